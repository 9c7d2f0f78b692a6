/**
 * A whole shop in this process: the production build in workerd and a Storefront API emulator
 * behind it, on free ports. End-to-end tests and screenshots are taken of it.
 */
import {
  DEFAULT_PRIVATE_TOKEN,
  DEFAULT_PUBLIC_TOKEN,
} from '../../emulators/storefront-api/constants';
import {startStorefrontEmulator} from '../../emulators/storefront-api/start';
import {freePort} from './free-port';
import {EMULATOR_OFFER_CODES} from './emulator-offer-codes';
import {startPreviewServer} from './preview-server';

export interface LocalShop {
  readonly url: string;
  readonly emulatorUrl: string;
  close(): Promise<void>;
}

interface LocalShopOptions {
  readonly catalogueSize?: number;
  /** The worker's `PRIVATE_OFFER_CODES`; those that the emulator knows when left out. */
  readonly offerCodes?: string;
}

/** @throws {Error} when there is no build in `dist/`. */
export async function startLocalShop({
  offerCodes = EMULATOR_OFFER_CODES,
  ...options
}: LocalShopOptions = {}): Promise<LocalShop> {
  const port = await freePort();
  const emulator = await startStorefrontEmulator({
    ...options,
    port: 0,
    shopUrl: `http://127.0.0.1:${port}`,
  });
  try {
    const preview = await startPreviewServer({
      port,
      variables: {
        PUBLIC_STORE_DOMAIN: emulator.url,
        PUBLIC_STOREFRONT_API_TOKEN: DEFAULT_PUBLIC_TOKEN,
        PRIVATE_STOREFRONT_API_TOKEN: DEFAULT_PRIVATE_TOKEN,
        PRIVATE_OFFER_CODES: offerCodes,
      },
    });
    return {
      url: preview.url,
      emulatorUrl: emulator.url,
      async close() {
        await preview.close();
        await emulator.close();
      },
    };
  } catch (error) {
    await emulator.close();
    throw error;
  }
}
