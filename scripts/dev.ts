/** `npm run dev`: the storefront with hot reload, and the emulators of the services not configured. */
import './lib/require-node';
import {createServer} from 'vite';
import {chooseShopPort} from './lib/free-port';
import {loadDotEnv, prepareLocalEnvironment} from './lib/local-environment';
import {printAddresses, run} from './lib/run';

await run(async () => {
  loadDotEnv();
  const port = await chooseShopPort();
  const shopUrl = `http://localhost:${port}`;
  const local = await prepareLocalEnvironment(shopUrl);
  // The worker plugin in vite.config.ts reads them from here.
  Object.assign(process.env, local.variables);
  const vite = await createServer({server: {port, strictPort: true}, clearScreen: false});
  await vite.listen();
  printAddresses(shopUrl, local);
  return {
    async close() {
      await vite.close();
      await local.close();
    },
  };
});
