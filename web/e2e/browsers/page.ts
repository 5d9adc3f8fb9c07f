// A page in a browser that Playwright does not drive: finds things by role and name as Playwright does, and touches them when
// they are still and nothing lies over them.
import type { Led, Named, Role, Things } from '../things.ts';
import { keyPress, pointer, type Driver, type Finger } from './driver.ts';

// From the page to the things that are meant: those of a role in each, or one of them by its place.
type Step = { role: Role; name: string | null; flags: string | null; exact: boolean } | { place: number };
type Find = (steps: Step[]) => HTMLElement[];

// Runs in the page: what the steps lead to.
function find(steps: Step[]): HTMLElement[] {
  const selectors: Record<Role, string> = {
    button: 'button, [role=button], summary',
    checkbox: 'input[type=checkbox], [role=checkbox]',
    contentinfo: 'footer, [role=contentinfo]',
    dialog: 'dialog[open], [role=dialog]',
    group: 'fieldset, details, [role=group]',
    heading: 'h1, h2, h3, h4',
    link: 'a[href]',
    radio: 'input[type=radio], [role=radio]',
    region: 'section[aria-label], section[aria-labelledby], [role=region]',
    row: 'tr, [role=row]',
    slider: 'input[type=range], [role=slider]',
  };
  const told = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof HTMLElement) || node.ariaHidden === 'true' || !node.checkVisibility()) return '';
    const text = node.ariaLabel ?? [...node.childNodes].map(told).join('');
    return getComputedStyle(node).display.startsWith('inline') ? text : ` ${text} `;
  };
  const nameOf = (element: HTMLElement): string => {
    const labels = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const parts = labels.map((id) => document.getElementById(id)).filter((label) => label !== null);
    if (element instanceof HTMLInputElement) parts.push(...(element.labels ?? []));
    if (element instanceof HTMLFieldSetElement) parts.push(element.querySelector('legend')!);
    const text = element.ariaLabel ?? (parts.length > 0 ? parts : [element]).map(told).join(' ');
    return text.replace(/\s+/g, ' ').trim();
  };
  const shown = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true }) && element.closest('[aria-hidden=true]') === null;

  let things = [...document.querySelectorAll<HTMLElement>('html')]; // none while a page is on its way
  for (const step of steps) {
    if ('place' in step) {
      const thing = things.at(step.place);
      things = thing ? [thing] : [];
      continue;
    }
    const { role, name, flags, exact } = step;
    const named = (element: HTMLElement): boolean => {
      if (name === null) return true;
      const text = nameOf(element);
      if (flags !== null) return new RegExp(name, flags).test(text);
      return exact ? text === name : text.toLowerCase().includes(name.toLowerCase());
    };
    const all = things.flatMap((thing) => [...thing.querySelectorAll<HTMLElement>(selectors[role])]);
    things = [...new Set(all)].filter((element) => shown(element) && named(element));
  }
  return things;
}

// Runs in the page: the middle of a thing, once it is still and a pointer there would meet it.
async function reach(found: Find, steps: Step[], patience: number): Promise<{ x: number; y: number }> {
  const end = performance.now() + patience;
  let before = '';
  let why = 'is not there';
  while (performance.now() < end) {
    const [thing] = found(steps);
    if (thing) {
      thing.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = thing.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const there = document.elementFromPoint(x, y);
      const met = there !== null && (thing.contains(there) || there.closest('label')?.contains(thing));
      const now = [left, top, width, height].join();
      if (met && now === before) return { x, y };
      why = met ? 'moves' : `is under ${there?.outerHTML.slice(0, 80)}`;
      before = now;
    }
    await new Promise(requestAnimationFrame);
  }
  throw new Error(`${JSON.stringify(steps)} ${why}.`);
}

class Found implements Things {
  constructor(
    private readonly page: OtherPage,
    private readonly steps: Step[],
  ) {}

  private at = (place: number) => new Found(this.page, [...this.steps, { place }]);

  getByRole(role: Role, { name, exact = false }: Named = {}) {
    const pattern = name instanceof RegExp;
    const step = { role, exact, name: pattern ? name.source : (name ?? null), flags: pattern ? name.flags : null };
    return new Found(this.page, [...this.steps, step]);
  }
  first = () => this.at(0);
  last = () => this.at(-1);
  count = () => this.page.look((found, steps) => found(steps).length, this.steps);
  all = async () => Array.from({ length: await this.count() }, (_, place) => this.at(place));

  isVisible = () =>
    this.page.look((found, steps) => {
      const box = found(steps)[0]?.getBoundingClientRect();
      return box !== undefined && box.width > 0 && box.height > 0;
    }, this.steps);
  getAttribute = (name: string) =>
    this.page.look((found, steps, name) => found(steps)[0]?.getAttribute(name) ?? null, this.steps, name);
  text = () => this.page.look((found, steps) => found(steps)[0]?.innerText ?? '', this.steps);

  waitFor = async ({ timeout = 20_000 } = {}) => {
    await this.page.look(
      async (found, steps, patience) => {
        const end = performance.now() + patience;
        while (found(steps).length === 0) {
          if (performance.now() > end) throw new Error(`${JSON.stringify(steps)} does not come.`);
          await new Promise(requestAnimationFrame);
        }
      },
      this.steps,
      timeout,
    );
  };

  private async point(finger: Finger, press: boolean, timeout = 10_000) {
    const { x, y } = await this.page.look(reach, this.steps, timeout);
    await this.page.driver.act([pointer(finger, x, y, press)]);
  }
  hover = ({ timeout }: { timeout?: number } = {}) => this.point('mouse', false, timeout);
  click = ({ timeout }: { timeout?: number } = {}) => this.point('mouse', true, timeout);
  tap = ({ timeout }: { timeout?: number } = {}) => this.point('touch', true, timeout);

  focus = async () => void (await this.page.look((found, steps) => (found(steps)[0]?.focus(), null), this.steps));
  async press(key: string) {
    await this.focus();
    await this.page.driver.act([keyPress(key)]);
  }
}

export class OtherPage implements Led {
  constructor(readonly driver: Driver) {}

  getByRole = (role: Role, named?: Named) => new Found(this, []).getByRole(role, named);

  goto = (address: string) => this.driver.open(address);
  reload = () => this.driver.reload();

  // Runs a function in the page. It sees nothing of this file but what it is given.
  evaluate = <Answer, Given>(run: (given: Given) => Answer | Promise<Answer>, given?: Given): Promise<Answer> =>
    this.answer<Answer>(`(${run})(${JSON.stringify(given)})`);

  // The same with a finder of things.
  look = <Given extends unknown[], Answer>(
    run: (found: Find, ...given: Given) => Answer | Promise<Answer>,
    ...given: Given
  ): Promise<Answer> => this.answer<Answer>(`(${run})(${find}, ...${JSON.stringify(given)})`);

  private async answer<Answer>(expression: string): Promise<Answer> {
    return JSON.parse(await this.driver.ask(`(async () => JSON.stringify((await ${expression}) ?? null))()`)) as Answer;
  }

  waitForTimeout = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
}
