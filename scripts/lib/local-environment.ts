/**
 * Decides, once and by the environment alone, whether each service is the operator's own or a local
 * emulator (design section 7), and starts the emulators that are wanted.
 */
import {existsSync} from 'node:fs';
import {startStorefrontEmulator} from '../../emulators/storefront-api/start';
import {workerVariables} from './worker-variables';

const EMULATOR_PUBLIC_TOKEN = 'reventa-demo-public-token';
const EMULATOR_PRIVATE_TOKEN = 'reventa-demo-private-token';
/** The discount codes that the emulator knows. */
const EMULATOR_OFFER_CODES = JSON.stringify({
  'combo-10': 'COMBO10',
  'combo-20': 'COMBO20',
  'combo-30': 'COMBO30',
  'cross-sell': 'CRUCE50',
});
const DEFAULT_STOREFRONT_EMULATOR_PORT = 4000;

export interface LocalEnvironment {
  /** What the worker is given. */
  readonly variables: Record<string, string>;
  /** Address of the Storefront API emulator; null when the operator's shop is used. */
  readonly storefrontEmulator: string | null;
  close(): Promise<void>;
}

/** Reads `.env` if there is one; variables that are already set win. */
export function loadDotEnv(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}

export function readPort(name: string, fallback: number): number {
  const value = process.env[name]?.trim();
  if (!value) return fallback;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`${name} is not a port: ${value}`);
  }
  return port;
}

/** @throws {Error} when a group of variables is half filled or a port is taken. */
export async function prepareLocalEnvironment(shopUrl: string): Promise<LocalEnvironment> {
  const variables = workerVariables(process.env);
  const wantsEmulator = !variables['PUBLIC_STORE_DOMAIN']?.trim();
  if (!wantsEmulator) return {variables, storefrontEmulator: null, close: async () => {}};

  const halfFilled = ['PUBLIC_STOREFRONT_API_TOKEN', 'PRIVATE_STOREFRONT_API_TOKEN'].filter(
    (name) => variables[name]?.trim(),
  );
  if (halfFilled.length > 0) {
    throw new Error(
      `PUBLIC_STORE_DOMAIN is missing, though ${halfFilled.join(' and ')} is set.\n` +
        'Set the domain of your store, or empty the whole group to use the local emulator.',
    );
  }
  const emulator = await startEmulator(shopUrl);
  return {
    variables: {
      ...variables,
      PUBLIC_STORE_DOMAIN: emulator.url,
      PUBLIC_STOREFRONT_API_TOKEN: EMULATOR_PUBLIC_TOKEN,
      PRIVATE_STOREFRONT_API_TOKEN: EMULATOR_PRIVATE_TOKEN,
      PRIVATE_OFFER_CODES: variables['PRIVATE_OFFER_CODES'] || EMULATOR_OFFER_CODES,
    },
    storefrontEmulator: emulator.url,
    close: () => emulator.close(),
  };
}

export function startEmulator(shopUrl: string) {
  const size = process.env['CATALOGUE_SIZE'];
  return startStorefrontEmulator({
    port: readPort('STOREFRONT_EMULATOR_PORT', DEFAULT_STOREFRONT_EMULATOR_PORT),
    shopUrl,
    ...(size ? {catalogueSize: Number(size)} : {}),
  });
}
