// The languages of the page, and where their texts are. This is the first thing that a visitor loads: nothing heavy here.
export const languages = ['en', 'fr', 'nl'] as const;
export type Language = (typeof languages)[number];

export type Loaders = Record<Language, () => Promise<{ default: Record<string, string> }>>;

export const load: Loaders = {
  en: () => import('virtual:texts/en'),
  fr: () => import('virtual:texts/fr'),
  nl: () => import('virtual:texts/nl'),
};

// What was chosen here before, or else the first language of the browser that we speak.
export function firstLanguage(chosen: unknown): Language {
  const known = languages.find((language) => language === chosen);
  if (known) return known;
  for (const wanted of navigator.languages) {
    const found = languages.find((language) => wanted.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}
