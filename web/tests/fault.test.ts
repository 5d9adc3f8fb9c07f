// Everything that can be wrong with a record is said in words, with nothing left unfilled.
import { beforeAll, expect, test } from 'vitest';
import { Refusal } from '../src/engine/engine.ts';
import type { GameRecord } from '../src/engine/types.ts';
import { faultText } from '../src/text/fault.ts';
import { languages, speak, speakOf } from '../src/text/texts.svelte.ts';
import { call, simulate } from './engine.ts';

beforeAll(() => {
  globalThis.document = { documentElement: {} } as Document;
});

const good: GameRecord = simulate(3, 0);
const decision = good.steps.findIndex(({ kind }) => kind !== undefined);
const withStep = (step: number, change: object) => ({
  ...good,
  steps: good.steps.map((one, number) => (number === step ? { ...one, ...change } : one)),
});

const wrong: [string, unknown][] = [
  ['record_shape', []],
  ['record_shape', 'text'],
  ['record_shape', null],
  ['record_format', {}],
  ['record_version', { ...good, version: 2 }],
  ['game_unknown', { ...good, game: `chess\u202e${'x'.repeat(300)}` }],
  ['rules_version', { ...good, rules_version: 99 }],
  ['secret_wrong', { ...good, shuffle: { ...good.shuffle, secret: 'ab'.repeat(32) } }],
  ['record_field', { ...good, seats: 3 }],
  ['record_field', { ...good, steps: {} }],
  ['record_field', { ...good, shuffle: {} }],
  ['player_count', { ...good, seats: [{ name: 'A' }] }],
  ['option_unknown', { ...good, options: { speed: 'high' } }],
  ['components_unknown', { ...good, components: 'ab'.repeat(32) }],
  ['result_missing', { ...good, result: undefined }],
  ['result_differs', { ...good, result: { ...good.result, scores: [1, 2, 3] } }],
  ['result_too_early', { ...good, steps: good.steps.slice(0, decision) }],
  ['step_seat', withStep(decision, { seat: (good.steps[decision]!.seat! + 1) % 3 })],
  ['step_kind', withStep(decision, { kind: 'jail', option: '1/3' })],
  ['step_illegal', withStep(decision + 1, { option: ['2/5', 5], text: undefined })],
  ['step_text', withStep(decision, { text: 'pass' })],
  ['step_unreadable', withStep(decision, { option: 'nonsense' })],
  ['draw_unreadable', withStep(0, { drew: 'nonsense' })],
  ['draw_missing', { ...good, steps: good.steps.slice(0, 3), result: undefined }],
  ['step_after_end', { ...good, steps: [...good.steps, good.steps[decision]] }],
];

test.each(wrong)('%s', async (code, record) => {
  const { fault } = call<{ fault?: { code: string; params: Record<string, string | number> } }>('open', {
    record: JSON.parse(JSON.stringify(record)),
  });
  expect(fault?.code).toBe(code);
  for (const language of languages) {
    await speak(language);
    await speakOf('bruxelles-1897');
    const text = faultText(new Refusal(fault!.code, fault!.params));
    expect(text).not.toMatch(/\{\w+\}|undefined|null|\u202e/);
    expect(text.length).toBeGreaterThan(10);
    expect(text.length).toBeLessThan(300);
  }
});

test('a fault without words is a sentence, too', async () => {
  await speak('en');
  await speakOf('bruxelles-1897');
  expect(faultText(new Refusal('bad_request', { field: 'record' }))).toBe('This game cannot be read.');
});
