/** Memory of the worker over many mixed requests: pages kept and rendered, data, searches, errors. */
import {workerMemory} from '../lib/worker-memory';
import {load, missingCache} from './load';
import {dataPath, ROUTES} from './routes';

export interface Memory {
  readonly requests: number;
  /** Resident megabytes: before, then after each quarter of the requests. */
  readonly megabytes: readonly number[];
  /** The last quarter's end against the first's. */
  readonly growth: number;
}

const QUARTERS = 4;
const REQUESTS = 20_000;
const CONNECTIONS = 8;

export async function measureMemory(shopUrl: string): Promise<Memory> {
  const megabytes = [workerMemory()];
  for (let quarter = 0; quarter < QUARTERS; quarter++) {
    await load({
      url: shopUrl,
      connections: CONNECTIONS,
      amount: REQUESTS / QUARTERS,
      requests: [...mixed()],
    });
    megabytes.push(workerMemory());
  }
  const [, first = 0] = megabytes;
  return {requests: REQUESTS, megabytes, growth: (megabytes.at(-1) ?? 0) / first};
}

/** Of 40 requests, two render a page, one searches and one asks for what is not there. */
function* mixed() {
  for (const route of ROUTES) {
    yield {path: route.path};
    yield {path: dataPath(route)};
  }
  yield {path: '/?utm_source=bench&fbclid=1'};
  yield {path: '/tienda?orden=precio&pagina=2'};
  yield {path: '/api/buscar?q=ebook'};
  yield {path: '/no-existe'};
  yield missingCache('/');
  yield missingCache('/producto/producto-02');
}
