// First what a visitor sees, then what the first game needs, and at last what makes the page work without a network.
import { mount } from 'svelte';
import App from './App.svelte';
import { warmUp } from './warmUp.ts';
import { workOffline } from './offline/offline.svelte.ts';
import { settings, showLook } from '../store/settings.svelte.ts';
import { speak } from '../text/texts.svelte.ts';
import { loadSprites } from '../ui/sprites.svelte.ts';

showLook();
const sprites = loadSprites();
await speak(settings.language);
mount(App, { target: document.getElementById('app')! });
sprites.show();
void warmUp().then(workOffline);
