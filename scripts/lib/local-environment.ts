/**
 * Decides, once and by the environment alone, whether each service is the operator's own or a local
 * emulator (docs/architecture.md 13), and starts the emulators that are wanted.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {
  API_VERSIONS,
  isApiVersion,
  type ApiVersion,
} from '../../emulators/storefront-api/graphql/api-versions';
import {startStorefrontEmulator, type RunningEmulator} from '../../emulators/storefront-api/start';
import {
  ANON_KEY,
  DEFAULT_DATA_DIRECTORY,
  DEFAULT_PORT as DEFAULT_SUPABASE_EMULATOR_PORT,
  PORT_VARIABLE as SUPABASE_PORT_VARIABLE,
} from '../../emulators/supabase/constants';
import {startSupabaseEmulator, type RunningSupabaseEmulator} from '../../emulators/supabase/start';
import {EnvironmentError, parseEnvironment} from '../../app/server/environment/environment';
import {choosePort} from './free-port';
import {demoOperator, emulatedStore} from './demo-operator';
import {
  continueOrders,
  demoFiles,
  EMULATED_OPERATOR,
  linkOrders,
  orderSecrets,
} from './emulated-orders';
import {EMULATOR_DISCOUNTS, EMULATOR_OFFER_CODES} from './emulator-offer-codes';
import {workerVariables} from './worker-variables';
import {DEMO_COLLECTIONS} from '../../emulators/storefront-api/catalogue/collections';
import type {Catalogue} from '../../emulators/storefront-api/catalogue/types';
import {readCatalogueCsv} from '../../emulators/storefront-api/catalogue-csv/read-catalogue-csv';
import {CatalogueCsvError} from '../../emulators/storefront-api/catalogue-csv/read-rows';

const DEFAULT_STOREFRONT_EMULATOR_PORT = 4000;

interface Emulator {
  readonly url: string;
  /** Public keys of the Supabase emulator, which verify its certificates. */
  readonly certificateKeys?: string;
  close(): Promise<void>;
}

export interface LocalEnvironment {
  /** The worker's variables. */
  readonly variables: Record<string, string>;
  /** Address of the Storefront API emulator; null when the operator's shop is used. */
  readonly storefrontEmulator: string | null;
  /** Address of the Supabase emulator; null when the operator's project is used. */
  readonly supabaseEmulator: string | null;
  close(): Promise<void>;
}

/** A service: the operator's own if the first of `names` is set; `missing` describes that variable in errors. */
interface Service {
  readonly names: readonly [string, ...string[]];
  readonly missing: string;
  start(): Promise<Emulator>;
  /** Variables that lead the worker to the emulator. */
  variables(emulator: Pick<Emulator, 'url' | 'certificateKeys'>): Record<string, string>;
}

/** Stands for an emulator's address while none has started. */
const ANY_URL = 'http://127.0.0.1:1';

/** Reads `.env` if there is one; variables that are already set win. */
export function loadDotEnv(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}

/**
 * Starts nothing before all variables are found sound.
 * @throws {Error} when variables are missing or malformed, or a port that was named is taken.
 */
export async function prepareLocalEnvironment(shopUrl: string): Promise<LocalEnvironment> {
  const own = workerVariables(process.env);
  let storefront: RunningEmulator | null = null;
  const services = {
    storefront: storefrontService(async () => (storefront = await startEmulator(shopUrl)), own),
    supabase: supabaseService(shopUrl, () => storefront),
  };
  const toEmulate = Object.values(services).filter((service) => isToBeEmulated(service, own));
  refuseMalformed(
    Object.assign({...own}, ...toEmulate.map(({variables}) => variables({url: ANY_URL}))),
  );

  const running = new Map<Service, Emulator>();
  const close = async () => {
    await Promise.all([...running.values()].map((emulator) => emulator.close()));
  };
  const variables = {...own};
  try {
    for (const service of toEmulate) {
      const emulator = await service.start();
      running.set(service, emulator);
      Object.assign(variables, service.variables(emulator));
    }
  } catch (error) {
    await close();
    throw error;
  }
  return {
    variables,
    storefrontEmulator: running.get(services.storefront)?.url ?? null,
    supabaseEmulator: running.get(services.supabase)?.url ?? null,
    close,
  };
}

/** Refuses malformed variables at the start; the worker would do so only on the first page. */
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

/** @throws {Error} when the operator's own service is half configured. */
function isToBeEmulated(service: Service, variables: Readonly<Record<string, string>>): boolean {
  const isSet = (name: string) => Boolean(variables[name]?.trim());
  const [decisive, ...others] = service.names;
  // CATALOGUE_CSV wins over the store's variables: its products are to be shown.
  if (decisive === 'PUBLIC_STORE_DOMAIN' && process.env['CATALOGUE_CSV']?.trim()) return true;
  if (isSet(decisive)) return false;
  const halfFilled = others.filter(isSet);
  if (halfFilled.length > 0) {
    throw new Error(
      `${decisive} is missing, though ${halfFilled.join(' and ')} is set.\n` +
        `Set ${service.missing}, or empty the whole group to use the local emulator.`,
    );
  }
  return true;
}

function storefrontService(
  start: () => Promise<Emulator>,
  variables: Readonly<Record<string, string>>,
): Service {
  return {
    names: ['PUBLIC_STORE_DOMAIN', 'PUBLIC_STOREFRONT_API_TOKEN', 'PRIVATE_STOREFRONT_API_TOKEN'],
    missing: 'the domain of your store',
    start,
    variables: ({url}) => ({
      ...emulatedStore(url),
      PRIVATE_OFFER_CODES: variables['PRIVATE_OFFER_CODES'] || EMULATOR_OFFER_CODES,
      ...demoOperator(variables),
    }),
  };
}

/** `storefront` is asked once it has started, if it is emulated. */
function supabaseService(shopUrl: string, storefront: () => RunningEmulator | null): Service {
  return {
    names: ['PUBLIC_SUPABASE_URL', 'PUBLIC_SUPABASE_ANON_KEY'],
    missing: 'the address of your project',
    start: () => startAccounts(shopUrl, storefront()),
    variables: ({url, certificateKeys}) => ({
      PUBLIC_SUPABASE_URL: url,
      PUBLIC_SUPABASE_ANON_KEY: ANON_KEY,
      ...(certificateKeys ? {PUBLIC_CERTIFICATE_KEYS: certificateKeys} : {}),
    }),
  };
}

/** The Supabase emulator that was started last; the files of sold products go there. */
let accounts: RunningSupabaseEmulator | null = null;

/** Makes files of what the demo sells. @throws {Error} when a port is taken, or `STOREFRONT_EMULATOR_VERSION`, `CATALOGUE_SIZE` or the file of `CATALOGUE_CSV` is malformed. */
export async function startEmulator(shopUrl: string, isDemo = true) {
  const size = process.env['CATALOGUE_SIZE']?.trim();
  if (size && !/^\d{1,6}$/.test(size)) {
    throw new Error(`CATALOGUE_SIZE is "${size}"; it must be a number of products.`);
  }
  const file = process.env['CATALOGUE_CSV']?.trim();
  const apiVersion = namedApiVersion();
  return startStorefrontEmulator({
    port: await choosePort('STOREFRONT_EMULATOR_PORT', DEFAULT_STOREFRONT_EMULATOR_PORT),
    shopUrl,
    discountCodes: EMULATOR_DISCOUNTS,
    ...(isDemo ? {beforeOrder: demoFiles(() => accounts)} : {}),
    ...(apiVersion ? {apiVersion} : {}),
    ...(file ? {catalogue: loadCatalogueCsv(file)} : {}),
    ...(size ? {catalogueSize: Number(size)} : {}),
  });
}

function namedApiVersion(): ApiVersion | null {
  const named = process.env['STOREFRONT_EMULATOR_VERSION']?.trim();
  if (!named) return null;
  if (isApiVersion(named)) return named;
  throw new Error(
    `STOREFRONT_EMULATOR_VERSION is "${named}"; it must be one of ${API_VERSIONS.join(', ')}.`,
  );
}

/**
 * Starts the Supabase emulator; its database continues to start in the background. The demo delivers each order to it by
 * itself; otherwise an operator must subscribe the webhooks (`npm run connect`).
 */
export async function startAccounts(
  shopUrl: string,
  storefront: RunningEmulator | null,
  isDemo = true,
) {
  const port = await choosePort(SUPABASE_PORT_VARIABLE, DEFAULT_SUPABASE_EMULATOR_PORT);
  const emulator = await startSupabaseEmulator({
    port,
    // Two shops on one machine need two databases; a port that nobody chose cannot be reused.
    dataDirectory: port === 0 ? null : path.join(DEFAULT_DATA_DIRECTORY, String(port)),
    siteUrl: shopUrl,
    // No mail leaves this machine, so accounts are confirmed at once, unlike at a real project.
    ...(isDemo ? {confirmEmails: false} : {}),
    watchFunctions: true,
    functionVariables: {
      ...(storefront ? orderSecrets(storefront.url) : {}),
      // An operator's webhooks are the app's, which its client secret signs.
      ...(!isDemo && {SHOPIFY_WEBHOOK_SECRET: ''}),
      ...EMULATED_OPERATOR,
      ...functionSecrets(process.env),
    },
  });
  emulator.ready
    .then(() => storefront && continueOrders(storefront, emulator))
    .catch((error: unknown) => {
      console.error(`✖ The Supabase emulator cannot start: ${String(error)}`);
    });
  accounts = emulator;
  if (storefront && isDemo) linkOrders(storefront, emulator);
  return emulator;
}

/** What an operator would set with `supabase secrets set`. */
function functionSecrets(source: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(source).filter(
      (entry): entry is [string, string] =>
        /^(CERTIFICATE|OPENAI|SOFIA|NOTIFY)_/.test(entry[0]) && Boolean(entry[1]),
    ),
  );
}

/** The catalogue of a product CSV, filed in the shop's own collections. @throws {Error} naming the file, and the line if it is malformed. */
function loadCatalogueCsv(file: string): Catalogue {
  try {
    return readCatalogueCsv(readFileSync(file), DEMO_COLLECTIONS, (sentence) =>
      console.warn(`${file}: ${sentence}`),
    );
  } catch (error) {
    if (error instanceof CatalogueCsvError)
      throw new Error(`${file} cannot be loaded:\n${error.message}`);
    throw new Error(`CATALOGUE_CSV names a file that cannot be read: ${file}`, {cause: error});
  }
}
