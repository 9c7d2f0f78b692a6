/**
 * Joins the two emulators as an operator joins the services: what is sold at the one reaches the other's
 * functions (docs/operating.md, Orders).
 */
import {ADMIN_TOKEN, SHOP_DOMAIN, WEBHOOK_SECRET} from '../../emulators/storefront-api/constants';
import type {RunningEmulator} from '../../emulators/storefront-api/start';
import type {RunningSupabaseEmulator} from '../../emulators/supabase/start';

/** What `npm run orders:reconcile` shows to the emulator's function. */
export const EMULATED_RECONCILE_SECRET = 'reventa-demo-reconcile-secret';

/** The functions' secrets for the shop that is emulated at `storefrontUrl`. */
export function orderSecrets(storefrontUrl: string): Record<string, string> {
  return {
    SHOPIFY_WEBHOOK_SECRET: WEBHOOK_SECRET,
    SHOPIFY_SHOP_DOMAIN: SHOP_DOMAIN,
    SHOPIFY_ADMIN_ORIGIN: storefrontUrl,
    SHOPIFY_ADMIN_TOKEN: ADMIN_TOKEN,
    ORDERS_RECONCILE_SECRET: EMULATED_RECONCILE_SECRET,
  };
}

/** From now on the one tells the other of its orders. */
export function linkOrders(storefront: RunningEmulator, supabase: RunningSupabaseEmulator): void {
  storefront.sendWebhooks({
    url: `${supabase.url}/functions/v1/shopify-webhooks`,
    secret: WEBHOOK_SECRET,
    shopDomain: SHOP_DOMAIN,
  });
}
