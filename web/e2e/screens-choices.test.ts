// The table at every kind of decision. The games were recorded: somebody goes on where it is asked.
import { asking } from './moments.ts';
import type { Visit } from './pages.ts';
import { show, type Scene } from './scenes.ts';
import { button, enabled, playFrom } from './ways.ts';

// Each kind, with a moment that leaves so much to choose between. Those of a line are visited one after the other.
const kinds: Record<string, number>[] = [
  { architect: 4, brussels_cards: 3, park_action: 4, keep_drawn: 2 },
  { perform: 2, exhibit: 3, activate: 3, prisoner: 2 },
  { materials: 4, noble: 2, artwork: 3, jail: 2 },
];

async function reach(visit: Visit, kind: string, options: number) {
  await playFrom(visit, asking(kind, options));
  const prompt = visit.page.getByRole('contentinfo');
  // The prompt for Brussels names the place; its button is always the same.
  await (
    kind === 'brussels_cards'
      ? button(visit, 'confirm.brussels_cards')
      : prompt.getByText(visit.say(`prompt.${kind}`), { exact: true })
  ).waitFor();
}

const choices = kinds.map((some): Scene => ({
  fits: true,
  states: Object.entries(some).map(([kind, options]) => ({
    name: `choice-${kind}`,
    enter: (visit) => reach(visit, kind, options),
  })),
}));

// Things are gathered before they are sent, or spent.
const gathering: Scene = {
  fits: true,
  states: [
    {
      name: 'gathering',
      enter: async (visit) => {
        await reach(visit, 'materials', 4);
        const things = visit.page.getByRole('button', { name: new RegExp(`^${visit.say('choose', { thing: '' })}`) });
        await things.filter({ visible: true }).first().click();
      },
    },
  ],
};

// The turn is done, and can be taken back; then the others play, as slowly as they can: there is time to look.
const endTurn: Scene = {
  fits: true,
  settings: { speed: 'slow' },
  states: [
    {
      name: 'end-turn',
      enter: async (visit) => {
        await reach(visit, 'noble', 2);
        await visit.page.getByRole('button', { name: visit.say('option.keep'), exact: true }).click();
        await enabled(visit, 'end_turn').waitFor();
      },
    },
    {
      name: 'thinking',
      enter: async (visit) => {
        await enabled(visit, 'end_turn').click();
        await visit.page.getByRole('contentinfo').getByText('…').waitFor();
      },
    },
  ],
};

show('choosing', [...choices, gathering, endTurn]);
