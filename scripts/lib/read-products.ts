import {parseEnvironment} from '../../app/server/environment/environment';
import {storefrontOf} from '../doctor/storefront';
import {emulatedStore} from './demo-operator';
import {workerVariables} from './worker-variables';

/** The emulator's own, where nothing else is named. */
const EMULATOR_PORT = '4000';

export interface ShopProduct {
  /** Global id. */
  readonly id: string;
  readonly title: string;
  readonly variants: readonly {readonly id: string; readonly title: string}[];
}

interface ProductAnswer {
  readonly product:
    | (Omit<ShopProduct, 'variants'> & {
        readonly variants: {readonly nodes: ShopProduct['variants']};
      })
    | null;
}

/** The products with these handles, by handle; products that the shop lacks are missing. */
export async function readProducts(
  handles: readonly string[],
): Promise<ReadonlyMap<string, ShopProduct>> {
  const own = workerVariables(process.env);
  const port = process.env['STOREFRONT_EMULATOR_PORT']?.trim() || EMULATOR_PORT;
  const isOwn = Boolean(own['PUBLIC_STORE_DOMAIN']?.trim());
  const emulated = {...own, ...emulatedStore(`http://127.0.0.1:${port}`)};
  const ask = storefrontOf(parseEnvironment(isOwn ? own : emulated));
  const found = new Map<string, ShopProduct>();
  for (const handle of handles) {
    const {data, errors} = await ask<ProductAnswer>(
      `query ($handle: String!) {
        product(handle: $handle) {
          id title
          variants(first: 250) { nodes { id title } }
        }
      }`,
      {handle},
    );
    if (!data) throw new Error(`The shop does not answer: ${errors[0]?.message ?? 'no data'}`);
    const {product} = data;
    if (product) found.set(handle, {...product, variants: product.variants.nodes});
  }
  return found;
}
