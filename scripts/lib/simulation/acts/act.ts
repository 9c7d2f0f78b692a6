/** What may happen in a run, as data: a list of these is a scenario, which can be made shorter. */
import fc from 'fast-check';

/** Products that the people of a run know of. */
export const PRODUCTS = 4;

/** Mostly on the device with three tabs, where they meet each other. */
const TAB = fc.constantFrom(0, 0, 0, 0, 1, 1, 1, 2, 3, 4);
const PRODUCT = fc.constantFrom(0, 0, 1, 1, 2, 3);
const DEVICE = fc.constantFrom(0, 0, 0, 1, 2);
const PLACE = fc.nat(5);
const OPERATIONS = [null, 'CartCreate', 'VariantPrices'] as const;

const ACTS = {
  // A shopper.
  add: {tab: TAB, product: PRODUCT},
  addCombo: {tab: TAB, product: PRODUCT, companions: fc.integer({min: 1, max: 3})},
  step: {tab: TAB, line: PLACE, units: fc.constantFrom(-2, -1, 1, 2, 10)},
  remove: {tab: TAB, line: PLACE},
  undoRemoval: {tab: TAB},
  openCart: {tab: TAB},
  takeCrossSell: {tab: TAB},
  press: {tab: TAB, blocked: fc.boolean()},
  goOn: {tab: TAB},
  followNotice: {tab: TAB},
  pay: {checkout: PLACE, returns: fc.boolean()},
  undoPayment: {tab: TAB},
  thankAgain: {order: PLACE},
  strayThanks: {tab: TAB, order: PLACE},
  // Their browsers.
  reload: {tab: TAB},
  crashTab: {tab: TAB},
  show: {tab: TAB, visible: fc.boolean()},
  online: {device: DEVICE, is: fc.boolean()},
  clock: {
    device: DEVICE,
    ms: fc.constantFrom(-3_600_000, -60_000, 60_000, 3_600_000, 90_000_000),
  },
  storage: {device: DEVICE, full: fc.boolean()},
  // The operator.
  price: {product: PRODUCT, cents: fc.integer({min: 100, max: 9_999})},
  stock: {product: PRODUCT, left: fc.constantFrom(0, 1, 3, null)},
  code: {code: fc.nat(3), enabled: fc.boolean()},
  rules: {
    rounding: fc.constantFrom(0, 0, 1),
    automatic: fc.constantFrom(null, 'lines' as const, 'order' as const),
    split: fc.boolean(),
  },
  refund: {order: PLACE, whole: fc.boolean()},
  cancel: {order: PLACE},
  // The provider, the network, the worker.
  providerFails: {
    how: fc.constantFrom(
      'http',
      'throttled',
      'graphql',
      'invalid-json',
      'empty',
      'drop',
      'partial',
    ),
    operation: fc.constantFrom(...OPERATIONS),
    times: fc.integer({min: 1, max: 3}),
  },
  providerSlow: {ms: fc.constantFrom(0, 800, 2_500, 6_000)},
  loseAnswers: {
    host: fc.constantFrom('provider' as const, 'shop' as const),
    count: fc.constantFrom(1, 2),
  },
  webhooks: {how: fc.constantFrom('lost', 'doubled', 'late', 'reordered', 'forged')},
  functionCrash: {steps: fc.integer({min: 1, max: 3})},
  accountsSlow: {ms: fc.constantFrom(0, 1_500, 12_000)},
  workerCrash: {isolate: fc.nat(1)},
} as const;

type Acts = typeof ACTS;
type Kind = keyof Acts;
type ValueOf<Of> = Of extends fc.Arbitrary<infer Value> ? Value : never;

/** An event of a scenario. */
export type Act = {
  [Each in Kind]: {readonly kind: Each} & {
    readonly [Name in keyof Acts[Each]]: ValueOf<Acts[Each][Name]>;
  };
}[Kind];

export type ActOf<Each extends Kind> = Extract<Act, {readonly kind: Each}>;

/** How often each kind happens; once if not listed. */
const WEIGHTS: Partial<Record<Kind, number>> = {
  add: 12,
  addCombo: 3,
  step: 12,
  remove: 4,
  openCart: 3,
  takeCrossSell: 3,
  press: 12,
  goOn: 6,
  followNotice: 2,
  pay: 10,
  thankAgain: 2,
  price: 4,
  providerFails: 3,
};

/** Milliseconds until the next thing happens: mostly soon, sometimes so long that something ends. */
const PAUSES = [0, 5, 20, 60, 150, 400, 1_000, 3_000, 12_000, 30_000, 5 * 60_000, 16 * 60_000];

export interface Step {
  readonly act: Act;
  readonly pause: number;
}

/** All that a run depends on. */
export interface Scenario {
  readonly luck: number;
  readonly steps: readonly Step[];
}

const act: fc.Arbitrary<Act> = fc.oneof(
  ...(Object.keys(ACTS) as Kind[]).map((kind) => ({
    weight: WEIGHTS[kind] ?? 1,
    arbitrary: fc.record({kind: fc.constant(kind), ...ACTS[kind]} as never) as fc.Arbitrary<Act>,
  })),
);

const pause = fc.oneof(
  {weight: 6, arbitrary: fc.constantFrom(...PAUSES.slice(0, 7))},
  {weight: 1, arbitrary: fc.constantFrom(...PAUSES.slice(7))},
);

export const scenarios: fc.Arbitrary<Scenario> = fc.record({
  luck: fc.nat(0xffff),
  steps: fc.array(fc.record({act, pause}), {minLength: 1, maxLength: 40, size: 'max'}),
});
