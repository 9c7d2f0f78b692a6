/** The few of the matrix that each test run makes: at least one of each dimension. */
import {handOffCases} from './all-cases';
import type {HandOffCase} from './hand-off-case';

const SEED = 7;

const NAMES: Readonly<Record<string, readonly string[]>> = {
  carts: ['every offer side by side', '20 lines'],
  'random carts': [`number 1 of seed ${SEED}`],
  'combos by the shop’s own panel': ['3 companions, number 0 and 1 in the cart already'],
  windows: [
    'combo-30, looked at -1 ms from its end',
    'combo-30, seen in time and pressed 0 ms from its end',
    'combo-10, pressed in time and answered 0 ms from its end',
    'cross-sell, accepted 0 ms from its end',
    'two cross-sells, the clock a day ahead and back again',
  ],
  'provider changes between page and checkout': ['every offer: all codes off'],
  'provider fails': ['every offer: the answer is lost', 'answered with lines that are none'],
  'provider of its own will': [
    'three of a combo line of 30%: a cent more on a line',
    'three of a combo line of 30%: a line in two',
    'every offer: 10% off the order',
  ],
  'edits while preparing': [
    'a line removed, in this tab',
    'a product added on its page, in another tab',
  ],
  'edits while ready': ['a line removed, in this tab'],
  'edits while told': ['one unit more, in another tab'],
  'reload, back, forward, closed tabs': [
    'reloads the cart while preparing',
    'two tabs add ten units each at once',
  ],
  'blocked popup': ['every offer'],
  purchases: ['one unit was paid, and the line has four by then'],
  'two and three open hand-offs': ['2 open, a line added between, paid: 1'],
  'orders that name no hand-off': ['two open, paid: 1'],
  'in mode campaign': ['combo-30, pressed 0 ms from its end'],
  'in mode none': ['every offer, added just now'],
  'more time': ['taken back preparing, in another tab, lines of 20 minutes'],
  'links to /gracias': ['/gracias?order=RP-7777&name=Ana while one is ready'],
};

/** @throws {Error} when the matrix has none of that name any more. */
export function reducedCases(): readonly HandOffCase[] {
  const all = handOffCases(SEED);
  return Object.entries(NAMES).flatMap(([group, names]) =>
    names.map((name) => {
      const found = all.find((each) => each.group === group && each.name === name);
      if (!found) throw new Error(`There is no case '${name}' in '${group}'.`);
      return found;
    }),
  );
}
