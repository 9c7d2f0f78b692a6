/** One run of a scenario: from an empty shop to the moment when everything has recovered, with the verdict. */
import type {Order} from '../../../emulators/storefront-api/cart/order';
import type {Scenario, Act} from './acts/act';
import {goodsOf, type Good, worldActs} from './acts/world-acts';
import {paymentActs} from './acts/payment-acts';
import {shopperActs} from './acts/shopper-acts';
import type {ShopCode} from './code/load-shop';
import {judgeEnd} from './rules/end';
import {HandOffs} from './rules/hand-offs';
import type {Device} from './shopper/device';
import {World} from './world/world';

/** What acts work with. */
export interface Run {
  readonly world: World;
  readonly goods: readonly Good[];
  readonly handOffs: HandOffs;
  /** Offers of the cross-sell that somebody has taken. */
  readonly taken: Set<string>;
  /** Paid orders: on which device, and the URL of their thank-you page. */
  readonly thanked: Map<Order, {readonly device: Device; readonly address: string}>;
}

export interface Outcome {
  /** Violations in words; empty if the run passed. */
  readonly violations: readonly string[];
  /** Events of the run, line by line. */
  readonly story: readonly string[];
  /** Digest of every event: two runs with the same digest did the same. */
  readonly digest: string;
}

const ACTS = {...shopperActs, ...paymentActs, ...worldActs} as const;

/** Runs a scenario; the same scenario has the same outcome. */
export async function runScenario(code: ShopCode, {luck, steps}: Scenario): Promise<Outcome> {
  const world = new World(code, luck);
  const leave = world.enter();
  try {
    const goods = goodsOf(world.provider);
    const run: Run = {
      world,
      goods,
      handOffs: new HandOffs(world),
      taken: new Set(),
      thanked: new Map(),
    };
    for (const {act, pause} of steps) {
      world.note(JSON.stringify(act));
      await world.timeline.advance(0);
      perform(run, act);
      await world.timeline.advance(pause);
      world.checkCarts();
    }
    await judgeEnd(run);
    return {violations: world.violations, story: world.story, digest: world.digest()};
  } finally {
    leave();
  }
}

/** Starts an act; its delayed parts follow on the timeline. */
function perform(run: Run, act: Act): void {
  const begin = ACTS[act.kind] as (run: Run, act: Act) => Promise<unknown> | void;
  const ended = begin(run, act);
  if (ended)
    ended.catch((error: unknown) => run.world.accuse(`${act.kind} failed: ${String(error)}`));
}
