/**
 * Joins the two emulators as an operator joins the services: what is sold at the one reaches the other's
 * functions (docs/operating.md, Orders, files and the library).
 */
import {
  CLIENT_ID,
  CLIENT_SECRET,
  SHOP_DOMAIN,
  WEBHOOK_SECRET,
} from '../../emulators/storefront-api/constants';
import {makeFiles} from '../../emulators/demo-files/make-files';
import type {SoldProduct} from '../../emulators/storefront-api/emulator';
import type {RunningEmulator} from '../../emulators/storefront-api/start';
import type {RunningSupabaseEmulator} from '../../emulators/supabase/start';
import {pushFiles} from './push-files';
import {serviceClient} from './service-target';

/** Secret with which `npm run orders:reconcile` calls the emulator's function. */
export const EMULATED_RECONCILE_SECRET = 'reventa-demo-reconcile-secret';

/** Gets the daily report of the emulated project. */
export const EMULATED_OPERATOR = {OPERATOR_EMAIL: 'operadora@reventaplr.example'};

/** The functions' secrets for the shop that is emulated at `storefrontUrl`. */
export function orderSecrets(storefrontUrl: string): Record<string, string> {
  return {
    SHOPIFY_WEBHOOK_SECRET: WEBHOOK_SECRET,
    SHOPIFY_SHOP_DOMAIN: SHOP_DOMAIN,
    SHOPIFY_ADMIN_ORIGIN: storefrontUrl,
    SHOPIFY_CLIENT_ID: CLIENT_ID,
    SHOPIFY_CLIENT_SECRET: CLIENT_SECRET,
    ORDERS_RECONCILE_SECRET: EMULATED_RECONCILE_SECRET,
  };
}

/**
 * Brings the files of what an order sells, unless they are there; to be called before the order is made.
 * `supabase` is asked at that moment, since the storefront starts first.
 */
export function demoFiles(
  supabase: () => RunningSupabaseEmulator | null,
): (products: readonly SoldProduct[]) => Promise<void> {
  const pushed = new Set<string>();
  return async (products) => {
    const emulator = supabase();
    if (!emulator) return;
    const client = serviceClient(emulator.url, emulator.serviceRoleKey);
    for (const {productId, title} of products) {
      if (pushed.has(productId)) continue;
      const gid = `gid://shopify/Product/${productId}`;
      const {count} = await client
        .from('product_files')
        .select('name', {count: 'exact', head: true})
        .eq('product_id', gid);
      if (!count) await pushFiles(client, gid, await makeFiles({id: productId, title}));
      pushed.add(productId);
    }
  };
}

/** Orders outlive a run of the shop's emulator at the accounts' one: no number is given twice. */
export async function continueOrders(
  storefront: RunningEmulator,
  {url, serviceRoleKey}: RunningSupabaseEmulator,
): Promise<void> {
  const {data} = await serviceClient(url, serviceRoleKey)
    .from('orders')
    .select('name')
    .like('name', 'RP-%')
    .order('created_at', {ascending: false})
    .limit(200);
  const names = (data ?? []) as readonly {name: string}[];
  storefront.continueOrders(Math.max(0, ...names.map(({name}) => Number(name.slice(3)) || 0)));
}

/** From now on, the shop's emulator reports its orders to the accounts' emulator. */
export function linkOrders(storefront: RunningEmulator, supabase: RunningSupabaseEmulator): void {
  storefront.sendWebhooks({
    url: `${supabase.url}/functions/v1/shopify-webhooks`,
    secret: WEBHOOK_SECRET,
    shopDomain: SHOP_DOMAIN,
  });
}
