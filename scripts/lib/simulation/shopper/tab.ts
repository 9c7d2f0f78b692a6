/** A page of the shop in a tab: the real stores, in a browser made of what they ask of one. */
import type {Chance} from '../../chance';
import type {PriceDifference} from '../../../../app/state/checkout/hand-off';
import type {TabModules} from '../code/tab-modules';
import type {Load} from '../code/bundle';
import type {Network, Sender} from '../world/network';
import type {Timeline} from '../world/timeline';
import {cryptoOf, mathOf, SHARED_GLOBALS, SILENT, timeGlobals} from '../world/web-globals';
import type {Device, Page} from './device';

/** The globals that each page is given. */
export const TAB_GLOBALS = [
  ...SHARED_GLOBALS,
  'window',
  'document',
  'navigator',
  'performance',
  'globalThis',
] as const;

/** The tab that waits for the checkout, or shows the checkout. */
export interface Popup {
  closed: boolean;
  readonly opener: Tab;
  readonly openedAt: number;
  /** URL of the checkout; null while the tab waits. */
  url: string | null;
}

export interface TabParts {
  readonly load: Load<TabModules>;
  readonly timeline: Timeline;
  readonly network: Network;
  readonly chance: Chance;
  /** The browser was told to show a checkout in a tab that was opened for it. */
  readonly onCheckout: (popup: Popup, url: string) => void;
}

export class Tab implements Page {
  isAlive = true;
  /** Tabs that pages opened are refused. */
  blocksPopups = false;
  readonly window: EventTarget;
  readonly popups: Popup[] = [];
  readonly modules: TabModules;
  /** Fetches as the page's router does. */
  readonly fetch: typeof fetch;
  /** The difference that a dialog of this page shows before the shopper pays. */
  told: PriceDifference | null = null;
  private readonly document: EventTarget & {visibilityState: string};
  private readonly date: DateConstructor;

  /** @param address URL of the document, with its query. @param referrer URL, or an empty string. */
  constructor(
    readonly name: string,
    readonly device: Device,
    private readonly parts: TabParts,
    address = 'https://tienda.test/',
    referrer = '',
  ) {
    const {timeline, network, chance, load} = parts;
    const time = timeGlobals(timeline, this, () => device.skewMs);
    this.date = time.Date;
    const isOnline = () => device.isOnline;
    const sender: Sender = {
      get isAlive() {
        return page.isAlive;
      },
      get isOnline() {
        return isOnline();
      },
      headers: {origin: 'https://tienda.test', 'oxygen-buyer-ip': `10.0.0.${device.name.length}`},
      origin: 'https://tienda.test',
    };
    // oxlint-disable-next-line typescript/no-this-alias -- read by getters of another object
    const page = this;
    this.document = Object.assign(new EventTarget(), {
      visibilityState: 'visible',
      referrer,
      documentElement: {toggleAttribute: () => true},
    });
    const location = new URL(address);
    const navigator = {
      locks: device.locksOf(this),
      userAgent: 'simulation',
      get onLine() {
        return isOnline();
      },
    };
    device.open(this);
    this.fetch = network.fetchFrom(sender);
    const globals = {
      ...time,
      fetch: this.fetch,
      crypto: cryptoOf(chance),
      performance: {
        now: () => timeline.now,
        getEntriesByType: () => [{name: address}],
      },
      console: SILENT,
      Math: mathOf(chance),
      navigator,
      document: this.document,
    };
    this.window = Object.assign(new EventTarget(), globals, {
      localStorage: device.storageOf(this),
      location,
      open: () => this.openPopup(),
    });
    const around: object = Object.create(globalThis, {
      ...Object.getOwnPropertyDescriptors(globals),
      window: {value: this.window},
      localStorage: {value: device.storageOf(this)},
      location: {value: location},
      BroadcastChannel: {value: undefined},
    });
    this.modules = load({...globals, window: this.window, globalThis: around});
  }

  /** Epoch milliseconds on the device's clock. */
  now(): number {
    return this.date.now();
  }

  /** The moment whose prices a screen shows: that of its last tick. */
  shownAt(): number {
    return this.now() - (this.now() % 1000);
  }

  /** Runs what every page of the shop does after hydration. */
  start(): void {
    const {unlockedCartStore, crossSellStore} = this.modules;
    for (const store of [unlockedCartStore, crossSellStore]) store.connect();
  }

  /** A timer of this page. */
  later(ms: number, act: () => void): void {
    this.parts.timeline.after(ms, this, act);
  }

  show(isVisible: boolean): void {
    this.document.visibilityState = isVisible ? 'visible' : 'hidden';
    this.document.dispatchEvent(new Event('visibilitychange'));
  }

  /** The tab is closed in an orderly way: the page gets `pagehide`. */
  leave(): void {
    this.window.dispatchEvent(Object.assign(new Event('pagehide'), {persisted: false}));
    this.crash();
  }

  /** Gone without a word. */
  crash(): void {
    this.isAlive = false;
    this.device.close(this);
  }

  private openPopup(): object | null {
    if (this.blocksPopups) return null;
    const popup: Popup = {
      closed: false,
      opener: this,
      openedAt: this.parts.timeline.now,
      url: null,
    };
    this.popups.push(popup);
    const {onCheckout} = this.parts;
    return {
      get closed() {
        return popup.closed;
      },
      opener: null,
      document: {
        documentElement: {},
        body: {style: {}, prepend() {}},
        createElement: () => ({}),
        head: {append() {}},
      },
      location: {
        replace(url: string) {
          popup.url = url;
          onCheckout(popup, url);
        },
      },
      close() {
        popup.closed = true;
      },
    };
  }
}
