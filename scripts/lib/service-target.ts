import {
  DEFAULT_PORT,
  HOST,
  PORT_VARIABLE,
  SERVICE_ROLE_KEY,
} from '../../emulators/supabase/constants';
import {fail, messageOf} from './fail';
import {serviceHeaders} from '../../supabase/functions/_shared/database.ts';
import {createClient, type SupabaseClient} from '@supabase/supabase-js';
import WebSocket from 'ws';

/** The project that commands write to as its service role: the operator's own, or the running emulator. */
export function serviceTarget(): {readonly url: string; readonly key: string} {
  const url = process.env['PUBLIC_SUPABASE_URL']?.trim();
  const key = process.env['SUPABASE_SERVICE_ROLE_KEY']?.trim();
  if (url && key) return {url, key};
  if (url) fail('SUPABASE_SERVICE_ROLE_KEY is missing: it is on the project’s page of API keys.');
  const port = process.env[PORT_VARIABLE]?.trim() || String(DEFAULT_PORT);
  return {url: `http://${HOST}:${port}`, key: SERVICE_ROLE_KEY};
}

/** The same, once it has answered; else the script ends, and names the variable that is wrong. */
export async function openProject(): Promise<ReturnType<typeof serviceTarget>> {
  const {url, key} = serviceTarget();
  const {status} = await fetch(`${url}/rest/v1/orders?select=id&limit=1`, {
    headers: serviceHeaders(key),
  }).catch((error: unknown) => fail(`PUBLIC_SUPABASE_URL does not answer: ${messageOf(error)}`));
  if (status === 401 || status === 403) {
    fail(
      `The project refuses SUPABASE_SERVICE_ROLE_KEY (HTTP ${status}): copy a secret key again (Project Settings → API keys).`,
    );
  }
  if (status === 404)
    fail('The project has no tables of the shop: npx supabase@3 db push --remote');
  if (status !== 200) fail(`The project answers HTTP ${status}: is it paused? status.supabase.com`);
  return {url, key};
}

/** A client with the rights of the service role. `url` is the project's. */
export function serviceClient(url: string, key: string): SupabaseClient {
  return createClient(url, key, {
    auth: {persistSession: false, autoRefreshToken: false, detectSessionInUrl: false},
    // Node 20 has no WebSocket, and the client asks for one at once.
    realtime: {transport: WebSocket as unknown as typeof globalThis.WebSocket},
  });
}
