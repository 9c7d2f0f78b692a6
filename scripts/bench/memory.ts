/** Memory of the worker over many mixed requests: pages kept and rendered, data, searches, errors. */
import {execFileSync} from 'node:child_process';
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
const WORKER = /(?:^|\/)workerd$/;

export async function measureMemory(shopUrl: string): Promise<Memory> {
  const megabytes = [residentMegabytes()];
  for (let quarter = 0; quarter < QUARTERS; quarter++) {
    await load({
      url: shopUrl,
      connections: CONNECTIONS,
      amount: REQUESTS / QUARTERS,
      requests: [...mixed()],
    });
    megabytes.push(residentMegabytes());
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

/** @throws {Error} when this process runs no worker. */
function residentMegabytes(): number {
  const list = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss=,comm='], {encoding: 'utf8'});
  for (const line of list.split('\n')) {
    const [, parent, kilobytes, command = ''] = line.trim().split(/\s+/);
    if (Number(parent) === process.pid && WORKER.test(command)) return Number(kilobytes) / 1024;
  }
  throw new Error('No worker runs in this process.');
}
