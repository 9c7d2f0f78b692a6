/** `npx tsx scripts/emulators.ts`: the stand-ins alone, as services of an operator who connects a shop of `.env`. */
import {
  CLIENT_ID,
  CLIENT_SECRET,
  DEFAULT_PRIVATE_TOKEN,
  DEFAULT_PUBLIC_TOKEN,
} from '../emulators/storefront-api/constants';
import './lib/require-node';
import {EMULATED_RECONCILE_SECRET} from './lib/emulated-orders';
import {namedShopPort} from './lib/free-port';
import {loadDotEnv, startAccounts, startEmulator} from './lib/local-environment';
import {run} from './lib/run';

await run(async () => {
  loadDotEnv();
  const shopUrl = `http://localhost:${namedShopPort()}`;
  const storefront = await startEmulator(shopUrl, false);
  const accounts = await startAccounts(shopUrl, storefront, false).catch(async (error: unknown) => {
    await storefront.close();
    throw error;
  });
  console.log(`\n# For .env; the functions have their secrets.
PUBLIC_STORE_DOMAIN=${storefront.url}
PUBLIC_STOREFRONT_API_TOKEN=${DEFAULT_PUBLIC_TOKEN}
PRIVATE_STOREFRONT_API_TOKEN=${DEFAULT_PRIVATE_TOKEN}
PUBLIC_SUPABASE_URL=${accounts.url}
PUBLIC_SUPABASE_ANON_KEY=${accounts.anonKey}
SUPABASE_SERVICE_ROLE_KEY=${accounts.serviceRoleKey}
PUBLIC_CERTIFICATE_KEYS=${accounts.certificateKeys}
ORDERS_RECONCILE_SECRET=${EMULATED_RECONCILE_SECRET}
SHOPIFY_CLIENT_ID=${CLIENT_ID}
SHOPIFY_CLIENT_SECRET=${CLIENT_SECRET}
PUBLIC_SITE_URL=${shopUrl}\n`);
  return {
    async close() {
      await Promise.all([storefront.close(), accounts.close()]);
    },
  };
});
