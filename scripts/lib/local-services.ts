/**
 * The services of a shop, emulated in this process: a Storefront API on a free port and, on demand, a
 * Supabase project with an empty database in memory. They print nothing.
 */
import {
  startStorefrontEmulator,
  type RunningEmulator,
  type StorefrontEmulatorOptions,
} from '../../emulators/storefront-api/start';
import {
  startSupabaseEmulator,
  type KeyWorld,
  type RunningSupabaseEmulator,
} from '../../emulators/supabase/start';
import {DEMO_OPERATOR, emulatedStore} from './demo-operator';
import {demoFiles, linkOrders, orderSecrets} from './emulated-orders';
import {EMULATOR_DISCOUNTS, EMULATOR_OFFER_CODES} from './emulator-offer-codes';

export interface LocalServices {
  /** Variables with which a worker uses the services. */
  readonly variables: Record<string, string>;
  readonly storefront: RunningEmulator;
  /** Null if there is no Supabase project. */
  readonly supabase: RunningSupabaseEmulator | null;
  close(): Promise<void>;
}

export interface LocalServicesOptions extends Pick<
  StorefrontEmulatorOptions,
  'apiVersion' | 'catalogue' | 'catalogueSize' | 'discountCodes' | 'quiet' | 'returnsToShop'
> {
  /** URL that the checkout and mailed links lead back to. */
  readonly shopUrl: string;
  /** The worker's `PRIVATE_OFFER_CODES`; those that the emulator knows when left out. */
  readonly offerCodes?: string;
  /** Whether to start a Supabase project; false by default. */
  readonly withSupabase?: boolean;
  /** Kind of keys that the functions get; the newer ones by default. */
  readonly keys?: KeyWorld;
  /** Additional secrets of the functions, or replacements. */
  readonly functionVariables?: Readonly<Record<string, string>>;
  /** Whether an account must confirm its address; by default it signs in at once. */
  readonly confirmEmails?: boolean;
}

/** Resolves once the database answers, too. */
export async function startLocalServices({
  shopUrl,
  offerCodes = EMULATOR_OFFER_CODES,
  discountCodes = EMULATOR_DISCOUNTS,
  withSupabase = false,
  confirmEmails = false,
  keys = 'new',
  functionVariables = {},
  ...options
}: LocalServicesOptions): Promise<LocalServices> {
  let supabase: RunningSupabaseEmulator | null = null;
  const storefront = await startStorefrontEmulator({
    ...options,
    beforeOrder: demoFiles(() => supabase),
    port: 0,
    shopUrl,
    discountCodes,
  });
  const close = async () => {
    await Promise.all([storefront.close(), supabase?.close()]);
  };
  try {
    if (withSupabase) {
      supabase = await startSupabaseEmulator({
        port: 0,
        dataDirectory: null,
        siteUrl: shopUrl,
        quiet: true,
        functionVariables: {...orderSecrets(storefront.url), ...functionVariables},
        confirmEmails,
        keys,
      });
      await supabase.ready;
      linkOrders(storefront, supabase);
    }
  } catch (error) {
    await close();
    throw error;
  }
  const variables = {
    ...emulatedStore(storefront.url),
    PRIVATE_OFFER_CODES: offerCodes,
    PUBLIC_SITE_URL: shopUrl,
    ...DEMO_OPERATOR,
    ...(supabase
      ? {
          PUBLIC_SUPABASE_URL: supabase.url,
          PUBLIC_SUPABASE_ANON_KEY: supabase.anonKey,
          PUBLIC_CERTIFICATE_KEYS: supabase.certificateKeys,
        }
      : {}),
  };
  return {variables, storefront, supabase, close};
}
