/**
 * Serves the production build in workerd, as Oxygen does: files of `dist/client` first, compressed
 * and with the caching of production, then the worker.
 */
import {createMiniOxygen} from '@shopify/mini-oxygen';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {startAssetServer, type AssetServer} from './asset-server';
import {instrumentsAround} from './instrumented-worker';

/** What browsers fetch, and what the worker runs. */
export const CLIENT_DIRECTORY = path.resolve('dist/client');
const WORKER_DIRECTORY = path.resolve('dist/server');
const ENTRY = './index.js';

/**
 * Stands before Oxygen's own router, whose URL parser (that of 2022) breaks on a stray '%': such
 * addresses go straight to the worker, as they do in production. Files it reads from their server
 * itself: the router has Node fetch them, which unpacks each and compresses it anew, as strongly as it
 * can, and that costs more than all else that a visit costs.
 */
const doorTo = (files: AssetServer) => ({
  name: 'door',
  routes: ['*/*'],
  modules: true as const,
  script: `export default {
    async fetch(request, {files, oxygen, storefront}) {
      try {
        decodeURI(request.url);
      } catch {
        return storefront.fetch(request);
      }
      const {pathname} = new URL(request.url);
      // A request body can be read only once.
      if (request.method === 'GET' && request.body) return storefront.fetch(request);
      if (request.method === 'GET' && /\\.\\w+$/.test(pathname)) {
        const file = await files.fetch(request);
        if (file.status !== 404) return file;
      }
      return oxygen.fetch(request);
    },
  };`,
  serviceBindings: {
    files: {external: {address: new URL(files.url).host, http: {}}},
    oxygen: 'mini-oxygen',
    storefront: 'storefront',
  },
  stripCfConnectingIp: true,
  compatibilityDate: '2025-04-01',
});

export interface PreviewServer {
  readonly url: string;
  close(): Promise<void>;
}

/** @throws {Error} when there is no build, or the port is taken. */
export async function startPreviewServer(options: {
  port: number;
  variables: Record<string, string>;
  /** Puts the worker under the orders of a `WorkerControl`. */
  instrumented?: boolean;
  /** Keeps the worker's log to itself: here it passes through a debugger, which is slower than the log. */
  silent?: boolean;
}): Promise<PreviewServer> {
  if (!existsSync(WORKER_DIRECTORY)) {
    throw new Error('There is no build to serve. Run `npm run build` first.');
  }
  const assets = await startAssetServer(CLIENT_DIRECTORY);
  const worker = createMiniOxygen({
    port: options.port,
    host: '127.0.0.1',
    assets: {origin: `${assets.url}/`},
    requestHook: null,
    workers: [
      {
        name: 'storefront',
        modules: modulesFor(options),
        modulesRoot: WORKER_DIRECTORY,
        bindings: options.variables,
        stripCfConnectingIp: true,
        compatibilityDate: compatibilityDate(),
      },
      doorTo(assets),
    ],
  });
  const {workerUrl} = await worker.ready;
  return {
    url: workerUrl.origin,
    async close() {
      await worker.dispose();
      await assets.close();
    },
  };
}

function modulesFor({instrumented, silent}: {instrumented?: boolean; silent?: boolean}) {
  if (instrumented) return modulesAround(instrumentsAround(ENTRY));
  return silent ? modulesAround(silenceAround(ENTRY)) : workerModules();
}

/** The worker's modules, preceded by a module that replaces its entry. */
function modulesAround(contents: string) {
  const first = {type: 'ESModule' as const, path: path.join(WORKER_DIRECTORY, 'around.js')};
  return [{...first, contents}, ...workerModules()];
}

/** A module that exports the worker at `entry`, whose log then goes nowhere. */
function silenceAround(entry: string): string {
  return `
export {default} from ${JSON.stringify(entry)};
for (const level of ['log', 'warn', 'error']) console[level] = () => {};
`;
}

/** The entry first: workerd starts the first module. */
function workerModules() {
  const files = readdirSync(WORKER_DIRECTORY, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.js'))
    .sort((a, b) => Number(b === 'index.js') - Number(a === 'index.js'));
  return files.map((file) => ({
    type: 'ESModule' as const,
    path: path.join(WORKER_DIRECTORY, file),
    contents: readFileSync(path.join(WORKER_DIRECTORY, file), 'utf8'),
  }));
}

/** The date that the build asks of Oxygen: which behaviour of the runtime it was made for. */
function compatibilityDate(): string {
  const oxygen = JSON.parse(readFileSync(path.join(WORKER_DIRECTORY, 'oxygen.json'), 'utf8')) as {
    compatibility_date: string;
  };
  return oxygen.compatibility_date;
}
