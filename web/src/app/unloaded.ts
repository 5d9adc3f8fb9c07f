// The page without its texts: they did not come, so these few words are here in every language.
const words = {
  en: ['Horta could not be loaded.', 'Load again'],
  fr: ['Horta n’a pas pu être chargé.', 'Recharger'],
  nl: ['Horta kon niet worden geladen.', 'Opnieuw laden'],
};

export function unloaded(page: HTMLElement) {
  const main = document.createElement('main');
  main.className = 'message';
  for (const [language, [text, again]] of Object.entries(words)) {
    const paragraph = document.createElement('p');
    const button = document.createElement('button');
    paragraph.lang = language;
    button.className = 'btn';
    button.textContent = again!;
    button.onclick = () => location.reload();
    paragraph.append(`${text} `, button);
    main.append(paragraph);
  }
  page.replaceChildren(main);
}
