import {TAB_GLOBALS} from '../shopper/tab';
import {WORKER_GLOBALS, type WorkerModules} from '../world/edge';
import {bundle, type Load} from './bundle';
import type {TabModules} from './tab-modules';
import {WORKER_BUILD} from './worker-build';

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
