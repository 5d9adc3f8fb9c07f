// Whoever imports this waits until the texts of the rules are there.
import { alsoSpeak } from '../text/texts.svelte.ts';

await alsoSpeak('rules');
