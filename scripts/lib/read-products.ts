import {parseEnvironment} from '../../app/server/environment/environment';
import {storefrontOf} from '../doctor/storefront';
import {
  DEFAULT_PRIVATE_TOKEN,
  DEFAULT_PUBLIC_TOKEN,
} from '../../emulators/storefront-api/constants';
import {workerVariables} from './worker-variables';

/** The emulator's own port, where nothing else is named. */
const EMULATOR = 'http://127.0.0.1:4000';

export interface ShopProduct {
  /** Global id. */
  readonly id: string;
  readonly title: string;
  readonly variants: readonly {readonly id: string; readonly title: string}[];
}

interface ProductAnswer {
  readonly product: {
    readonly id: string;
    readonly title: string;
    readonly variants: {readonly nodes: ShopProduct['variants']};
  } | null;
}

/** The products with these handles, by handle; those that the shop lacks are missing. */
export async function readProducts(
  handles: readonly string[],
): Promise<ReadonlyMap<string, ShopProduct>> {
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
  const found = new Map<string, ShopProduct>();
  for (const handle of handles) {
    const {data, errors} = await ask<ProductAnswer>(
      `query ($handle: String!) {
        product(handle: $handle) {
          id
          title
          variants(first: 250) { nodes { id title } }
        }
      }`,
      {handle},
    );
    if (!data) throw new Error(`The shop does not answer: ${errors[0]?.message ?? 'no data'}`);
    const {product} = data;
    if (product)
      found.set(handle, {id: product.id, title: product.title, variants: product.variants.nodes});
  }
  return found;
}
