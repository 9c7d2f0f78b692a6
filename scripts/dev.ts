/** `npm run dev`: the storefront with hot reload, and the emulators of the services not configured. */
import {createServer} from 'vite';
import {loadDotEnv, prepareLocalEnvironment, readPort} from './lib/local-environment';
import {run} from './lib/run';

const DEFAULT_PORT = 3000;

await run(async () => {
  loadDotEnv();
  const port = readPort('PORT', DEFAULT_PORT);
  const shopUrl = `http://localhost:${port}`;
  const local = await prepareLocalEnvironment(shopUrl);
  // The worker plugin in vite.config.ts reads them from here.
  Object.assign(process.env, local.variables);
  const vite = await createServer({server: {port, strictPort: true}, clearScreen: false});
  await vite.listen();
  console.log(`\n  Reventa PLR    ${shopUrl}`);
  console.log(
    `  Storefront API ${local.storefrontEmulator ?? local.variables['PUBLIC_STORE_DOMAIN']}`,
  );
  console.log(
    `  Supabase       ${local.supabaseEmulator ?? local.variables['PUBLIC_SUPABASE_URL']}\n`,
  );
  return {
    async close() {
      await vite.close();
      await local.close();
    },
  };
});
