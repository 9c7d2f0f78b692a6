/** Starts the Supabase emulator. See the README beside this file for what it offers. */
import {existsSync, readdirSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {FaultList} from './admin/faults';
import {Mailbox} from './admin/mailbox';
import {RequestLog} from './admin/request-log';
import {
  ANON_KEY,
  DEFAULT_SITE_URL,
  HOST,
  legacyKeys,
  PROJECT_DIRECTORY,
  SERVICE_ROLE_KEY,
  MAIL_KEY,
} from './constants';
import {takeDataDirectory} from './data-directory';
import type {Emulator} from './emulator';
import {developmentKey, publicKeys, type SigningKey} from './functions/development-key';
import {FunctionProcess} from './functions/function-process';
import {loopbackOrigins} from './lite/lite-config';
import type {Mail} from './lite/mail';
import {startLite, type Lite} from './lite/start-lite';
import {close, listen} from './proxy/listen';
import {createProxy} from './proxy/server';

/** A project has the older keys, the newer ones, or both while its owner migrates. */
export type KeyWorld = 'legacy' | 'both' | 'new';

export interface SupabaseEmulatorOptions {
  /** 0 takes a free port. */
  readonly port: number;
  /** Folder of the data between runs; null keeps the data in memory. */
  readonly dataDirectory: string | null;
  /** Address of the shop: mailed links lead back to it, and its pages may chat. */
  readonly siteUrl?: string;
  /** Folder of the Supabase CLI project. */
  readonly projectDirectory?: string;
  /** Instead of `enable_confirmations` in `config.toml`. */
  readonly confirmEmails?: boolean;
  /** Seconds, instead of `jwt_expiry` in `config.toml`. */
  readonly jwtExpirySeconds?: number;
  /** Secrets of the edge functions. */
  readonly functionVariables?: Readonly<Record<string, string>>;
  /** Kind of keys that the functions get; by default `new`, as in a project created today. */
  readonly keys?: KeyWorld;
  /** Restarts a function when its files change. */
  readonly watchFunctions?: boolean;
  /** Keeps mails and errors out of the console. */
  readonly quiet?: boolean;
}

export interface RunningSupabaseEmulator {
  readonly url: string;
  readonly port: number;
  readonly anonKey: string;
  readonly serviceRoleKey: string;
  /** JSON Web Key Set that verifies the certificates signed by the emulator's function. */
  readonly certificateKeys: string;
  /** Resolves once the database answers; earlier requests wait for it. Rejects when it cannot start. */
  readonly ready: Promise<void>;
  /** Resolves once every process has ended and the port is free again. */
  close(): Promise<void>;
}

/**
 * Listens on 127.0.0.1 only, at once; the database starts behind it.
 * @throws {Error} when the port or the data directory is taken.
 */
export async function startSupabaseEmulator(
  options: SupabaseEmulatorOptions,
): Promise<RunningSupabaseEmulator> {
  const {quiet = false} = options;
  const release = options.dataDirectory ? takeDataDirectory(options.dataDirectory) : () => {};
  const mailbox = new Mailbox(quiet ? undefined : printMail);
  let lite: Lite | null = null;
  const emulator: Omit<Emulator, 'lite' | 'functions'> = {
    mailbox,
    faults: new FaultList(),
    log: new RequestLog(),
    report: (error) => quiet || console.error(`[supabase emulator] ${error.message}`),
  };
  let functions: Emulator['functions'] = new Map();
  // The functions need the URL, which is known once the proxy listens.
  const server = createProxy({
    ...emulator,
    get lite() {
      if (!lite) throw new Error('The emulator is starting');
      return lite;
    },
    get functions() {
      return functions;
    },
  });
  try {
    await listen(server, options.port);
  } catch (error) {
    release();
    throw error;
  }
  const {port} = server.address() as AddressInfo;
  const url = `http://${HOST}:${port}`;
  const signingKey = developmentKey(options.dataDirectory);
  functions = createFunctions(options, url, signingKey);
  const started = startLite(
    {
      dataDirectory: options.dataDirectory,
      projectDirectory: options.projectDirectory ?? PROJECT_DIRECTORY,
      siteUrl: siteOrigin(options),
      url,
      quiet,
      ...(options.confirmEmails === undefined ? {} : {confirmEmails: options.confirmEmails}),
      ...(options.jwtExpirySeconds ? {jwtExpirySeconds: options.jwtExpirySeconds} : {}),
    },
    (mail) => mailbox.add(mail),
  );
  lite = started;
  const ready = started.port.then(() => {});
  // Callers that await `ready` get the error; without a caller, it must not crash the process.
  ready.catch(() => {});
  return {
    url,
    port,
    anonKey: ANON_KEY,
    serviceRoleKey: SERVICE_ROLE_KEY,
    certificateKeys: publicKeys(signingKey),
    ready,
    async close() {
      await Promise.all([
        close(server),
        started.close(),
        ...[...functions.values()].map((each) => each.close()),
      ]);
      release();
    },
  };
}

/** Every folder of `functions/` with an `index.ts`. */
function createFunctions(
  options: SupabaseEmulatorOptions,
  url: string,
  signingKey: SigningKey,
): Emulator['functions'] {
  const directory = path.join(options.projectDirectory ?? PROJECT_DIRECTORY, 'functions');
  const names = existsSync(directory) ? readdirSync(directory) : [];
  const variables = {
    SUPABASE_URL: url,
    ...functionKeys(options.keys ?? 'new'),
    SHOP_SITE_URL: siteOrigin(options),
    CERTIFICATE_SIGNING_KEY: JSON.stringify(signingKey),
    // The mailbox stands in for a mail service.
    MAIL_API_URL: `${url}/__emulator/mails`,
    MAIL_API_KEY: MAIL_KEY,
    MAIL_FROM: 'Reventa PLR <soporte@reventaplr.example>',
    SOFIA_ALLOWED_ORIGINS: loopbackOrigins(siteOrigin(options)).join(','),
    ...options.functionVariables,
  };
  return new Map(
    names
      .map((name) => ({name, file: path.join(directory, name, 'index.ts')}))
      .filter(({file}) => existsSync(file))
      .map(({name, file}) => {
        const {watchFunctions: watch = false, quiet = false} = options;
        return [name, new FunctionProcess({file, variables, watch, quiet})];
      }),
  );
}

/** The hosted service's variables: for each kind of the newer keys, a dictionary of keys by name. */
function functionKeys(world: KeyWorld): Record<string, string> {
  const [anon, service] = world === 'new' ? [ANON_KEY, SERVICE_ROLE_KEY] : legacyKeys();
  return {
    ...(world !== 'new' && {SUPABASE_ANON_KEY: anon, SUPABASE_SERVICE_ROLE_KEY: service}),
    ...(world !== 'legacy' && {
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({default: ANON_KEY}),
      SUPABASE_SECRET_KEYS: JSON.stringify({default: SERVICE_ROLE_KEY}),
    }),
  };
}

function siteOrigin({siteUrl = DEFAULT_SITE_URL}: SupabaseEmulatorOptions): string {
  return new URL(siteUrl).origin;
}

function printMail({to, subject, link}: Mail): void {
  console.log(`\n  ✉ ${to}\n    ${subject}\n    ${link ?? ''}\n`);
}
