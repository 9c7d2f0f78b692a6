import {TAB_GLOBALS} from '../shopper/tab';
import {WORKER_GLOBALS, type WorkerModules} from '../world/edge';
import {bundle, type Load} from './bundle';
import type {TabModules} from './tab-modules';

/**
 * What Remix makes of the routes in a build, for the routes that are asked here. The text of a module: it is
 * bundled with the worker, so that each isolate has its own.
 */
const ROUTES: Readonly<Record<string, string>> = {
  'routes/api.checkout': 'api/checkout',
  'routes/api.oferta': 'api/oferta',
  'routes/api.precios': 'api/precios',
  'routes/api.productos': 'api/productos',
  'routes/producto.$handle': 'producto/:handle',
};

const ids = Object.keys(ROUTES);

/** The modules' source of `virtual:remix/server-build`; `BUILD_VERSION` is a global of the isolate. */
const WORKER_BUILD = `
import * as entryServer from './app/entry.server';
import * as root from './app/root';
${ids.map((id, i) => `import * as route${i} from ${JSON.stringify(`./app/${id}`)};`).join('\n')}
export const entry = {module: entryServer};
export const routes = {
  root: {id: 'root', path: '', module: root},
${ids
  .map(
    (id, i) =>
      `  ${JSON.stringify(id)}: {id: ${JSON.stringify(id)}, parentId: 'root', path: ${JSON.stringify(ROUTES[id])}, module: route${i}},`,
  )
  .join('\n')}
};
export const assets = {version: BUILD_VERSION, entry: {imports: [], module: ''}, routes: {}, url: ''};
export const assetsBuildDirectory = 'dist/client';
export const publicPath = '/';
export const basename = '/';
export const isSpaMode = false;
export const mode = 'production';
export const future = {
  v3_fetcherPersist: true, v3_relativeSplatPath: true, v3_throwAbortReason: true,
  v3_singleFetch: true, v3_routeConfig: true, v3_lazyRouteDiscovery: false,
};
`;

/** The two halves of the shop. */
export interface ShopCode {
  readonly tab: Load<TabModules>;
  readonly worker: Load<WorkerModules>;
}

/** The shop as it stands in the working tree. @throws {Error} */
export async function loadShop(): Promise<ShopCode> {
  const [tab, worker] = await Promise.all([
    bundle<{readonly tabModules: TabModules}>({
      entry: 'scripts/lib/simulation/code/tab-modules.ts',
      globals: TAB_GLOBALS,
      inlined: ['zustand'],
      isWorker: false,
      virtual: {},
    }),
    bundle<WorkerModules>({
      entry: 'server.ts',
      globals: WORKER_GLOBALS,
      inlined: ['lru-cache'],
      isWorker: true,
      virtual: {'virtual:remix/server-build': WORKER_BUILD},
    }),
  ]);
  return {tab: (globals) => tab(globals).tabModules, worker};
}
