import {fail} from './fail';
import type {LocalEnvironment} from './local-environment';

/** Runs a command-line script: a failure is its message, not a stack trace; Ctrl-C closes cleanly. */
export async function run(start: () => Promise<{close(): Promise<void>}>): Promise<void> {
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

/** What a developer may want to open. */
export function printAddresses(
  shopUrl: string,
  {storefrontEmulator, supabaseEmulator, variables}: LocalEnvironment,
): void {
  const lines: [string, string | undefined][] = [
    ['Reventa PLR', shopUrl],
    ['Storefront API', storefrontEmulator ?? variables['PUBLIC_STORE_DOMAIN']],
    ...(storefrontEmulator ? [['GraphQL form', `${storefrontEmulator}/`] as [string, string]] : []),
    ['Supabase', supabaseEmulator ?? variables['PUBLIC_SUPABASE_URL']],
    ...(supabaseEmulator
      ? [['Mails', `${supabaseEmulator}/__emulator/mails`] as [string, string]]
      : []),
  ];
  const text = lines.map(([name, address]) => `  ${name.padEnd(14)} ${address ?? 'none'}`);
  console.log(`\n${text.join('\n')}\n`);
}
