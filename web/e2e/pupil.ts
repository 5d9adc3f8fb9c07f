// Somebody who takes the lesson: does what each step asks for, finding things by role and name only.
import type { Locator, Page } from 'playwright-core';
import lesson from '../src/games/bruxelles1897/lesson.ts';
import type { LessonStep as Step } from '../src/learn/script.ts';
import { byFinger, byKey, passButton, type Touch } from './player.ts';
import type { Say } from './texts.ts';

const { steps } = lesson;

export class Pupil {
  constructor(
    private readonly page: Page,
    private readonly say: Say,
    private readonly touch: Touch,
  ) {}

  // Takes the whole lesson; `at` is called at every step, before it is done.
  async learn(at: (step: Step, number: number) => Promise<void> = async () => undefined) {
    for (const [number, step] of steps.entries()) {
      await this.heading(number).waitFor({ timeout: 15000 });
      await at(step, number);
      if (number === steps.length - 1) return;
      const counts = step.task.kind === 'do' && step.task.moves[0] === 'pass';
      const next = counts ? this.button('counted.next_round') : this.heading(number + 1);
      await (this.touch === byKey ? this.press(next) : this.follow(step));
      if (counts) await this.seeTheRound(next);
    }
  }

  // The end of the round has a dialog of its own, which the coach does not speak into.
  private async seeTheRound(next: Locator) {
    await next.waitFor();
    if ((await this.coach.getByRole('heading').count()) > 0) throw new Error('The coach speaks behind the dialog.');
    await this.touch(next);
  }

  private heading(number: number): Locator {
    const name = this.say('learn.progress', { step: number + 1, steps: steps.length });
    return this.coach.getByRole('heading', { name, exact: true });
  }

  private get coach(): Locator {
    return this.page.getByRole('region', { name: this.say('learn'), exact: true });
  }

  private button(id: string): Locator {
    return this.page.getByRole('button', { name: this.say(id), exact: true });
  }

  // With keys alone: whatever is to be pressed has the focus, or gets it from "Show me".
  private async press(next: Locator) {
    for (let tries = 0; tries < 4; tries++) {
      await this.page.keyboard.press('Enter');
      const wait = tries < 1 ? 400 : 8000;
      if (
        await next.waitFor({ timeout: wait }).then(
          () => true,
          () => false,
        )
      ) {
        await this.page.waitForTimeout(60); // the focus follows
        return;
      }
    }
    throw new Error('Keys do not lead on.');
  }

  private async follow({ task }: Step) {
    switch (task.kind) {
      case 'tell':
        return this.touch(this.coach.getByRole('button', { name: this.say('learn.continue') }));
      case 'look':
        return this.touch === byFinger ? this.thing(task.move).tap() : this.thing(task.move).hover();
      case 'way':
        return this.touch(this.preview.getByRole('button', { name: new RegExp(`^${task.text.at(-1)}`) }));
      case 'end':
        return this.touch(this.button('end_turn'));
      case 'do':
        if (task.moves[0] === 'pass') return this.touch(passButton(this.page, this.say));
        if (task.moves[0] === 'keep') return this.touch(this.button('option.keep'));
        if (task.moves[0]!.startsWith('place '))
          return this.touch(this.inHand('hand.send', { card: '1/3', chosen: 0, count: 3 }));
        if (this.touch !== byFinger) return this.touch(this.thing(task.moves[0]!));
        if (!(await this.preview.isVisible())) await this.thing(task.moves[0]!).tap();
        return this.preview.getByRole('button').last().tap();
    }
  }

  private get preview(): Locator {
    return this.page.getByRole('region', { name: this.say('preview') });
  }

  private inHand(id: string, params: Record<string, string | number>): Locator {
    return this.page
      .getByRole('button', { name: this.say(id, params), exact: true })
      .filter({ visible: true })
      .first();
  }

  // A card in the window, or a place in Brussels.
  private thing(move: string): Locator {
    if (!move.startsWith('take '))
      return this.page.getByRole('button', { name: new RegExp(`^${this.say(`place.${move}`)}`) });
    const where = this.say('cell', { column: move[5]!, row: Number(move[6]) });
    return this.page
      .getByRole('region', { name: this.say('window') })
      .getByRole('button', { name: new RegExp(`^${where}`) });
  }
}
