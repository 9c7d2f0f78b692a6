/**
 * Decides, once and by the environment alone, whether each service is the operator's own or a local
 * emulator (design section 7), and starts the emulators that are wanted.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {startStorefrontEmulator} from '../../emulators/storefront-api/start';
import {
  ANON_KEY,
  DEFAULT_DATA_DIRECTORY,
  DEFAULT_PORT as DEFAULT_SUPABASE_EMULATOR_PORT,
  PORT_VARIABLE as SUPABASE_PORT_VARIABLE,
} from '../../emulators/supabase/constants';
import {startSupabaseEmulator} from '../../emulators/supabase/start';
import {EnvironmentError, parseEnvironment} from '../../app/server/environment';
import {choosePort} from './choose-port';
import {loadCatalogueCsv} from './load-catalogue-csv';
import {EMULATOR_OFFER_CODES} from './emulator-offer-codes';
import {workerVariables} from './worker-variables';

const EMULATOR_PUBLIC_TOKEN = 'reventa-demo-public-token';
const EMULATOR_PRIVATE_TOKEN = 'reventa-demo-private-token';
const DEFAULT_STOREFRONT_EMULATOR_PORT = 4000;

interface Emulator {
  readonly url: string;
  close(): Promise<void>;
}

export interface LocalEnvironment {
  /** What the worker is given. */
  readonly variables: Record<string, string>;
  /** Address of the Storefront API emulator; null when the operator's shop is used. */
  readonly storefrontEmulator: string | null;
  /** Address of the Supabase emulator; null when the operator's project is used. */
  readonly supabaseEmulator: string | null;
  close(): Promise<void>;
}

/** A service of the shop: the variables of which the first decides, and how to do without it. */
interface Service {
  readonly names: readonly [string, ...string[]];
  readonly missing: string;
  start(): Promise<Emulator>;
  /** What the worker is told of the emulator. */
  variables(emulator: Emulator): Record<string, string>;
}

/** Reads `.env` if there is one; variables that are already set win. */
export function loadDotEnv(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}

/** @throws {Error} when variables are missing or malformed, or a port that was named is taken. */
export async function prepareLocalEnvironment(shopUrl: string): Promise<LocalEnvironment> {
  const own = workerVariables(process.env);
  const inPlace: Emulator[] = [];
  const close = async () => {
    await Promise.all(inPlace.map((emulator) => emulator.close()));
  };
  const variablesOf = async (service: Service) => {
    const emulator = await emulatorInPlaceOf(service, own);
    if (emulator) inPlace.push(emulator);
    return {emulator, variables: emulator ? service.variables(emulator) : {}};
  };
  try {
    const storefront = await variablesOf(storefrontService(shopUrl, own));
    const supabase = await variablesOf(supabaseService(shopUrl));
    const variables = {...own, ...storefront.variables, ...supabase.variables};
    refuseMalformed(variables);
    return {
      variables,
      storefrontEmulator: storefront.emulator?.url ?? null,
      supabaseEmulator: supabase.emulator?.url ?? null,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The worker would refuse them too, but on a page, at the first visit. */
function refuseMalformed(variables: Readonly<Record<string, string>>): void {
  try {
    parseEnvironment(variables);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    throw new Error(
      `The environment (.env) is not complete:\n${error.problems.map((each) => `  ${each}`).join('\n')}\n` +
        '.env.example says what each variable is for; `npm run doctor` checks them all.',
    );
  }
}

/** Null when the operator's own service is configured. @throws {Error} when it is half configured. */
async function emulatorInPlaceOf(
  service: Service,
  variables: Readonly<Record<string, string>>,
): Promise<Emulator | null> {
  const isSet = (name: string) => Boolean(variables[name]?.trim());
  const [decisive, ...others] = service.names;
  if (isSet(decisive)) return null;
  const halfFilled = others.filter(isSet);
  if (halfFilled.length > 0) {
    throw new Error(
      `${decisive} is missing, though ${halfFilled.join(' and ')} is set.\n` +
        `Set ${service.missing}, or empty the whole group to use the local emulator.`,
    );
  }
  return service.start();
}

function storefrontService(shopUrl: string, variables: Readonly<Record<string, string>>): Service {
  return {
    names: ['PUBLIC_STORE_DOMAIN', 'PUBLIC_STOREFRONT_API_TOKEN', 'PRIVATE_STOREFRONT_API_TOKEN'],
    missing: 'the domain of your store',
    start: () => startEmulator(shopUrl),
    variables: ({url}) => ({
      PUBLIC_STORE_DOMAIN: url,
      PUBLIC_STOREFRONT_API_TOKEN: EMULATOR_PUBLIC_TOKEN,
      PRIVATE_STOREFRONT_API_TOKEN: EMULATOR_PRIVATE_TOKEN,
      PRIVATE_OFFER_CODES: variables['PRIVATE_OFFER_CODES'] || EMULATOR_OFFER_CODES,
    }),
  };
}

function supabaseService(shopUrl: string): Service {
  return {
    names: ['PUBLIC_SUPABASE_URL', 'PUBLIC_SUPABASE_ANON_KEY'],
    missing: 'the address of your project',
    start: () => startAccounts(shopUrl),
    variables: ({url}) => ({PUBLIC_SUPABASE_URL: url, PUBLIC_SUPABASE_ANON_KEY: ANON_KEY}),
  };
}

/** @throws {Error} when a port is taken, or the file of `CATALOGUE_CSV` is malformed. */
export async function startEmulator(shopUrl: string) {
  const size = process.env['CATALOGUE_SIZE'];
  const file = process.env['CATALOGUE_CSV']?.trim();
  return startStorefrontEmulator({
    port: await choosePort('STOREFRONT_EMULATOR_PORT', DEFAULT_STOREFRONT_EMULATOR_PORT),
    shopUrl,
    ...(file ? {catalogue: loadCatalogueCsv(file)} : {}),
    ...(size ? {catalogueSize: Number(size)} : {}),
  });
}

/** The Supabase emulator; its database goes on starting in the background. */
export async function startAccounts(shopUrl: string) {
  const port = await choosePort(SUPABASE_PORT_VARIABLE, DEFAULT_SUPABASE_EMULATOR_PORT);
  const emulator = await startSupabaseEmulator({
    port,
    // Two shops on one machine, two databases; a port that nobody chose has none to come back to.
    dataDirectory: port === 0 ? null : path.join(DEFAULT_DATA_DIRECTORY, String(port)),
    siteUrl: shopUrl,
    watchFunctions: true,
    functionVariables: functionSecrets(process.env),
  });
  emulator.ready.catch((error: unknown) => {
    console.error(`✖ The Supabase emulator cannot start: ${String(error)}`);
  });
  return emulator;
}

/** What an operator would set with `supabase secrets set`. */
function functionSecrets(source: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(source).filter(
      (entry): entry is [string, string] => /^(OPENAI|SOFIA)_/.test(entry[0]) && Boolean(entry[1]),
    ),
  );
}
