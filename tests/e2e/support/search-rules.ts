/** What search engines and social networks want of every page that they may list. */
import type {HTMLElement} from 'node-html-parser';
import type {CrawledPage} from './crawl';

const BRAND = ' | Reventa PLR';
/** Characters; a shorter description says too little, a longer one is cut. */
const DESCRIPTION = {least: 50, most: 160};

/** Attribute values of all elements that a selector finds. */
export function valuesOf(document: HTMLElement, selector: string, name: string): string[] {
  return document.querySelectorAll(selector).map((element) => element.getAttribute(name) ?? '');
}

function meta(document: HTMLElement, name: string): string[] {
  return valuesOf(document, `meta[name="${name}"], meta[property="${name}"]`, 'content');
}

export function titleOf({document}: CrawledPage): string {
  return document.querySelector('title')?.text ?? '';
}

export function descriptionOf({document}: CrawledPage): string {
  return meta(document, 'description')[0] ?? '';
}

/** Whether the page lets search engines list it. */
export function isIndexed({document, headers}: CrawledPage): boolean {
  const robots = meta(document, 'robots').join() + (headers.get('x-robots-tag') ?? '');
  return !robots.includes('noindex');
}

/** The rules that a page breaks by itself; empty for none. */
export function brokenRules(page: CrawledPage): string[] {
  const {address, document} = page;
  const broken: string[] = [];
  const check = (rule: string, holds: boolean, found: unknown) => {
    if (!holds) broken.push(`${address}: ${rule}; found ${JSON.stringify(found)}`);
  };
  const checkOnly = (rule: string, found: readonly string[], wanted: string | RegExp) => {
    const [value] = found;
    const fits = typeof wanted === 'string' ? value === wanted : wanted.test(value ?? '');
    check(rule, found.length === 1 && fits, found);
  };

  checkOnly('is in Spanish', valuesOf(document, 'html', 'lang'), 'es');
  check('has one heading of the first level', document.querySelectorAll('h1').length === 1, 'not');
  check('has one title', document.querySelectorAll('head > title').length === 1, 'not');
  const title = titleOf(page);
  check('has a title with the brand', title.endsWith(BRAND) && title !== BRAND, title);
  checkOnly('has a description', meta(document, 'description'), /\S/);
  const {length} = descriptionOf(page);
  check(
    'has a telling description',
    DESCRIPTION.least <= length && length <= DESCRIPTION.most,
    length,
  );
  checkOnly('says that it may be indexed', meta(document, 'robots'), 'index, follow');
  checkOnly('is its own canonical', valuesOf(document, 'link[rel=canonical]', 'href'), address);
  checkOnly('fits the window', meta(document, 'viewport'), /width=device-width/);

  checkOnly('has the title for social networks', meta(document, 'og:title'), title);
  checkOnly('has the description for them', meta(document, 'og:description'), descriptionOf(page));
  checkOnly('has the address for them', meta(document, 'og:url'), address);
  checkOnly('has the type for them', meta(document, 'og:type'), 'website');
  checkOnly('has the locale for them', meta(document, 'og:locale'), 'es_LA');
  checkOnly('has the site for them', meta(document, 'og:site_name'), 'Reventa PLR');
  checkOnly(
    'has a picture for them',
    meta(document, 'og:image'),
    /^https?:\/\/.+\.(?:png|jpe?g)\b/,
  );
  checkOnly('says what it shows', meta(document, 'og:image:alt'), /\S/);
  checkOnly('has a card for X', meta(document, 'twitter:card'), 'summary_large_image');

  const feed = 'link[rel=alternate][type="application/atom+xml"]';
  checkOnly('leads to the feed', valuesOf(document, feed, 'href'), '/novedades.xml');
  checkOnly(
    'leads to the manifest',
    valuesOf(document, 'link[rel=manifest]', 'href'),
    /^\/manifest/,
  );
  const mute = document.querySelectorAll('img:not([alt])').length;
  check('says what every picture shows', mute === 0, mute);
  const blind = document.querySelectorAll('a:not([href])').length;
  check('has links that lead somewhere', blind === 0, blind);
  return broken;
}

/** What more than one page says of itself, with the pages that say it. */
export function repeated(
  pages: readonly CrawledPage[],
  read: (page: CrawledPage) => string,
): string[] {
  const byText = new Map<string, string[]>();
  for (const page of pages) {
    const text = read(page);
    byText.set(text, [...(byText.get(text) ?? []), page.address]);
  }
  return [...byText]
    .filter(([, addresses]) => addresses.length > 1)
    .map(([text, addresses]) => `${text}: ${addresses.join(', ')}`);
}
