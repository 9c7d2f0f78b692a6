/**
 * Serves the production build in workerd, as Oxygen does: files of `dist/client` first, compressed
 * and with the caching of production, then the worker.
 */
import {createMiniOxygen} from '@shopify/mini-oxygen';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {startAssetServer} from './asset-server';

const WORKER_DIRECTORY = path.resolve('dist/server');
const CLIENT_DIRECTORY = path.resolve('dist/client');

export interface PreviewServer {
  readonly url: string;
  close(): Promise<void>;
}

/** @throws {Error} when there is no build, or the port is taken. */
export async function startPreviewServer(options: {
  port: number;
  variables: Record<string, string>;
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
        modules: workerModules(),
        bindings: options.variables,
        stripCfConnectingIp: true,
        compatibilityDate: compatibilityDate(),
      },
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
