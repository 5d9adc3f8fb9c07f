// The page begins. Its texts are asked for before its program is there: they come side by side.
import { storedSettings } from './state/stored.ts';
import { firstLanguage, load } from './text/languages.ts';
import './styles/tokens.css';
import './styles/components.css';
import './styles/front.css';
import './styles/table.css';
import './styles/page.css';
import './styles/layouts.css';

void load[firstLanguage(storedSettings().language)]();
void import('./start.ts');
