/**
 * A whole shop in this process: the production build in workerd and a Storefront API emulator
 * behind it, on free ports; on demand a Supabase emulator too, with an empty database in memory.
 * End-to-end tests and screenshots are taken of it.
 */
import {
  DEFAULT_PRIVATE_TOKEN,
  DEFAULT_PUBLIC_TOKEN,
} from '../../emulators/storefront-api/constants';
import {startStorefrontEmulator} from '../../emulators/storefront-api/start';
import {startSupabaseEmulator, type RunningSupabaseEmulator} from '../../emulators/supabase/start';
import {freePort} from './free-port';
import {EMULATOR_OFFER_CODES} from './emulator-offer-codes';
import {startPreviewServer} from './preview-server';

export interface LocalShop {
  readonly url: string;
  readonly emulatorUrl: string;
  /** Null when the shop has none. */
  readonly supabase: RunningSupabaseEmulator | null;
  close(): Promise<void>;
}

interface LocalShopOptions {
  readonly catalogueSize?: number;
  /** The worker's `PRIVATE_OFFER_CODES`; those that the emulator knows when left out. */
  readonly offerCodes?: string;
  /** Whether the shop has a Supabase project; it has none when left out. */
  readonly withSupabase?: boolean;
  /** Whether an account waits for its address to be confirmed; as `config.toml` says when left out. */
  readonly confirmEmails?: boolean;
}

/** @throws {Error} when there is no build in `dist/`. */
export async function startLocalShop({
  offerCodes = EMULATOR_OFFER_CODES,
  withSupabase = false,
  confirmEmails,
  ...options
}: LocalShopOptions = {}): Promise<LocalShop> {
  const port = await freePort();
  const shopUrl = `http://127.0.0.1:${port}`;
  const emulator = await startStorefrontEmulator({...options, port: 0, shopUrl});
  let supabase: RunningSupabaseEmulator | null = null;
  const close = () => Promise.all([emulator.close(), supabase?.close()]);
  try {
    if (withSupabase) {
      supabase = await startSupabaseEmulator({
        port: 0,
        dataDirectory: null,
        siteUrl: shopUrl,
        quiet: true,
        ...(confirmEmails === undefined ? {} : {confirmEmails}),
      });
      await supabase.ready;
    }
    const preview = await startPreviewServer({
      port,
      variables: {
        PUBLIC_STORE_DOMAIN: emulator.url,
        PUBLIC_STOREFRONT_API_TOKEN: DEFAULT_PUBLIC_TOKEN,
        PRIVATE_STOREFRONT_API_TOKEN: DEFAULT_PRIVATE_TOKEN,
        PRIVATE_OFFER_CODES: offerCodes,
        PUBLIC_SITE_URL: shopUrl,
        ...(supabase
          ? {PUBLIC_SUPABASE_URL: supabase.url, PUBLIC_SUPABASE_ANON_KEY: supabase.anonKey}
          : {}),
      },
    });
    return {
      url: preview.url,
      emulatorUrl: emulator.url,
      supabase,
      async close() {
        await preview.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
