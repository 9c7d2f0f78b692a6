import {parseEnvironment} from '../../app/server/environment/environment';
import {refusal} from '../doctor/check-storefront';
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
  const environment = parseEnvironment(isOwn ? own : emulated);
  const token = environment.privateStorefrontToken ? 'PRIVATE' : 'PUBLIC';
  const ask = storefrontOf(environment);
  const found = new Map<string, ShopProduct>();
  for (const handle of handles) {
    const answer = await ask<ProductAnswer>(
      `query ($handle: String!) {
        product(handle: $handle) {
          id title
          variants(first: 250) { nodes { id title } }
        }
      }`,
      {handle},
    );
    const refused = refusal(answer, environment.storeDomain, `${token}_STOREFRONT_API_TOKEN`);
    if (refused) throw new Error(`${refused.message} ${refused.fix ?? ''}`);
    const product = answer.data?.product;
    if (product) found.set(handle, {...product, variants: product.variants.nodes});
  }
  return found;
}
