// A class of the body while a page is shown, for what lies around it: $effect(onBody('at-table')). (With `:has` the browser
// would look through the whole page for it after every change.)
export const onBody = (name: string) => () => {
  document.body.classList.add(name);
  return () => document.body.classList.remove(name);
};
