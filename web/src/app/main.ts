// The page begins. Its texts are asked for before its program is there: they come side by side.
import { storedSettings } from '../store/stored.ts';
import { firstLanguage, load } from '../text/languages.ts';
import { unloaded } from './unloaded.ts';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/seats.css';
import '../styles/controls.css';
import '../styles/forced.css';

load[firstLanguage(storedSettings().language)]().catch(() => undefined); // the program asks again, and says so
import('./start.ts').catch(() => unloaded(document.getElementById('app')!));
