/** `npm run emulators`: the local stand-ins alone, for a storefront that runs elsewhere. */
import {loadDotEnv, readPort, startEmulator} from './lib/local-environment';
import {run} from './lib/run';

await run(async () => {
  loadDotEnv();
  const emulator = await startEmulator(`http://localhost:${readPort('PORT', 3000)}`);
  console.log(`\n  Storefront API ${emulator.url}\n`);
  return emulator;
});
