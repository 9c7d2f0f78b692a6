import {
  DEFAULT_PORT,
  HOST,
  PORT_VARIABLE,
  SERVICE_ROLE_KEY,
} from '../../emulators/supabase/constants';
import {fail} from './fail';
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

/** A client with the rights of the service role. `url` is the project's. */
export function serviceClient(url: string, key: string): SupabaseClient {
  return createClient(url, key, {
    auth: {persistSession: false, autoRefreshToken: false, detectSessionInUrl: false},
    // Node 20 has no WebSocket, and the client asks for one at once.
    realtime: {transport: WebSocket as unknown as typeof globalThis.WebSocket},
  });
}
