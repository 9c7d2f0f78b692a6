/** Follows the links of the server's documents, from `/` on, through one shop alone. */
import {parse, type HTMLElement} from 'node-html-parser';
import {answerProblems} from './answer-rules';
import {inParallel, OWN_CONNECTION} from './in-parallel';
import {idsOf, imagesOf, linksOf} from './document-addresses';

/** Far more than the shop has; a crawl that gets there goes in circles. */
const MAX_PAGES = 500;
/** Requests at the same time, of the crawl and of whoever goes on from it. */
export const AT_ONCE = 4;

export interface CrawledPage {
  /** As a link has it, without a hash. */
  readonly address: string;
  readonly headers: Headers;
  readonly document: HTMLElement;
}

export interface Crawl {
  /** What answered with a page, by address. */
  readonly pages: ReadonlyMap<string, CrawledPage>;
  /** Addresses of the pictures seen, each with a page that shows it. */
  readonly images: ReadonlyMap<string, string>;
  /** What is wrong, each with the page where it was found. */
  readonly broken: readonly string[];
  /** Headers that are missing and secrets that are told, each with its page. */
  readonly badlyMade: readonly string[];
}

export async function crawl(origin: string): Promise<Crawl> {
  const pages = new Map<string, CrawledPage>();
  const images = new Map<string, string>();
  const broken: string[] = [];
  const badlyMade: string[] = [];
  const ids = new Map<string, ReadonlySet<string>>();
  /** Links with a hash, each with a page that has it. */
  const fragments = new Map<string, string>();
  const known = new Set([`${origin}/`]);
  let level: {address: string; from: string}[] = [{address: `${origin}/`, from: 'the start'}];

  while (level.length > 0) {
    if (known.size > MAX_PAGES) throw new Error(`More than ${MAX_PAGES} pages to crawl`);
    const next: typeof level = [];
    await inParallel(level, AT_ONCE, async ({address, from}) => {
      const response = await fetch(address, {headers: OWN_CONNECTION});
      const html = await response.text();
      const {status, headers} = response;
      const problems = answerProblems({status, headers, body: html});
      badlyMade.push(...problems.map((problem) => `${address}: ${problem}`));
      if (response.status !== 200) broken.push(`${address} on ${from}: ${response.status}`);
      if (response.redirected) broken.push(`${address} on ${from}: moved to ${response.url}`);
      if (response.status !== 200 || !isPage(response)) return;
      pages.set(address, {address, headers: response.headers, document: parse(html)});
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
  return {pages, images, broken, badlyMade};
}

function isPage(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false;
}
