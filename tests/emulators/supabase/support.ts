/** Clients of the Supabase emulator, what they do with their accounts, and the mails that it keeps. */
import {createClient, type EmailOtpType} from '@supabase/supabase-js';
import type {RunningSupabaseEmulator} from '../../../emulators/supabase/start';

const PASSWORD = 'secreta-1';

/** A client that keeps its session to itself, as one browser does. */
export function clientOf(emulator: RunningSupabaseEmulator, key = emulator.anonKey) {
  // supabase-js asks for one at once; nothing here listens to changes.
  globalThis.WebSocket ??= class {} as unknown as typeof WebSocket;
  return createClient(emulator.url, key, {
    auth: {persistSession: false, autoRefreshToken: false, detectSessionInUrl: false},
  });
}

export type Client = ReturnType<typeof clientOf>;

let people = 0;

export function newEmail(): string {
  people += 1;
  return `persona-${people}@correo.test`;
}

/** A signed-in person. */
export async function signUp(emulator: RunningSupabaseEmulator, email = newEmail()) {
  const client = clientOf(emulator);
  const {data, error} = await client.auth.signUp({email, password: PASSWORD});
  if (error) throw error;
  return {client, email, id: data.user?.id ?? ''};
}

export interface TestMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly link: string | null;
}

export async function mailsTo(
  emulator: RunningSupabaseEmulator,
  email: string,
): Promise<readonly TestMail[]> {
  const query = new URLSearchParams({to: email});
  const response = await fetch(`${emulator.url}/__emulator/mails?${query}`);
  return ((await response.json()) as {mails: TestMail[]}).mails;
}

/** The page that a mailed link leads to, and the proof that it brings there. */
function readLink(link: string | null | undefined) {
  const {origin, pathname, search, hash} = new URL(link ?? '');
  return {page: `${origin}${pathname}${search}`, proof: new URLSearchParams(hash.slice(1))};
}

/** Says yes to a mailed link, as the page does that it leads to; the error, where it is refused. */
export async function openLink(client: Client, link: string | null | undefined) {
  const {page, proof} = readLink(link);
  const {error} = await client.auth.verifyOtp({
    token_hash: proof.get('token_hash') ?? '',
    type: proof.get('type') as EmailOtpType,
  });
  return {page, type: proof.get('type'), error};
}
