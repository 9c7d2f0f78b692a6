/** `npm run preview`: the production build in workerd on `PORT`, with emulators as needed. */
import './lib/require-node';
import {chooseShopPort} from './lib/free-port';
import {loadDotEnv, prepareLocalEnvironment} from './lib/local-environment';
import {startPreviewServer} from './lib/preview-server';
import {printAddresses, run} from './lib/run';

await run(async () => {
  loadDotEnv();
  const port = await chooseShopPort();
  const shopUrl = `http://localhost:${port}`;
  const local = await prepareLocalEnvironment(shopUrl);
  const preview = await startPreviewServer({port, variables: local.variables});
  printAddresses(shopUrl, local);
  return {
    async close() {
      await preview.close();
      await local.close();
    },
  };
});
