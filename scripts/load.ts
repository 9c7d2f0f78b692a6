/**
 * `npm run load -- --minutes 5 --shoppers 50`: many shoppers at once against the production build,
 * first with a sound provider, then with one that fails a fifth of its calls. Prints a report, and
 * ends with a failure on an error, a wrong cart, memory that grows, or a visited page that fails.
 */
import {parseArgs} from 'node:util';
import {EmulatorAdmin} from './lib/emulator-admin';
import {fail} from './lib/fail';
import {freePort} from './lib/free-port';
import {Chance} from './lib/fuzz/chance';
import {Measurements} from './lib/load/measurements';
import {shop as shopFor, type Goods} from './lib/load/shopper';
import {connectToHeap, type WorkerHeap} from './lib/worker-heap';
import {startInstrumentedShop, type InstrumentedShop} from './lib/local-shop';
import {workerMemory} from './lib/worker-memory';

const FAILING_SHARE = 0.2;
const SAMPLE_MS = 2_000;
/**
 * Megabytes that the worker's code may hold at least in the second half of a run beyond the first. Less
 * is garbage: all of it is collected about every two minutes only.
 */
const MAX_GROWTH = 20;
const SEARCHES = ['ayuno', 'plan', 'perros', 'yoga', 'ventas', 'recetas', 'dinero', 'xyz'];

interface Run {
  readonly measured: Measurements;
  /** Megabytes of the whole process, a sample every 2 seconds. */
  readonly memory: readonly number[];
  /** Megabytes that the worker's own code holds, at the same times. */
  readonly heap: readonly number[];
  readonly seconds: number;
}

async function run(
  shop: InstrumentedShop,
  heapOf: WorkerHeap,
  goods: Goods,
  shoppers: number,
  ms: number,
): Promise<Run> {
  const measured = new Measurements();
  const memory: number[] = [];
  const heap: number[] = [];
  const until = Date.now() + ms;
  const sampler = setInterval(() => {
    memory.push(Math.round(workerMemory()));
    void heapOf.used().then((used) => heap.push(Math.round(used)));
    // The instruments keep the log in the worker's memory until it is read.
    void shop.worker.log();
  }, SAMPLE_MS);
  await Promise.all(
    Array.from({length: shoppers}, (_, index) =>
      shopFor(shop.url, `10.0.0.${index + 1}`, goods, new Chance(index), until, measured),
    ),
  );
  clearInterval(sampler);
  return {measured, memory, heap, seconds: ms / 1000};
}

function report(title: string, {measured, memory, heap, seconds}: Run): void {
  const total = measured.count(() => true);
  console.log(`\n${title}: ${total} requests, ${(total / seconds).toFixed(0)} a second`);
  console.log('kind      requests    p50 ms    p95 ms    p99 ms       4xx       5xx   no answer');
  for (const kind of measured.kinds()) {
    const row = [
      measured.count(() => true, kind),
      ...[0.5, 0.95, 0.99].map((share) => Math.round(measured.percentile(kind, share))),
      measured.count((status) => status >= 400 && status < 500, kind),
      measured.count((status) => status >= 500, kind),
      measured.count((status) => status === 0, kind),
    ];
    console.log(kind.padEnd(8) + row.map((cell) => String(cell).padStart(10)).join(''));
  }
  console.log(`carts: ${measured.preparedCarts} prepared, ${measured.wrongCarts.length} wrong`);
  console.log(`memory of the worker's code, MB: ${heap.join(' ')}`);
  console.log(`memory of the local runtime, MB: ${memory.join(' ')}`);
}

/** Null when what the worker's code holds at least, in the second half, is about that of the first. */
function growth(heap: readonly number[]): string | null {
  const half = heap.length >> 1;
  const [before, after] = [Math.min(...heap.slice(0, half)), Math.min(...heap.slice(half))];
  if (!Number.isFinite(before + after)) return "the worker's code could not be measured";
  return after > before + MAX_GROWTH ? `the worker's code held ${before}, then ${after} MB` : null;
}

async function readGoods(origin: string): Promise<Goods> {
  const response = await fetch(`${origin}/api/oferta`);
  const {products} = (await response.json()) as {
    products: readonly {handle: string; firstVariant: {id: string; availableForSale: boolean}}[];
  };
  const pages = [
    ...['/', '/tienda', '/tienda?pagina=2', '/ebooks-plr', '/categorias', '/faq', '/carrito'],
    ...['/category/01-salud-y-deportes', '/category/perros', '/_root.data', '/faq.data'],
    ...products.flatMap(({handle}) => [`/producto/${handle}`, `/producto/${handle}.data`]),
  ];
  const forSale = products.filter(({firstVariant}) => firstVariant.availableForSale);
  return {pages, searches: SEARCHES, variantIds: forSale.map(({firstVariant}) => firstVariant.id)};
}

async function warmUp(origin: string, {pages, searches}: Goods): Promise<void> {
  for (const path of [...pages, ...searches.map((text) => `/api/buscar?q=${text}`)]) {
    await (await fetch(origin + path)).text();
  }
}

try {
  const {values} = parseArgs({
    options: {
      minutes: {type: 'string', default: '5'},
      shoppers: {type: 'string', default: '50'},
    },
  });
  const ms = Number(values.minutes) * 60_000;
  const shoppers = Number(values.shoppers);
  const inspectorPort = await freePort();
  const shop = await startInstrumentedShop({inspectorPort});
  try {
    const emulator = new EmulatorAdmin(shop.emulatorUrl);
    const goods = await readGoods(shop.url);
    await warmUp(shop.url, goods);
    const heap = await connectToHeap(inspectorPort);
    const problems: string[] = [];

    const sound = await run(shop, heap, goods, shoppers, ms);
    report(`${shoppers} shoppers for ${values.minutes} minutes`, sound);
    const errors = sound.measured.count((status) => status === 0 || status >= 400);
    if (errors > 0) problems.push(`${errors} errors with a sound provider`);

    await emulator.injectFault({kind: 'http', status: 500, share: FAILING_SHARE});
    const failing = await run(shop, heap, goods, shoppers, ms);
    await emulator.clearFaults();
    heap.close();
    report(`the same, with ${FAILING_SHARE * 100}% of the provider's calls failing`, failing);
    const failedPages = failing.measured.count((status) => status === 0 || status >= 500, 'page');
    if (failedPages > 0) problems.push(`${failedPages} visited pages failed`);

    for (const {measured, heap: held} of [sound, failing]) {
      problems.push(...measured.wrongCarts.map((problem) => `a wrong cart: ${problem}`));
      const grown = growth(held);
      if (grown) problems.push(grown);
    }
    for (const problem of problems) console.error(`✖ ${problem}`);
    if (problems.length > 0) process.exitCode = 1;
    else console.log('\nNothing broke.');
  } finally {
    await shop.close();
  }
  // The debugger's port stays open as long as the process lives.
  process.exit();
} catch (error) {
  fail(error);
}
