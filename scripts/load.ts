/**
 * `npm run load -- --minutes 5 --shoppers 50`: many shoppers at once against the production build,
 * first with a sound provider, then with one that fails a fifth of its calls. Prints a report, and
 * ends with a failure on an error, a wrong cart, memory that grows, or a visited page that fails.
 */
import {parseArgs} from 'node:util';
import {EmulatorAdmin} from './lib/emulator-admin';
import {fail} from './lib/fail';
import {Chance} from './lib/fuzz/chance';
import {Measurements} from './lib/load/measurements';
import {shop as shopFor, type Goods} from './lib/load/shopper';
import {workerMemory} from './lib/load/worker-memory';
import {startInstrumentedShop, type InstrumentedShop} from './lib/local-shop';

const FAILING_SHARE = 0.2;
const SAMPLE_MS = 5_000;
/** How much more memory the last third of a run may take than its second. */
const MAX_GROWTH = 1.15;
const SEARCHES = ['ayuno', 'plan', 'perros', 'yoga', 'ventas', 'recetas', 'dinero', 'xyz'];

interface Run {
  readonly measured: Measurements;
  /** Megabytes, a sample every 5 seconds. */
  readonly memory: readonly number[];
  readonly seconds: number;
}

async function run(shop: InstrumentedShop, goods: Goods, shoppers: number, ms: number) {
  const measured = new Measurements();
  const memory: number[] = [];
  const until = Date.now() + ms;
  const sampler = setInterval(() => {
    const megabytes = workerMemory();
    if (megabytes !== null) memory.push(megabytes);
    // The instruments keep the log in the worker's memory until it is read.
    void shop.worker.log();
  }, SAMPLE_MS);
  await Promise.all(
    Array.from({length: shoppers}, (_, index) =>
      shopFor(shop.url, `10.0.0.${index + 1}`, goods, new Chance(index), until, measured),
    ),
  );
  clearInterval(sampler);
  return {measured, memory, seconds: ms / 1000};
}

function report(title: string, {measured, memory, seconds}: Run): void {
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
  console.log(`memory of the worker, MB: ${memory.join(' ') || 'not measured'}`);
}

/** Null when the memory of the last third is about that of the second. */
function growth(memory: readonly number[]): string | null {
  const third = Math.floor(memory.length / 3);
  if (third < 2) return null;
  const median = (list: readonly number[]) =>
    [...list].sort((a, b) => a - b)[list.length >> 1] ?? 0;
  const [before, after] = [median(memory.slice(third, 2 * third)), median(memory.slice(-third))];
  return after > before * MAX_GROWTH ? `memory grew from ${before} to ${after} MB` : null;
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
  const shop = await startInstrumentedShop();
  try {
    const emulator = new EmulatorAdmin(shop.emulatorUrl);
    const goods = await readGoods(shop.url);
    await warmUp(shop.url, goods);
    const problems: string[] = [];

    const sound = await run(shop, goods, shoppers, ms);
    report(`${shoppers} shoppers for ${values.minutes} minutes`, sound);
    const errors = sound.measured.count((status) => status === 0 || status >= 400);
    if (errors > 0) problems.push(`${errors} errors with a sound provider`);

    await emulator.injectFault({kind: 'http', status: 500, share: FAILING_SHARE});
    const failing = await run(shop, goods, shoppers, ms);
    await emulator.clearFaults();
    report(`the same, with ${FAILING_SHARE * 100}% of the provider's calls failing`, failing);
    const failedPages = failing.measured.count((status) => status === 0 || status >= 500, 'page');
    if (failedPages > 0) problems.push(`${failedPages} visited pages failed`);

    for (const {measured, memory} of [sound, failing]) {
      problems.push(...measured.wrongCarts.map((problem) => `a wrong cart: ${problem}`));
      const grown = growth(memory);
      if (grown) problems.push(grown);
    }
    for (const problem of problems) console.error(`✖ ${problem}`);
    if (problems.length > 0) process.exitCode = 1;
    else console.log('\nNothing broke.');
  } finally {
    await shop.close();
  }
} catch (error) {
  fail(error);
}
