/**
 * Bundles the service worker as part of the build: `virtual:service-worker` holds its text, which a route
 * answers with, for a worker must come from the shop's own origin while files may come from a CDN. It is
 * made with the server's half, once the browser's half is there, whose files it knows by name.
 */
import {createHash} from 'node:crypto';
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {build, type Plugin, type ResolvedConfig, type Rollup} from 'vite';

const ID = 'virtual:service-worker';
const SOURCES = {
  active: 'app/service-worker/service-worker.ts',
  retired: 'app/service-worker/retired.ts',
};
const CLIENT_ASSETS = 'dist/client/assets';

export function serviceWorker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'service-worker',
    configResolved(resolved) {
      config = resolved;
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    async load(id) {
      if (id !== `\0${ID}`) return null;
      const facts = buildFacts(config.base);
      // In development there is no service worker, and one of an earlier build removes itself.
      const isBuilt = config.command === 'build' && facts !== null;
      const retired = await bundled(SOURCES.retired, null);
      const active = isBuilt ? await bundled(SOURCES.active, facts) : retired;
      return `export const active = ${JSON.stringify(active)};\nexport const retired = ${JSON.stringify(retired)};`;
    },
  };
}

interface BuildFacts {
  readonly version: string;
  readonly base: string;
}

function buildFacts(base: string): BuildFacts | null {
  if (!existsSync(CLIENT_ASSETS)) return null;
  const names = readdirSync(CLIENT_ASSETS).sort();
  // Every file name contains a hash of the file's content.
  const version = createHash('sha256').update(names.join()).digest('hex').slice(0, 12);
  return {version, base};
}

/** Bundles one script, in a form that every supported browser runs. */
async function bundled(entry: string, facts: BuildFacts | null): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'warn',
    resolve: {
      alias: {
        '~': path.resolve('app'),
        '@common': path.resolve('supabase/functions/_shared/common'),
      },
    },
    define: {__BUILD__: JSON.stringify(facts), 'process.env.NODE_ENV': '"production"'},
    build: {
      write: false,
      target: 'es2020',
      copyPublicDir: false,
      rollupOptions: {input: entry, output: {format: 'iife'}},
    },
  })) as Rollup.RollupOutput;
  return result.output[0].code;
}
