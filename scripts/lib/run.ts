import {fail} from './fail';
import {chooseShopPort} from './free-port';
import {loadDotEnv, prepareLocalEnvironment, type LocalEnvironment} from './local-environment';

interface Running {
  close(): Promise<void>;
}

/** Runs a command-line script: a failure is its message, not a stack trace; Ctrl-C closes cleanly. */
export async function run(start: () => Promise<Running>): Promise<void> {
  const running = await start().catch(fail);
  let closing = false;
  const stop = () => {
    if (closing) process.exit(1);
    closing = true;
    void running.close().finally(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.removeAllListeners(signal);
    process.on(signal, stop);
  }
  // The worker's runtime, started by the first visit, would end the process at once on a signal, with
  // the database still writing. What it must do at the end it does on 'exit' as well.
  process.on('newListener', (event, listener: () => void) => {
    if (event === 'SIGINT' || event === 'SIGTERM') {
      queueMicrotask(() => process.removeListener(event, listener));
    }
  });
}

/** Runs the shop of `.env` on `PORT`, with the emulators that it needs. */
export function runShop(
  serve: (port: number, variables: Record<string, string>) => Promise<Running>,
): Promise<void> {
  return run(async () => {
    loadDotEnv();
    const port = await chooseShopPort();
    const shopUrl = `http://localhost:${port}`;
    const local = await prepareLocalEnvironment(shopUrl);
    const shop = await serve(port, local.variables);
    printAddresses(shopUrl, local);
    return {close: () => shop.close().then(local.close)};
  });
}

/** What a developer may want to open. */
function printAddresses(
  shopUrl: string,
  {storefrontEmulator, supabaseEmulator, variables}: LocalEnvironment,
): void {
  const addresses: Readonly<Record<string, string | null | undefined>> = {
    'Reventa PLR': shopUrl,
    'Storefront API': storefrontEmulator ?? variables['PUBLIC_STORE_DOMAIN'],
    'GraphQL form': storefrontEmulator && `${storefrontEmulator}/`,
    Supabase: supabaseEmulator ?? variables['PUBLIC_SUPABASE_URL'] ?? 'none',
    Mails: supabaseEmulator && `${supabaseEmulator}/__emulator/mails`,
  };
  const text = Object.entries(addresses).flatMap(([name, address]) =>
    address ? `  ${name.padEnd(14)} ${address}` : [],
  );
  console.log(`\n${text.join('\n')}\n`);
}
