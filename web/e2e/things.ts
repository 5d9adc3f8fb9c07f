// What a player needs of a browser: things on the page by role and name, and ways to touch them. Playwright's pages and locators
// have all of it for Chromium, e2e/browsers for the others.

export type Role =
  | 'button'
  | 'checkbox'
  | 'contentinfo'
  | 'dialog'
  | 'group'
  | 'heading'
  | 'link'
  | 'radio'
  | 'region'
  | 'row'
  | 'slider';

export interface Named {
  name?: string | RegExp;
  exact?: boolean;
}

interface Patience {
  timeout?: number;
}

export interface Things {
  getByRole(role: Role, named?: Named): Things;
  first(): Things;
  last(): Things;
  all(): Promise<Things[]>;
  count(): Promise<number>;
  isVisible(): Promise<boolean>;
  waitFor(patience?: Patience): Promise<void>;
  getAttribute(name: string, patience?: Patience): Promise<string | null>;
  hover(patience?: Patience): Promise<void>;
  click(patience?: Patience): Promise<void>;
  tap(patience?: Patience): Promise<void>;
  focus(patience?: Patience): Promise<void>;
  press(key: string, patience?: Patience): Promise<void>;
}

export interface Seen {
  getByRole(role: Role, named?: Named): Things;
  waitForTimeout(milliseconds: number): Promise<void>;
}

// A page that can be led elsewhere, and run something.
export interface Led extends Seen {
  goto(address: string): Promise<unknown>;
  reload(): Promise<unknown>;
  evaluate<Answer>(run: () => Answer | Promise<Answer>): Promise<Answer>;
  evaluate<Answer, Given>(run: (given: Given) => Answer | Promise<Answer>, given: Given): Promise<Answer>;
}
