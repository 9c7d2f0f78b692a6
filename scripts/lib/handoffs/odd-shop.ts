import {startLocalShop} from '../local-shop';
import {OddProvider} from './odd-provider';

/** A shop between whose worker and provider an `OddProvider` stands. */
export interface OddShop {
  readonly url: string;
  readonly emulatorUrl: string;
  readonly provider: OddProvider;
  close(): Promise<void>;
}

/** @throws {Error} when there is no build in `dist/`. */
export async function startOddShop(): Promise<OddShop> {
  const provider = await OddProvider.start();
  const variables = {PUBLIC_STORE_DOMAIN: provider.url};
  const {url, emulatorUrl, close} = await startLocalShop({silent: true, quiet: true, variables});
  provider.standsBefore(emulatorUrl);
  return {
    url,
    emulatorUrl,
    provider,
    async close() {
      await close();
      await provider.close();
    },
  };
}
