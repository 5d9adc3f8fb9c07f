import { mount } from 'svelte';
import App from './App.svelte';
import { workOffline } from './offline/offline.svelte.ts';
import { settings, showLook } from './state/settings.svelte.ts';
import { speak } from './text/texts.svelte.ts';
import { loadSprites } from './ui/sprites.ts';
import { unloaded } from './unloaded.ts';
import './styles/tokens.css';
import './styles/components.css';
import './styles/front.css';
import './styles/table.css';
import './styles/page.css';

const page = document.getElementById('app')!;
showLook();
loadSprites();
try {
  await speak(settings.language);
  mount(App, { target: page });
  void workOffline();
} catch {
  unloaded(page);
}
