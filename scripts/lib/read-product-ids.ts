import {parseEnvironment} from '../../app/server/environment/environment';
import {storefrontOf} from '../doctor/storefront';
import {
  DEFAULT_PRIVATE_TOKEN,
  DEFAULT_PUBLIC_TOKEN,
} from '../../emulators/storefront-api/constants';
import {workerVariables} from './worker-variables';

/** The emulator's own port, where nothing else is named. */
const EMULATOR = 'http://127.0.0.1:4000';

/** The global ids of the products with these handles, by handle; those that the shop lacks are missing. */
export async function readProductIds(
  handles: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const own = workerVariables(process.env);
  const port = process.env['STOREFRONT_EMULATOR_PORT']?.trim();
  const emulated = {
    PUBLIC_STORE_DOMAIN: port ? `http://127.0.0.1:${port}` : EMULATOR,
    PUBLIC_STOREFRONT_API_TOKEN: DEFAULT_PUBLIC_TOKEN,
    PRIVATE_STOREFRONT_API_TOKEN: DEFAULT_PRIVATE_TOKEN,
  };
  const ask = storefrontOf(
    parseEnvironment(own['PUBLIC_STORE_DOMAIN']?.trim() ? own : {...own, ...emulated}),
  );
  const found = new Map<string, string>();
  for (const handle of handles) {
    const {data, errors} = await ask<{product: {id: string} | null}>(
      'query ($handle: String!) { product(handle: $handle) { id } }',
      {handle},
    );
    if (!data) throw new Error(`The shop does not answer: ${errors[0]?.message ?? 'no data'}`);
    if (data.product) found.set(handle, data.product.id);
  }
  return found;
}
