// The texts of the page, for tests that look for things by their names in any language.
import { textsOf } from '../build/texts.ts';
import { format, type Params } from '../src/text/message.ts';

export const languages = ['en', 'fr', 'nl'] as const;

export type Say = (id: string, params?: Params) => string;

export function sayIn(language: string, game = 'bruxelles-1897'): Say {
  const texts = textsOf(language, game);
  return (id, params = {}) => {
    const message = texts[id];
    if (message === undefined) throw new Error(`There is no message ${id} in ${language}.`);
    return format(message, params, language);
  };
}
