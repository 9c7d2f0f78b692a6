import {Link} from '@remix-run/react';
import {useEffect, useState, type MouseEvent} from 'react';
import {offline as copy} from '~/copy/offline';
import {redirectTarget} from '~/domain/account/redirect-target';
import {buttonClass, ButtonLink} from '../ui/Button';
import {EmptyState} from '../ui/notices/EmptyState';
import {onNetworkBack} from './use-offline-guard';
import {ALWAYS_KEPT, OFFLINE_PATH} from '~/domain/offline/offline-copy';

/** The address of this page; if its code cannot be loaded, that is the requested address. */
const HERE = '';
const DRAWING = '/illustrations/error.svg';

/** Shown instead of a page that is not cached; goes to that page once the network is back. */
export function OfflineScreen() {
  const [pages, setPages] = useState<readonly KeptPage[]>([]);
  useEffect(() => {
    readKeptPages().then(setPages, () => {});
    return onNetworkBack(tryAgain);
  }, []);
  return (
    <section className="page min-h-[80svh] pt-8 sm:pt-12">
      <h1 className="sr-only">{copy.heading}</h1>
      <EmptyState title={copy.heading} text={copy.text} illustration={DRAWING}>
        <div className="flex flex-wrap justify-center gap-3">
          <a href={HERE} onClick={retry} className={buttonClass({})}>
            {copy.retry}
          </a>
          <ButtonLink to="/carrito" look="outline">
            {copy.cart}
          </ButtonLink>
          <ButtonLink to="/wishlist" look="outline">
            {copy.wishlist}
          </ButtonLink>
        </div>
      </EmptyState>
      {pages.length > 0 ? (
        <nav aria-labelledby="kept-pages" className="mx-auto mt-10 max-w-xl">
          <h2 id="kept-pages" className="text-2xl">
            {copy.pages}
          </h2>
          <ul className="mt-3 grid">
            {pages.map(({address, title}) => (
              <li key={address}>
                <Link
                  to={address}
                  className="inline-flex min-h-11 items-center text-selva underline underline-offset-4 hover:text-ink"
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </section>
  );
}

function retry(event: MouseEvent): void {
  event.preventDefault();
  tryAgain();
}

/** Goes to the requested page; the service worker answers with that page or with this one again. */
function tryAgain() {
  window.location.replace(
    redirectTarget(new URLSearchParams(window.location.search).get('volver'), false),
  );
}

interface KeptPage {
  /** Path and query. */
  readonly address: string;
  readonly title: string;
}

/** The pages that the service worker has stored, the latest first; empty where nothing is stored. */
async function readKeptPages(): Promise<readonly KeptPage[]> {
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
    .filter(
      ({address, title}) =>
        title && ![...ALWAYS_KEPT, OFFLINE_PATH].some((kept) => kept === address.split('?')[0]),
    )
    .reverse();
}

/** The page's title without the brand, which follows a bar. */
function titleOf(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').title.replace(/\s\|[^|]*$/, '');
}
