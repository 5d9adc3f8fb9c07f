// Whether something is shown: on small screens parts of the table wait behind tabs.
export const isInSight = (element: HTMLElement) => element.offsetParent !== null;

// The first of these that is in sight.
export function inSight(selectors: string[]): HTMLElement | undefined {
  for (const selector of selectors)
    for (const element of document.querySelectorAll<HTMLElement>(selector)) if (isInSight(element)) return element;
}
