/** `npm run preview`: the production build in workerd on `PORT`, with emulators as needed. */
import {loadDotEnv, prepareLocalEnvironment, readPort} from './lib/local-environment';
import {startPreviewServer} from './lib/preview-server';
import {run} from './lib/run';

const DEFAULT_PORT = 3000;

await run(async () => {
  loadDotEnv();
  const port = readPort('PORT', DEFAULT_PORT);
  const shopUrl = `http://localhost:${port}`;
  const local = await prepareLocalEnvironment(shopUrl);
  const preview = await startPreviewServer({port, variables: local.variables});
  console.log(`\n  Reventa PLR    ${shopUrl}`);
  console.log(
    `  Storefront API ${local.storefrontEmulator ?? local.variables['PUBLIC_STORE_DOMAIN']}`,
  );
  console.log(
    `  Supabase       ${local.supabaseEmulator ?? local.variables['PUBLIC_SUPABASE_URL']}\n`,
  );
  return {
    async close() {
      await preview.close();
      await local.close();
    },
  };
});
