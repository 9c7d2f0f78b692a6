import type {LocalEnvironment} from './local-environment';

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
