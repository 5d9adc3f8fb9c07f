// How much of the suite is played, named by HORTA_BREADTH: `quick` meets every value once, `full` any two of them together,
// `long` everything with everything.
import { cover } from './cover.ts';

const together = { quick: 1, full: 2, long: Infinity };
export type Breadth = keyof typeof together;

export const breadth = (process.env.HORTA_BREADTH ?? 'quick') as Breadth;
if (!(breadth in together))
  throw new Error(`HORTA_BREADTH is ${breadth}; it can be ${Object.keys(together).join(', ')}.`);

// The combinations that are played.
export const chosen = <V extends Parameters<typeof cover>[0]>(
  values: V,
  possible?: Parameters<typeof cover<V>>[2],
): ReturnType<typeof cover<V>> => cover(values, together[breadth], possible);
