// Resolves when the browser has shown what has changed so far; a page that is not looked at shows nothing, and does not wait.
export const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });
