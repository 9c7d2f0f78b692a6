/** Memory of the worker over many mixed requests: pages kept and rendered, data, searches, errors. */
import {freePort} from '../lib/free-port';
import {startLocalShop} from '../lib/local-shop';
import {connectToHeap} from '../lib/worker-heap';
import {workerMemory} from '../lib/worker-memory';
import {load, missingCache, type LoadRequest} from './load';
import {dataPath, ROUTES} from './routes';

export interface Memory {
  readonly requests: number;
  /** Megabytes that the worker's code holds: before, then after each quarter of the requests. */
  readonly held: readonly number[];
  /**
   * Megabytes of the whole process, at the same times. The local stand-in of the Cache API keeps every
   * page that was rendered, so this grows with them.
   */
  readonly resident: readonly number[];
  /** What the code holds at the end against the end of the first quarter. */
  readonly growth: number;
}

const QUARTERS = 4;
const REQUESTS = 20_000;
const CONNECTIONS = 8;

/** In a shop of its own, since a debugger slows all that it is attached to. */
export async function measureMemory(): Promise<Memory> {
  const inspectorPort = await freePort();
  const shop = await startLocalShop({withSupabase: true, silent: true, inspectorPort});
  try {
    const wake = async () => (await fetch(new URL('/no-existe', shop.url))).text();
    await wake();
    const heap = await connectToHeap(inspectorPort);
    const held = [await heap.held(wake)];
    const resident = [workerMemory()];
    for (let quarter = 0; quarter < QUARTERS; quarter++) {
      await load({
        url: shop.url,
        connections: CONNECTIONS,
        amount: REQUESTS / QUARTERS,
        requests: [...mixed()],
      });
      held.push(await heap.held(wake));
      resident.push(workerMemory());
    }
    heap.close();
    const [, first = NaN] = held;
    return {requests: REQUESTS, held, resident, growth: (held.at(-1) ?? NaN) / first};
  } finally {
    await shop.close();
  }
}

/** Every page and its data, two addresses of the same pages, a search, what is not there, and two pages rendered afresh. */
function* mixed(): Generator<LoadRequest> {
  for (const route of ROUTES) {
    yield {path: route.path};
    yield {path: dataPath(route)};
  }
  yield {path: '/?utm_source=bench&fbclid=1'};
  yield {path: '/tienda?orden=precio&pagina=2'};
  yield {path: '/api/buscar?q=ebook'};
  yield {path: '/no-existe', status: 404};
  yield missingCache('/');
  yield missingCache('/producto/producto-02');
}
