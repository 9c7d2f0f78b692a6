/** Links lead everywhere, none is broken, and the sitemap lists what search engines may list, nothing else. */
import {niches} from '../../app/content/niches';
import {LOCAL_CATALOGUE_SIZE} from '../../app/domain/limits';
import {inParallel, OWN_CONNECTION} from './support/in-parallel';
import {PAGES} from '../../scripts/lib/routes';
import {AT_ONCE, crawl, type Crawl, type CrawledPage} from './support/crawl';
import {brokenRules, descriptionOf, isIndexed, repeated, titleOf} from './support/search-rules';
import {readSitemap} from './support/sitemap';
import {brokenDataRules, structuredDataOf, typesOf} from './support/structured-data-rules';
import {expect, test as base} from './support/test';

/** Linked from the checkout, a mail, or a button that knows what the browser keeps. */
const LINKED_NOWHERE = [
  ...['/gracias', '/auth/nueva-clave', '/proximamente', '/comparar', '/lista'],
  ...['/mis-productos/recibo', '/sin-conexion'],
];
const ROUTES = PAGES.map(({path}) => path).filter(
  (path) => !path.includes(':') && !LINKED_NOWHERE.includes(path),
);
const CATEGORIES = niches
  .flatMap((niche) => [niche, ...niche.subcategories])
  .map(({handle}) => `/category/${handle}`);
const PRODUCTS = Array.from(
  {length: LOCAL_CATALOGUE_SIZE},
  (_, index) => `/producto/producto-${String(index + 1).padStart(2, '0')}`,
);

/** Pixels that the address of a picture asks for; more than any when it asks for all there are. */
const widthOf = (address: string) => Number(new URL(address).searchParams.get('width') ?? 10_000);

let crawling: Promise<Crawl> | undefined;

/** One crawl for all tests. */
const test = base.extend<{crawled: Crawl}>({
  crawled: [async ({shop}, use) => use(await (crawling ??= crawl(shop.url))), {timeout: 120_000}],
});

test.describe('a crawl from the home page', () => {
  // In one worker, so that there is one crawl.
  test.describe.configure({mode: 'default'});

  test('leads to every route, category and product', async ({crawled}) => {
    const reached = new Set([...crawled.pages.keys()].map((address) => new URL(address).pathname));
    expect.soft(crawled.broken, 'no broken link').toEqual([]);
    expect.soft(crawled.badlyMade, 'no page without its headers, no secret').toEqual([]);
    expect.soft(missing(ROUTES, reached), 'routes not reached').toEqual([]);
    expect.soft(missing(CATEGORIES, reached), 'categories not reached').toEqual([]);
    expect.soft(missing(PRODUCTS, reached), 'products not reached').toEqual([]);
  });

  test('finds no broken picture', async ({crawled, shop}) => {
    const own = [shop.url, shop.emulatorUrl];
    const images = [...crawled.images].filter(([address]) => own.includes(new URL(address).origin));
    expect(images.length, 'pictures seen').toBeGreaterThan(LOCAL_CATALOGUE_SIZE);
    const broken: string[] = [];
    // The emulator draws one picture of each folder, in its smallest size, and tells that the others exist.
    images.sort(([a], [b]) => widthOf(a) - widthOf(b));
    const fetched = new Set<string>();
    await inParallel(images, AT_ONCE, async ([address, page]) => {
      const folder = new URL('.', address).href;
      const method = fetched.has(folder) && address.startsWith(shop.emulatorUrl) ? 'HEAD' : 'GET';
      fetched.add(folder);
      const response = await fetch(address, {method, headers: OWN_CONNECTION});
      const type = response.headers.get('content-type') ?? '';
      const {byteLength} = await response.arrayBuffer();
      const isWhole = method === 'HEAD' || byteLength > 0;
      if (response.status === 200 && type.startsWith('image/') && isWhole) return;
      broken.push(`${address} on ${page}: ${response.status} ${type}`);
    });
    expect(fetched.size, 'folders').toBeGreaterThan(2);
    expect(broken).toEqual([]);
  });

  test('finds pages that search engines can list, each unlike any other, as the sitemap lists them', async ({
    crawled,
    shop,
  }) => {
    const pages = indexedOf(crawled);
    expect(pages.length).toBeGreaterThan(PRODUCTS.length + CATEGORIES.length);
    expect.soft(pages.flatMap(brokenRules), 'rules broken').toEqual([]);
    const all = [...crawled.pages.values()];
    expect.soft(repeated(all, titleOf), 'titles used twice').toEqual([]);
    expect.soft(repeated(all, descriptionOf), 'descriptions used twice').toEqual([]);

    const listed = [...(await readSitemap(shop.url)).values()].flat();
    expect(new Set(listed).size, 'no address is listed twice').toBe(listed.length);
    expect(listed.sort()).toEqual(
      indexedOf(crawled)
        .map(({address}) => address)
        .sort(),
    );
  });

  test('finds structured data that search engines take, and that says what the page shows', async ({
    crawled,
    shop,
  }) => {
    const pages = indexedOf(crawled);
    expect.soft(pages.flatMap(brokenDataRules), 'rules broken').toEqual([]);

    const typesAt = (path: string) => {
      const page = crawled.pages.get(shop.url + path);
      return page ? typesOf(structuredDataOf(page)) : [];
    };
    const wanted: readonly (readonly [paths: readonly string[], types: readonly string[]])[] = [
      [['/'], ['Organization', 'WebSite', 'SearchAction']],
      [PRODUCTS, ['BreadcrumbList', 'Product', 'Offer']],
      [
        [...CATEGORIES, '/tienda', '/tienda?pagina=2'],
        ['BreadcrumbList', 'ItemList'],
      ],
      [
        ['/ebooks-plr', '/categorias'],
        ['BreadcrumbList', 'ItemList'],
      ],
      [['/videos-plr', '/micro-saas-plr'], ['BreadcrumbList']],
      [['/faq'], ['BreadcrumbList', 'FAQPage', 'Question', 'Answer']],
      [['/ia-club'], ['BreadcrumbList', 'Course', 'Offer']],
    ];
    for (const [paths, types] of wanted) {
      for (const path of paths)
        expect.soft(typesAt(path), path).toEqual(expect.arrayContaining([...types]));
    }

    const PLACEHOLDER = '/placeholder.svg';
    for (const path of PRODUCTS) {
      const page = crawled.pages.get(shop.url + path);
      const shown = page?.document.querySelector('main img')?.getAttribute('src');
      const product = page && structuredDataOf(page).find((thing) => thing['@type'] === 'Product');
      // A merchant listing needs a picture, but a placeholder is none.
      expect(product && 'image' in product, path).toBe(shown !== PLACEHOLDER);
    }

    const strangers = indexedOf(crawled).flatMap((page) =>
      addressesIn(structuredDataOf(page))
        .filter((address) => address.startsWith(shop.url) && !/[#{]|\.\w+$/.test(address))
        .filter((address) => !crawled.pages.has(address))
        .map((address) => `${address} on ${page.address}`),
    );
    expect(strangers).toEqual([]);

    let ways = 0;
    for (const page of indexedOf(crawled)) {
      const shown = page.document
        .querySelectorAll('nav[aria-label="Ruta de navegación"] li')
        .map((step) => step.text.trim());
      if (shown.length === 0) continue;
      ways += 1;
      const way = structuredDataOf(page).find((thing) => thing['@type'] === 'BreadcrumbList');
      const steps = (way?.['itemListElement'] ?? []) as readonly {name: string}[];
      expect(
        steps.map(({name}) => name),
        page.address,
      ).toEqual(shown);
    }
    expect(ways).toBeGreaterThan(PRODUCTS.length + CATEGORIES.length);
  });
});

function indexedOf({pages}: Crawl): CrawledPage[] {
  return [...pages.values()].filter(isIndexed);
}

/** All absolute addresses in a value, however deep. */
function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^https?:\/\//.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(addressesIn);
}

function missing(wanted: readonly string[], reached: ReadonlySet<string>): readonly string[] {
  return wanted.filter((path) => !reached.has(path));
}
