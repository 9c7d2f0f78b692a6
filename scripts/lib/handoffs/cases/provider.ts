/** The provider is another one than the page knows: prices, stock, codes, and answers that fail. */
import type {FaultOrder} from '../../emulator-admin';
import {decimal, type Good, type StoredLine} from '../goods';
import type {HandOffCase} from '../hand-off-case';
import {forgeAnswer, loseAnswer} from '../hold-answer';
import {START} from '../odd-shop';
import {WrongHandOff, type Shopper} from '../shopper';
import {line} from './lines';
import {paysInTheEnd} from './windows';

const CHANGED = 'provider changes between page and checkout';
const FAILED = 'provider fails';

type Shape = (shopper: Shopper) => readonly StoredLine[];

const plain = (shopper: Shopper, index: number): Good => {
  const goods = shopper.lane.goods.filter(({beforeCents}) => beforeCents === null);
  return goods[index] as Good;
};
const sale = (shopper: Shopper): Good =>
  shopper.lane.goods.find(({beforeCents}) => beforeCents !== null) as Good;

/** The first line is the one that something happens to. */
export const SHAPES: Readonly<Record<string, Shape>> = {
  'one product': (shopper) => [line(plain(shopper, 0))],
  'three of a product': (shopper) => [
    line(plain(shopper, 1), {quantity: 3}),
    line(plain(shopper, 2)),
  ],
  'a combo line of 10%': (shopper) => [
    line(plain(shopper, 3), {offer: 'combo-10'}),
    line(plain(shopper, 4), {offer: 'combo-10'}),
  ],
  'three of a combo line of 30%': (shopper) => [
    line(plain(shopper, 5), {offer: 'combo-30', quantity: 3}),
    line(plain(shopper, 6)),
  ],
  'a cross-sell': (shopper) => [
    line(plain(shopper, 7), {offer: 'cross-sell'}),
    line(plain(shopper, 8)),
  ],
  'a sale that runs': (shopper) => [line(sale(shopper)), line(plain(shopper, 9))],
  'a sale that the cart shows as ended': (shopper) => [
    line(sale(shopper), {addedAt: START - 16 * 60_000}),
  ],
  'every offer': (shopper) => [
    line(plain(shopper, 10), {offer: 'combo-20', quantity: 2}),
    line(plain(shopper, 11), {offer: 'combo-30'}),
    line(plain(shopper, 12), {offer: 'cross-sell'}),
    line(plain(shopper, 13), {quantity: 2}),
    line(sale(shopper)),
  ],
};

type Change = (shopper: Shopper, good: Good) => Promise<void>;

const priced =
  (by: number): Change =>
  ({lane}, {handle, cents}) =>
    lane.admin.changeProduct(handle, {price: decimal(Math.max(1, cents + by))});

const CHANGES: Readonly<Record<string, Change>> = {
  'dearer by 5': priced(500),
  'cheaper by 3': priced(-300),
  'a cent dearer': priced(1),
  'a cent cheaper': priced(-1),
  'for a cent': priced(-1_000_000),
  'sold out': ({lane}, {handle}) => lane.admin.changeProduct(handle, {availableForSale: false}),
  gone: ({lane}, {handle}) => lane.admin.changeProduct(handle, {deleted: true}),
  'dearer and its code off': async (shopper, good) => {
    await priced(500)(shopper, good);
    await codesOff(shopper);
  },
};

async function codesOff({lane}: Shopper): Promise<void> {
  for (const code of ['COMBO10', 'COMBO20', 'COMBO30', 'CRUCE50']) {
    await lane.admin.switchCode(code, false);
  }
}

const OFFERED = Object.keys(SHAPES).filter((name) => /combo|cross-sell|every/.test(name));

const CHANGED_CASES: readonly HandOffCase[] = [
  ...Object.entries(CHANGES).flatMap(([change, make]) =>
    Object.keys(SHAPES).map((shape) => changed(shape, change, make)),
  ),
  ...OFFERED.map((shape) => changed(shape, 'all codes off', codesOff)),
];

function changed(shape: string, change: string, make: Change): HandOffCase {
  return {
    group: CHANGED,
    name: `${shape}: ${change}`,
    run: async (shopper) => {
      const lines = SHAPES[shape]?.(shopper) ?? [];
      await shopper.arrives({lines});
      await make(shopper, (lines[0] as StoredLine).good);
      const verdict = await shopper.pays();
      const seen = verdict === 'told' ? await shopper.goesBack() : await shopper.isHonest();
      // What the shop refuses it marks, and the rest can be bought.
      if (seen.cents === null || verdict === 'exact') return;
      await shopper.until(({lines: left}) => left.length === lines.length);
      const again = await shopper.pays();
      if (again !== 'exact') throw new WrongHandOff([`${again} again, after ${verdict}`], seen);
    },
  };
}

const FAULTS: readonly FaultOrder[] = [
  {kind: 'http', status: 500},
  {kind: 'http', status: 503, delayMs: 300},
  {kind: 'http', status: 429},
  {kind: 'throttled'},
  {kind: 'graphql'},
  {kind: 'invalid-json'},
  {kind: 'empty'},
  {kind: 'drop'},
  {kind: 'partial'},
];

const FAILED_CASES: readonly HandOffCase[] = FAULTS.flatMap((fault) =>
  ['one product', 'every offer'].map((shape) => ({
    group: FAILED,
    name: `${shape}: ${fault.kind} ${fault.status ?? ''}`.trim(),
    run: async (shopper) => {
      await shopper.arrives({lines: SHAPES[shape]?.(shopper) ?? []});
      await shopper.lane.admin.injectFault({...fault, operation: 'cartCreate'});
      await mustBeRefused(shopper);
      await shopper.lane.admin.clearFaults();
      await paysInTheEnd(shopper);
    },
  })),
);

const LOST: readonly HandOffCase[] = ['one product', 'every offer'].map((shape) => ({
  group: FAILED,
  name: `${shape}: the answer is lost`,
  run: async (shopper) => {
    await shopper.arrives({lines: SHAPES[shape]?.(shopper) ?? []});
    await loseAnswer(shopper.page);
    await mustBeRefused(shopper);
    await paysInTheEnd(shopper);
  },
}));

const SLOW: readonly HandOffCase[] = ['one product', 'every offer'].map((shape) => ({
  group: FAILED,
  name: `${shape}: slow`,
  run: async (shopper) => {
    await shopper.arrives({lines: SHAPES[shape]?.(shopper) ?? []});
    await shopper.lane.admin.injectFault({kind: 'slow', delayMs: 700, operation: 'cartCreate'});
    await shopper.pays();
  },
}));

const address = (host: string) => `${host}/cart/c/x?key=y`;
const answer = (changes: object) => ({
  ok: true,
  cartId: 'gid://shopify/Cart/x?key=y',
  checkoutUrl: address('https://pago.example'),
  total: {amount: '1.0', currencyCode: 'USD'},
  totalQuantity: 1,
  lines: [],
  ...changes,
});

/** What may stand in the place of the shop's answer: a portal's page, a cut text, another shape. */
const ODD_ANSWERS: Readonly<Record<string, [status: number, body: string]>> = {
  'a page of somebody else’s': [200, '<!doctype html><title>WiFi</title>'],
  nothing: [200, ''],
  null: [200, 'null'],
  'an empty object': [200, '{}'],
  'a list': [200, '[]'],
  'a number': [200, '7'],
  'ok and nothing else': [200, '{"ok":true}'],
  'not ok and no reason': [200, '{"ok":false}'],
  'not ok for a reason that nobody knows': [418, '{"ok":false,"error":"teapot"}'],
  'not ok by a reason of every object': [503, '{"ok":false,"error":"constructor"}'],
  'a text that was cut off': [200, JSON.stringify(answer({})).slice(0, 60)],
  'an address that is a script': [
    200,
    JSON.stringify(answer({checkoutUrl: 'javascript:alert(1)'})),
  ],
  'an address without a host': [200, JSON.stringify(answer({checkoutUrl: '/cart/c/x'}))],
  'no total': [200, JSON.stringify(answer({total: null}))],
  'a total that is no number': [
    200,
    JSON.stringify(answer({total: {amount: 'NaN', currencyCode: 'USD'}})),
  ],
  'lines that are none': [200, JSON.stringify(answer({lines: 'x'}))],
  'lines without a price': [200, JSON.stringify(answer({lines: [{merchandiseId: 'x'}]}))],
};

const FORGED: readonly HandOffCase[] = Object.entries(ODD_ANSWERS).map(
  ([name, [status, body]]) => ({
    group: FAILED,
    name: `answered with ${name}`,
    run: async (shopper) => {
      await shopper.arrives({lines: SHAPES['every offer']?.(shopper) ?? []});
      await forgeAnswer(shopper.page, status, body);
      await mustBeRefused(shopper);
      await paysInTheEnd(shopper);
    },
  }),
);

async function mustBeRefused(shopper: Shopper): Promise<void> {
  const verdict = await shopper.pays();
  if (verdict !== 'refused') throw new WrongHandOff([`${verdict}, though nothing came`], null);
}

export const PROVIDER: readonly HandOffCase[] = [
  ...CHANGED_CASES,
  ...FAILED_CASES,
  ...LOST,
  ...SLOW,
  ...FORGED,
];
