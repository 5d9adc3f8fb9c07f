// Somebody who plays: finds things by role and name only, and touches them with a mouse, a finger or keys.
import type { Say } from './texts.ts';
import type { Seen, Things } from './things.ts';

export type Touch = (thing: Things) => Promise<void>;

// Nobody reaches for a thing longer than that.
const timeout = 3000;

export const byMouse: Touch = async (thing) => {
  await thing.hover({ timeout });
  await thing.click({ timeout });
};
export const byFinger: Touch = (thing) => thing.tap({ timeout });
export const byKey: Touch = async (thing) => {
  await thing.focus({ timeout });
  await thing.press('Enter', { timeout });
};

// The button for passing says what that brings.
export const passName = (say: Say) => new RegExp(`^${say('pass')}(,|$)`);
export const passButton = (page: Seen, say: Say) => page.getByRole('button', { name: passName(say) });

// A small generator, so that a game can be played again.
function random(seed: number) {
  let state = seed >>> 0;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export class Player {
  private readonly below;
  decisions = 0;
  // What else somebody does then.
  betweenRounds = () => Promise.resolve();

  constructor(
    private readonly page: Seen,
    private readonly say: Say,
    private readonly touch: Touch,
    seed: number,
  ) {
    this.below = random(seed);
  }

  private get nextRound() {
    return new RegExp(`^(${this.say('counted.next_round')}|${this.say('counted.to_scores')})$`);
  }

  private button(id: string) {
    return this.page.getByRole('button', { name: this.say(id), exact: true });
  }

  private async can(button: Things): Promise<boolean> {
    const first = button.first();
    if (!(await first.isVisible())) return false;
    // It may go meanwhile, under a dialog for example.
    const disabled = await first.getAttribute('aria-disabled', { timeout: 500 }).catch(() => 'true');
    return disabled !== 'true';
  }

  private async pick(things: Things[]): Promise<void> {
    await this.touch(things[this.below(things.length)]!);
    this.decisions++;
  }

  // Plays until the score sheet is there, which the scene of the end leads to.
  playToTheEnd(): Promise<void> {
    const sheet = this.page.getByRole('dialog').getByRole('region', { name: this.say('score_sheet') });
    return this.playUntil(() => sheet.isVisible());
  }

  async playUntil(enough: () => Promise<boolean>): Promise<void> {
    const missed: unknown[] = [];
    for (let steps = 0; steps < 3000; steps++) {
      if (await enough()) return;
      // What was reached for may have gone meanwhile: then one looks again, but not for ever.
      const done = await this.step().catch((error) => missed.push(error) > 0);
      if (missed.length > 5) throw missed.at(-1);
      if (!done) await this.page.waitForTimeout(15);
    }
    throw new Error('It does not come to that.');
  }

  // Does one thing if there is one to do.
  async step(): Promise<boolean> {
    const ready = this.button('handover.ready');
    if (await ready.isVisible()) {
      await this.touch(ready);
      return true;
    }
    const next = this.page.getByRole('dialog').getByRole('button', { name: this.nextRound });
    if (await next.isVisible()) {
      await this.touch(next);
      await this.betweenRounds();
      return true;
    }
    const sheet = this.page.getByRole('dialog').getByRole('button', { name: this.say('score_sheet'), exact: true });
    if (await sheet.isVisible()) {
      await this.touch(sheet);
      return true;
    }
    // A finger has opened the preview, which says it all and has a button to place.
    const place = this.page
      .getByRole('region', { name: this.say('preview') })
      .getByRole('button')
      .last();
    if (this.touch === byFinger && (await place.isVisible())) {
      await place.tap({ timeout: 1000 }).catch(() => undefined); // it may be on its way out
      return true;
    }
    const end = this.button('end_turn');
    if (await this.can(end)) {
      await this.touch(end);
      return true;
    }
    for (const id of ['confirm.materials', 'confirm.brussels_cards']) {
      const confirm = this.button(id);
      if ((await confirm.count()) === 0) continue;
      if (await this.can(confirm)) await this.pick([confirm]);
      else await this.gather(id);
      return true;
    }
    const choices = await this.page.getByRole('contentinfo').getByRole('group').getByRole('button').all();
    if (choices.length > 0) {
      await this.pick(choices);
      return true;
    }
    const pass = passButton(this.page, this.say);
    if (!(await this.can(pass))) return false;
    await this.act(pass);
    return true;
  }

  // Touches one more thing for a decision that takes several.
  private async gather(id: string) {
    const choose = this.say('choose', { thing: '…' }).split('…')[0]!;
    const send = this.say('hand.send', { card: '1/3', chosen: 0, count: 1 }).split('1/3')[0]!;
    const wanted = id === 'confirm.materials' ? choose : send;
    const things = await this.page.getByRole('button', { name: new RegExp(`^${wanted}`) }).all();
    const visible = [];
    for (const thing of things) if (await thing.isVisible()) visible.push(thing);
    if (visible.length > 0) await this.touch(visible[this.below(visible.length)]!);
  }

  // Takes a card, goes to Brussels, or passes.
  private async act(pass: Things) {
    const actions = ['creation', 'supply', 'construction', 'influence', 'sale', 'exhibition'].map((action) =>
      this.say(`action.${action}`),
    );
    const window = this.page.getByRole('region', { name: this.say('window') });
    const cards = await window.getByRole('button', { name: new RegExp(`(${actions.join('|')})$`) }).all();
    const places = await this.page
      .getByRole('region', { name: this.say('brussels'), exact: true })
      .getByRole('button')
      .all();
    const things = [...cards, ...cards, ...places, pass];
    const chosen = things[this.below(things.length)]!;
    await this.pick([chosen]);
  }
}
