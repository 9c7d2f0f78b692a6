import {createClient, type SupabaseClient} from '@supabase/supabase-js';
import WebSocket from 'ws';

/** A client with the rights of the service role. `url` is the project's. */
export function serviceClient(url: string, key: string): SupabaseClient {
  return createClient(url, key, {
    auth: {persistSession: false, autoRefreshToken: false, detectSessionInUrl: false},
    // Node 20 has none of its own, and the client asks for one at once.
    realtime: {transport: WebSocket as unknown as typeof globalThis.WebSocket},
  });
}
