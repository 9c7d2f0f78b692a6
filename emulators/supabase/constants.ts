/** Constants for everyone who starts the emulator or talks to it. */
import {createHmac} from 'node:crypto';

export const HOST = '127.0.0.1';
export const DEFAULT_PORT = 54321;
export const PORT_VARIABLE = 'SUPABASE_EMULATOR_PORT';
export const DEFAULT_SITE_URL = 'http://localhost:3000';

/** Keys of the emulator, in the form of the hosted service's; they open nothing else. */
export const ANON_KEY = 'sb_publishable_reventa_demo';
export const SERVICE_ROLE_KEY = 'sb_secret_reventa_demo';
/** Key of the mail service that the mailbox stands in for. */
export const MAIL_KEY = 'emulated';
export const JWT_SECRET = 'reventa-demo-jwt-secret-for-the-emulator-only';

/** The Supabase CLI project that the emulator runs. */
export const PROJECT_DIRECTORY = 'supabase';
/** Where a developer's accounts, wishes and messages are kept between runs, in a folder by port. */
export const DEFAULT_DATA_DIRECTORY = '.supabase-data';
/** Files that can be rebuilt at any time: an empty database, its process's code, Deno's compiled files. */
export const CACHE_DIRECTORY = '.cache/supabase-emulator';

/** The older keys of the emulator, anonymous and service role: tokens that the service has signed. */
export function legacyKeys(): readonly [anon: string, service: string] {
  return [legacyKey('anon'), legacyKey('service_role')];
}

function legacyKey(role: string): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  // For ever, as those of the hosted service are for ten years.
  const claims = {iss: 'supabase', ref: 'emulator', role, iat: 1_700_000_000, exp: 4_000_000_000};
  const text = `${encode({alg: 'HS256', typ: 'JWT'})}.${encode(claims)}`;
  return `${text}.${createHmac('sha256', JWT_SECRET).update(text).digest('base64url')}`;
}
