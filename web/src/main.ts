import { mount } from 'svelte';
import App from './App.svelte';
import { workOffline } from './offline/offline.svelte.ts';
import { settings, showLook } from './state/settings.svelte.ts';
import { speak } from './text/texts.svelte.ts';
import { loadSprites } from './ui/sprites.ts';
import './styles/tokens.css';
import './styles/components.css';
import './styles/front.css';
import './styles/table.css';
import './styles/page.css';

showLook();
loadSprites();
await speak(settings.language);
mount(App, { target: document.getElementById('app')! });
void workOffline();
