/**
 * The shops of a worker, each started when a test first asks for its kind, and kept until the worker ends. Were
 * they fixtures of the worker, each file that sets one would have Playwright start another worker and browser.
 */
import {EmulatorAdmin} from '../../../scripts/lib/emulator-admin';
import {
  startInstrumentedShop,
  startLocalShop,
  type InstrumentedShop,
  type LocalShop,
  type LocalShopOptions,
} from '../../../scripts/lib/local-shop';

export class Shops {
  private readonly shared = new Map<string, Promise<LocalShop>>();
  private readonly fresh = new Map<boolean, Promise<InstrumentedShop>>();

  /** The one that was started with the same options, which other tests use as well. */
  sharedShop(options: LocalShopOptions): Promise<LocalShop> {
    const key = JSON.stringify(options);
    let shop = this.shared.get(key);
    if (!shop) {
      shop = startLocalShop({...options, silent: true});
      this.shared.set(key, shop);
    }
    return shop;
  }

  /** A shop under instruments whose caches and provider are as at the start. */
  async freshShop(withSupabase: boolean): Promise<InstrumentedShop> {
    let starting = this.fresh.get(withSupabase);
    if (!starting) {
      starting = startInstrumentedShop({withSupabase});
      this.fresh.set(withSupabase, starting);
    }
    const shop = await starting;
    // In this order: what is read from here on is new, and then what was kept before is gone.
    await new EmulatorAdmin(shop.emulatorUrl).reset();
    await shop.worker.breakCaches(null);
    await shop.worker.forget();
    return shop;
  }

  async close(): Promise<void> {
    const starting = [...this.shared.values(), ...this.fresh.values()];
    // One that could not start has nothing to close.
    await Promise.allSettled(starting.map(async (shop) => (await shop).close()));
  }
}
