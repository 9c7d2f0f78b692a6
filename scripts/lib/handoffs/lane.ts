/** A shop and a browser in which one case runs at a time, since a case may change the shop. */
import type {Browser, BrowserContext} from '@playwright/test';
import {EmulatorAdmin} from '../emulator-admin';
import {readGoods, type Good} from './goods';
import type {HandOffCase} from './hand-off-case';
import type {Oddity} from './odd-provider';
import type {OddShop} from './odd-shop';
import {Shopper, WrongHandOff} from './shopper';
import type {Contents, Verdict} from './judge';

export interface CaseResult {
  readonly group: string;
  readonly name: string;
  /** One for each hand-off that was as it must be. */
  readonly verdicts: readonly Verdict[];
  /** Null when nothing is wrong. */
  readonly wrong: {readonly problems: readonly string[]; readonly seen: unknown} | null;
  readonly tookMs: number;
}

let shoppers = 0;

export class Lane {
  readonly admin: EmulatorAdmin;
  private context: BrowserContext | null = null;

  private constructor(
    readonly browser: Browser,
    readonly shop: OddShop,
    /** What the provider sells. */
    readonly goods: readonly Good[],
  ) {
    this.admin = new EmulatorAdmin(shop.emulatorUrl);
  }

  static async open(browser: Browser, shop: OddShop): Promise<Lane> {
    return new Lane(browser, shop, await readGoods(shop.emulatorUrl));
  }

  /** From now on the provider does this of its own accord; nothing any more when null. */
  providerIs(oddity: Oddity | null): void {
    this.shop.provider.oddity = oddity;
  }

  /** Runs a case and leaves the shop as it was. */
  async run({group, name, run}: HandOffCase): Promise<CaseResult> {
    const started = performance.now();
    const shopper = new Shopper(this, await this.freshContext());
    let wrong: CaseResult['wrong'] = null;
    try {
      await run(shopper);
      if (shopper.verdicts.length === 0)
        wrong = {problems: ['nothing was handed over'], seen: null};
    } catch (error) {
      wrong =
        error instanceof WrongHandOff
          ? {problems: error.problems, seen: error.seen}
          : {problems: [`the case broke off: ${String(error)}`], seen: null};
    }
    const pages = this.context?.pages() ?? [];
    await Promise.all(pages.map((page) => page.close().catch(() => {})));
    await this.admin.reset();
    this.providerIs(null);
    return {
      group,
      name,
      verdicts: shopper.verdicts,
      wrong,
      tookMs: performance.now() - started,
    };
  }

  async close(): Promise<void> {
    await this.context?.close();
  }

  /** What each order has, by the lines' keys. */
  async orderedContents(): Promise<readonly Contents[]> {
    const orders = await this.admin.orders();
    return orders.map(({lines}) => {
      const contents = new Map<string, number>();
      for (const {merchandiseId, quantity} of lines) {
        const good = this.goods.find(({variant}) => variant.id === merchandiseId);
        const key = good?.key ?? merchandiseId;
        contents.set(key, (contents.get(key) ?? 0) + quantity);
      }
      return contents;
    });
  }

  good(handle: string): Good {
    const good = this.goods.find((each) => each.handle === handle);
    if (!good) throw new Error(`The provider has no '${handle}'.`);
    return good;
  }

  /** The same browser profile for all, so that it has the shop's files; a shopper of their own for each. */
  private async freshContext(): Promise<BrowserContext> {
    this.context ??= await this.newContext();
    shoppers += 1;
    await this.context.setExtraHTTPHeaders({
      'oxygen-buyer-ip': `10.1.${shoppers >> 8}.${shoppers & 255}`,
    });
    return this.context;
  }

  private async newContext(): Promise<BrowserContext> {
    const context = await this.browser.newContext({
      baseURL: this.shop.url,
      locale: 'es-MX',
      reducedMotion: 'reduce',
      viewport: {width: 1280, height: 900},
    });
    // What esbuild calls in functions that are sent to a page.
    await context.addInitScript('globalThis.__name = (named) => named;');
    return context;
  }
}
