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
      await this.coach
        .getByRole('heading', { name: this.say('learn.progress', { step: number + 1, steps: steps.length }) })
        .waitFor({ timeout: 15000 });
      if (step.id === 'result') await this.touch(this.button('counted.next_round'));
      await at(step, number);
      if (number === steps.length - 1) return;
      await (this.touch === byKey ? this.press(number) : this.follow(step));
    }
  }

  private get coach(): Locator {
    return this.page.getByRole('region', { name: this.say('learn'), exact: true });
  }

  private button(id: string): Locator {
    return this.page.getByRole('button', { name: this.say(id), exact: true });
  }

  // With keys alone: whatever is to be pressed has the focus, or gets it from "Show me".
  private async press(number: number) {
    const next = this.say('learn.progress', { step: number + 2, steps: steps.length });
    for (let tries = 0; tries < 4; tries++) {
      await this.page.keyboard.press('Enter');
      const there = this.coach.getByRole('heading', { name: next, exact: true });
      const wait = tries < 1 ? 400 : 8000;
      if (
        await there.waitFor({ timeout: wait }).then(
          () => true,
          () => false,
        )
      ) {
        await this.page.waitForTimeout(60); // the focus follows
        return;
      }
    }
    throw new Error(`Keys do not lead on from step ${number + 1}.`);
  }

  private async follow({ id, task }: Step) {
    switch (task.kind) {
      case 'tell':
        return this.touch(this.coach.getByRole('button', { name: this.say('learn.continue') }));
      case 'look':
        return this.touch === byFinger ? this.thing(task.move).tap() : this.thing(task.move).hover();
      case 'way':
        return this.touch(this.preview.getByRole('button', { name: new RegExp(`^${task.text.at(-1)}`) }));
      case 'undo':
        return this.touch(this.button('undo'));
      case 'hint':
        return this.touch(this.button('hint'));
      case 'end':
        return this.touch(this.button('end_turn'));
      case 'gather':
        return this.touch(this.inHand('hand.send', { card: '1/3', chosen: 0, count: 3 }));
      case 'do':
        if (task.moves[0] === 'pass') return this.touch(passButton(this.page, this.say));
        if (task.moves[0] === 'keep') return this.touch(this.button('option.keep'));
        if (task.moves[0]!.startsWith('place ')) return this.touch(this.button('confirm.brussels_cards'));
        if (id === 'again') return this.touch(this.inHand('hand.face', { card: '1/3', value: 3 }));
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
