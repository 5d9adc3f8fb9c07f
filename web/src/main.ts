// The page begins. Its texts are asked for before its program is there: they come side by side.
import { storedSettings } from './state/stored.ts';
import { firstLanguage, load } from './text/languages.ts';
import { unloaded } from './unloaded.ts';
import './styles/tokens.css';
import './styles/components.css';
import './styles/front.css';
import './styles/table.css';
import './styles/page.css';

load[firstLanguage(storedSettings().language)]().catch(() => undefined); // the program asks again, and says so
import('./start.ts').catch(() => unloaded(document.getElementById('app')!));
