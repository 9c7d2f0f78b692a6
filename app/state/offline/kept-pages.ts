/** What the service worker has kept of this shop in this browser. */
import {ALWAYS_KEPT} from '~/domain/offline/offline-copy';

export interface KeptPage {
  /** Path and query. */
  readonly address: string;
  readonly title: string;
}

/** The pages visited last, the latest first; none where nothing is kept. */
export async function readKeptPages(): Promise<readonly KeptPage[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith('reventaplr-paginas-'));
  const cache = await caches.open(names.at(-1) ?? '');
  const requests = await cache.keys();
  const pages = await Promise.all(
    requests.map(async (request) => {
      const copy = await cache.match(request, {ignoreVary: true});
      const {pathname, search} = new URL(request.url);
      return {address: pathname + search, title: titleOf((await copy?.text()) ?? '')};
    }),
  );
  return pages
    .filter(({address, title}) => title && !ALWAYS_KEPT.some((kept) => kept === address))
    .reverse();
}

/** Without the brand, which follows a bar. */
function titleOf(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').title.replace(/\s\|[^|]*$/, '');
}
