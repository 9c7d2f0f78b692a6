/**
 * A whole shop in this process: the production build in workerd and emulated services behind it, on
 * free ports. End-to-end tests and screenshots are taken of it.
 */
import type {RunningSupabaseEmulator} from '../../emulators/supabase/start';
import {freePort} from './free-port';
import {startLocalServices, type LocalServicesOptions} from './local-services';
import {WorkerControl} from './instrumented-worker';
import {startPreviewServer} from './preview-server';

export interface LocalShop {
  readonly url: string;
  readonly emulatorUrl: string;
  /** Null if the shop has no Supabase project. */
  readonly supabase: RunningSupabaseEmulator | null;
  close(): Promise<void>;
}

export interface LocalShopOptions extends Omit<LocalServicesOptions, 'shopUrl'> {
  /** More variables for the worker. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Whether the worker takes the orders of a `WorkerControl`. */
  readonly instrumented?: boolean;
  /** Whether the worker keeps its log to itself, which is faster. */
  readonly silent?: boolean;
}

/** A shop whose worker is under instruments. */
export interface InstrumentedShop extends LocalShop {
  readonly worker: WorkerControl;
}

/** @throws {Error} when there is no build in `dist/`. */
export async function startInstrumentedShop(
  options: Omit<LocalShopOptions, 'instrumented'> = {},
): Promise<InstrumentedShop> {
  const shop = await startLocalShop({...options, instrumented: true});
  return {...shop, worker: new WorkerControl(shop.url)};
}

/** @throws {Error} when there is no build in `dist/`. */
export async function startLocalShop(options: LocalShopOptions = {}): Promise<LocalShop> {
  const {variables, instrumented = false, silent = false, ...wanted} = options;
  const port = await freePort();
  const services = await startLocalServices({...wanted, shopUrl: `http://127.0.0.1:${port}`});
  try {
    const preview = await startPreviewServer({
      port,
      instrumented,
      silent,
      variables: {...services.variables, ...variables},
    });
    return {
      url: preview.url,
      emulatorUrl: services.storefront.url,
      supabase: services.supabase,
      async close() {
        await preview.close();
        await services.close();
      },
    };
  } catch (error) {
    await services.close();
    throw error;
  }
}
