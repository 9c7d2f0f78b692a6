/** `npm run dev`: the storefront with hot reload, and the emulators of the services not configured. */
import './lib/require-node';
import {createServer} from 'vite';
import {runShop} from './lib/run';

await runShop(async (port, variables) => {
  // The worker plugin in vite.config.ts reads them from here.
  Object.assign(process.env, variables);
  const vite = await createServer({server: {port, strictPort: true}, clearScreen: false});
  return vite.listen();
});
