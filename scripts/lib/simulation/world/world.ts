/** Everything of one run, at its beginning. */
import {createHash} from 'node:crypto';
import type {Emulator} from '../../../../emulators/storefront-api/emulator';
import {
  DEFAULT_PRIVATE_TOKEN,
  DEFAULT_PUBLIC_TOKEN,
} from '../../../../emulators/storefront-api/constants';
import {EMULATOR_OFFER_CODES} from '../../emulator-offer-codes';
import {Chance} from '../../chance';
import type {ShopCode} from '../code/load-shop';
import {checkoutIn, type Checkout} from '../rules/checkouts';
import {Ledger, type Intent, type Line} from '../rules/ledger';
import {Device} from '../shopper/device';
import {Tab, type Popup} from '../shopper/tab';
import {Accounts} from './accounts';
import {Edge} from './edge';
import {ALWAYS, Network, type Host, type Sender} from './network';
import {openStorefront, storefrontHost} from './storefront';
import {Timeline} from './timeline';
import {SILENT, timeGlobals} from './web-globals';

/** Device of each tab: three tabs on one device of a person, one on another, one of somebody else. */
const TABS: readonly {readonly device: number}[] = [
  {device: 0},
  {device: 0},
  {device: 0},
  {device: 1},
  {device: 2},
];

export const CART_KEY = 'reventaplr-cart';
export const ACCOUNTS = {url: 'https://cuentas.test', anonKey: 'sb_publishable_simulation'};
const SHOP = 'tienda.test';
const PROVIDER = 'proveedor.myshopify.com';
const BEGINNING = Date.UTC(2026, 10, 23, 9);

interface StoredCart {
  readonly state?: {
    readonly items: readonly (Line & {readonly status: {readonly availability: string}})[];
  };
}

export class World {
  readonly timeline = new Timeline(BEGINNING);
  readonly violations: string[] = [];
  /** Log of the events, for people. */
  readonly story: string[] = [];
  readonly network: Network;
  readonly edge: Edge;
  readonly provider: Emulator;
  readonly accounts: Accounts;
  readonly devices: readonly Device[];
  readonly tabs: (Tab | null)[] = TABS.map(() => null);
  /** Made by the provider, by token. */
  readonly checkouts = new Map<string, Checkout>();
  readonly popups: Popup[] = [];
  readonly chance: Chance;
  /** A page of the provider's, as a browser asks for it. */
  readonly askProvider: Host;
  private readonly ledgers = new Map<Device, Ledger>();
  private readonly trace: string[] = [];
  private intent: {readonly what: string; readonly may: Intent} | null = null;

  constructor(
    private readonly code: ShopCode,
    luck: number,
  ) {
    this.chance = new Chance(luck);
    const {timeline, chance} = this;
    const note = (what: string) => this.note(what);
    const report = (error: Error) =>
      this.accuse(`the provider's stand-in failed: ${error.message}`);
    this.network = new Network(timeline, chance, note);
    this.provider = openStorefront(report);
    this.accounts = new Accounts(timeline);
    this.edge = new Edge(code.worker, VARIABLES, {timeline, network: this.network, chance});
    const answer = storefrontHost(this.provider, report);
    this.askProvider = answer;
    this.network.serve(SHOP, 'by and by', (asked) => this.edge.answer(asked));
    this.network.serve('cuentas.test', 'at once', (asked) => this.accounts.answer(asked));
    this.network.serve(PROVIDER, 'at once', async (asked) => {
      const answered = await answer(asked);
      const made = checkoutIn(asked.body ?? '', String(answered.body));
      if (made) this.keepCheckout(made);
      return answered;
    });
    this.devices = ['A', 'B', 'C'].map((name) => this.makeDevice(name));
  }

  /** Globals as the provider's stand-in finds them, until the returned function is called. */
  enter(): () => void {
    const sender: Sender = {
      isAlive: true,
      isOnline: true,
      headers: {},
      origin: 'https://proveedor.test',
    };
    const {AbortSignal: limits, ...timers} = timeGlobals(this.timeline, ALWAYS, () => 0);
    const given = {...timers, fetch: this.network.fetchFrom(sender), console: SILENT};
    const names = Object.keys(given) as (keyof typeof given)[];
    const own = names.map((name) => [name, globalThis[name]] as const);
    const {timeout} = AbortSignal;
    Object.assign(globalThis, given);
    AbortSignal.timeout = limits.timeout;
    return () => {
      Object.assign(globalThis, Object.fromEntries(own));
      AbortSignal.timeout = timeout;
    };
  }

  /** The tab, opened if it is closed. */
  tab(place: number): Tab {
    const known = this.tabs[place];
    if (known?.isAlive) return known;
    const device = this.devices[TABS[place]!.device]!;
    const tab = this.openTab(`${device.name}${place + 1}`, device);
    this.tabs[place] = tab;
    return tab;
  }

  openTab(name: string, device: Device, address?: string, referrer?: string): Tab {
    const {timeline, network, chance} = this;
    const parts = {
      load: this.code.tab,
      timeline,
      network,
      chance,
      onCheckout: (popup: Popup, url: string) => this.onCheckout(popup, url),
    };
    const tab = new Tab(name, device, parts, address, referrer);
    this.watchCart(tab);
    tab.start();
    return tab;
  }

  /** Does something to the cart that may change just this. */
  meaning<Result>(what: string, may: Intent, act: () => Result): Result {
    this.intent = {what, may};
    try {
      return act();
    } finally {
      this.intent = null;
    }
  }

  cartOf(device: Device): readonly Line[] {
    return (device.read(CART_KEY) as StoredCart | null)?.state?.items ?? [];
  }

  /** Units that can be bought, as far as the device's tabs know. */
  buyableOf(device: Device): readonly Line[] {
    const cart = device.read(CART_KEY) as StoredCart | null;
    return (cart?.state?.items ?? []).filter(({status}) => status.availability === 'available');
  }

  /** What must hold at any moment at which no write is under way. */
  checkCarts(): void {
    for (const [device, ledger] of this.ledgers) {
      if (device.isFull || device.isUnderWay(CART_KEY)) continue;
      ledger.check(this.cartOf(device));
    }
  }

  forgetUnsure(): void {
    for (const [device, ledger] of this.ledgers) ledger.forget(this.cartOf(device));
  }

  end(tab: Tab, how: 'leave' | 'crash'): void {
    tab[how]();
    this.ledgers.get(tab.device)?.gone(tab);
  }

  /** Set by the checks of hand-offs. */
  onCheckout: (popup: Popup, url: string) => void = () => {};

  tell(what: string): void {
    this.story.push(`${this.clock()} ${what}`);
    this.note(what);
  }

  note(what: string): void {
    this.trace.push(`${this.timeline.now} ${what}`);
  }

  accuse(what: string): void {
    const accusation = `${this.clock()} ✖ ${what}`;
    if (this.violations.length === 0) this.story.push(accusation);
    this.violations.push(what);
    this.note(accusation);
  }

  /** Digest of all events. */
  digest(): string {
    return createHash('sha256').update(this.trace.join('\n')).digest('hex').slice(0, 16);
  }

  /** Seconds since the beginning. */
  private clock(): string {
    return `${((this.timeline.now - BEGINNING) / 1000).toFixed(2)}s`;
  }

  private keepCheckout(made: Checkout): void {
    const {handOffId} = made;
    const isSecond = [...this.checkouts.values()].some((each) => each.handOffId === handOffId);
    if (isSecond) this.accuse('one press made two checkouts at the provider');
    this.checkouts.set(made.token, made);
  }

  private makeDevice(name: string): Device {
    const device = new Device(name, this.timeline, this.chance);
    const ledger = new Ledger((what) => this.accuse(`device ${name}: ${what}`));
    this.ledgers.set(device, ledger);
    device.onWrite = (page, key, text, isTaken) => {
      this.note(`${page.name} ${isTaken ? 'stores' : 'cannot store'} ${key} ${text?.length ?? 0}`);
      if (key === CART_KEY) ledger.written(page, isTaken);
    };
    return device;
  }

  /** A cart follows the provider, which sells no more than it has. */
  private readonly asAnswered: Intent = (variantId, _units, quantity) =>
    [...this.checkouts.values()].some(({lines}) =>
      lines.some((line) => line.variantId === variantId && line.quantity === quantity),
    );

  /** Every change of the cart goes through `update`. */
  private watchCart(tab: Tab): void {
    const store = tab.modules.unlockedCartStore as {
      update: typeof tab.modules.unlockedCartStore.update;
    };
    const ledger = this.ledgers.get(tab.device)!;
    const {update} = store;
    store.update = (rule) => {
      const {what, may} = this.intent ?? {what: 'an answer', may: this.asAnswered};
      const tell = ledger.begin(tab, `${what} in ${tab.name}`, may);
      return update((cart) => {
        const result = rule(cart);
        tell(cart.items, result.state.items);
        return result;
      });
    };
  }
}

export {PROVIDER, SHOP};

const VARIABLES = {
  PUBLIC_STORE_DOMAIN: PROVIDER,
  PUBLIC_STOREFRONT_API_TOKEN: DEFAULT_PUBLIC_TOKEN,
  PRIVATE_STOREFRONT_API_TOKEN: DEFAULT_PRIVATE_TOKEN,
  PRIVATE_OFFER_CODES: EMULATOR_OFFER_CODES,
  PUBLIC_SUPABASE_URL: ACCOUNTS.url,
  PUBLIC_SUPABASE_ANON_KEY: ACCOUNTS.anonKey,
};
