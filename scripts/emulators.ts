/** `npx tsx scripts/emulators.ts`: the local stand-ins alone, for a storefront that runs elsewhere. */
import './lib/require-node';
import {namedShopPort} from './lib/free-port';
import {loadDotEnv, startAccounts, startEmulator} from './lib/local-environment';
import {run} from './lib/run';

await run(async () => {
  loadDotEnv();
  const shopUrl = `http://localhost:${namedShopPort()}`;
  const storefront = await startEmulator(shopUrl);
  const accounts = await startAccounts(shopUrl, storefront).catch(async (error: unknown) => {
    await storefront.close();
    throw error;
  });
  console.log(`\n  Storefront API ${storefront.url}`);
  console.log(`  Supabase       ${accounts.url} (anon key ${accounts.anonKey})\n`);
  return {
    async close() {
      await Promise.all([storefront.close(), accounts.close()]);
    },
  };
});
