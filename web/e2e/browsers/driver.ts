// What the programs that drive a browser have in common. Firefox and WebKit speak different protocols, but move their pointers
// by the same actions (W3C WebDriver).

export interface Size {
  width: number;
  height: number;
}

export type Finger = 'mouse' | 'touch';

export interface Driver {
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  resize(size: Size): Promise<void>;
  // Runs an expression in the page, which is a text or the promise of one.
  ask(expression: string): Promise<string>;
  act(actions: object[]): Promise<void>;
  picture(): Promise<Buffer>;
  // What went wrong in the page, since the beginning.
  errors(): Promise<string[]>;
  close(): Promise<void>;
}

export const pointer = (pointerType: Finger, x: number, y: number, press: boolean) => ({
  type: 'pointer',
  id: pointerType,
  parameters: { pointerType },
  actions: [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
    ...(press
      ? [
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ]
      : []),
  ],
});

const codes: Record<string, string> = { Enter: '\uE007', Escape: '\uE00C' };

export const keyPress = (key: string) => ({
  type: 'key',
  id: 'keys',
  actions: [
    { type: 'keyDown', value: codes[key] ?? key },
    { type: 'keyUp', value: codes[key] ?? key },
  ],
});
