/** Nobody needs to type an address: links alone lead everywhere, and none of them is broken. */
import {niches} from '../../app/content/niches';
import {LOCAL_CATALOGUE_SIZE} from '../../app/domain/limits';
import {idsOf, imagesOf, linksOf} from './support/document-addresses';
import {expect, ONE_WIDTH, test} from './support/test';

/** Far more than the shop has; a crawl that gets there goes in circles. */
const MAX_PAGES = 500;
const AT_ONCE = 4;

/** The route table without `/gracias`, to which only the provider's checkout leads. */
const ROUTES = [
  '/',
  '/tienda',
  '/ebooks-plr',
  '/categorias',
  '/faq',
  '/videos-plr',
  '/micro-saas-plr',
  '/ia-club',
  '/wishlist',
  '/carrito',
  '/auth',
];
const CATEGORIES = niches
  .flatMap((niche) => [niche, ...niche.subcategories])
  .map(({handle}) => `/category/${handle}`);
const PRODUCTS = Array.from(
  {length: LOCAL_CATALOGUE_SIZE},
  (_, index) => `/producto/producto-${String(index + 1).padStart(2, '0')}`,
);

interface Crawl {
  /** Paths that answered with a page. */
  readonly reached: ReadonlySet<string>;
  /** Addresses of the pictures seen, each with a page that shows it. */
  readonly images: ReadonlyMap<string, string>;
  /** What is wrong, each with the page where it was found. */
  readonly broken: readonly string[];
}

test(
  'links from the home page lead to every route, category and product',
  ONE_WIDTH,
  async ({shop}) => {
    test.setTimeout(120_000);
    const {reached, images, broken} = await crawl(shop.url);
    expect.soft(broken, 'no broken link').toEqual([]);
    expect.soft(missing(ROUTES, reached), 'routes not reached').toEqual([]);
    expect.soft(missing(CATEGORIES, reached), 'categories not reached').toEqual([]);
    expect.soft(missing(PRODUCTS, reached), 'products not reached').toEqual([]);

    const own = [shop.url, shop.emulatorUrl];
    const ownImages = [...images].filter(([address]) => own.includes(new URL(address).origin));
    expect(ownImages.length, 'pictures seen').toBeGreaterThan(LOCAL_CATALOGUE_SIZE);
    const brokenImages: string[] = [];
    await inParallel(ownImages, async ([address, page]) => {
      const response = await fetch(address);
      const type = response.headers.get('content-type') ?? '';
      const {byteLength} = await response.arrayBuffer();
      if (response.status === 200 && type.startsWith('image/') && byteLength > 0) return;
      brokenImages.push(`${address} on ${page}: ${response.status} ${type}`);
    });
    expect(brokenImages, 'no broken picture').toEqual([]);
  },
);

/** Follows the links of the server's documents, from `/` on, through this shop alone. */
async function crawl(origin: string): Promise<Crawl> {
  const reached = new Set<string>();
  const images = new Map<string, string>();
  const broken: string[] = [];
  const ids = new Map<string, ReadonlySet<string>>();
  /** Links with a hash, each with a page that has it. */
  const fragments = new Map<string, string>();
  const known = new Set([`${origin}/`]);
  let level: {address: string; from: string}[] = [{address: `${origin}/`, from: 'the start'}];

  while (level.length > 0) {
    expect(known.size, 'pages to crawl').toBeLessThan(MAX_PAGES);
    const next: typeof level = [];
    await inParallel(level, async ({address, from}) => {
      const response = await fetch(address);
      const html = await response.text();
      if (response.status !== 200) broken.push(`${address} on ${from}: ${response.status}`);
      if (response.status !== 200 || !isPage(response)) return;
      reached.add(new URL(response.url).pathname);
      ids.set(address, idsOf(html));
      for (const image of imagesOf(html, response.url)) images.set(image, address);
      for (const link of linksOf(html, response.url)) {
        const target = new URL(link);
        if (target.origin !== origin || target.pathname.startsWith('/api/')) continue;
        const {hash} = target;
        if (hash) fragments.set(link, address);
        target.hash = '';
        if (known.has(target.href)) continue;
        known.add(target.href);
        next.push({address: target.href, from: address});
      }
    });
    level = next;
  }

  for (const [link, page] of fragments) {
    const [address = '', id = ''] = link.split('#');
    if (!ids.get(address)?.has(decodeURIComponent(id)))
      broken.push(`${link} on ${page}: no such id`);
  }
  return {reached, images, broken};
}

function isPage(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false;
}

function missing(wanted: readonly string[], reached: ReadonlySet<string>): readonly string[] {
  return wanted.filter((path) => !reached.has(path));
}

async function inParallel<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({length: AT_ONCE}, worker));
}
