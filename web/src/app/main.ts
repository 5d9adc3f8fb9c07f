// The page begins. Its texts are asked for before its program is there: they come side by side.
import { storedSettings } from '../store/stored.ts';
import { firstLanguage, load } from '../text/languages.ts';
import { unloaded } from './unloaded.ts';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/seats.css';
import '../styles/controls.css';
import '../styles/cards.css';
import '../styles/front.css';
import '../styles/table.css';
import '../styles/bar.css';
import '../styles/window.css';
import '../styles/brussels.css';
import '../styles/players.css';
import '../styles/side.css';
import '../styles/prompt.css';
import '../styles/preview.css';
import '../styles/folded.css';
import '../styles/phones.css';
import '../styles/phone.css';
import '../styles/low.css';
import '../styles/forced.css';

load[firstLanguage(storedSettings().language)]().catch(() => undefined); // the program asks again, and says so
import('./start.ts').catch(() => unloaded(document.getElementById('app')!));
