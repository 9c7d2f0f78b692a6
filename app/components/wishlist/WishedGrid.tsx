import {Link} from '@remix-run/react';
import {useEffect, useRef, useState} from 'react';
import {share as shareCopy} from '~/copy/share';
import {wishes as copy} from '~/copy/wishlist';
import {comparePath, sharedPath, isProductId} from '~/domain/share/shared-list';
import {useWishlist, wishlistStore} from '~/state/wishlist/wishlist';
import {AddButton} from '~/components/catalogue/AddButton';
import {ProductCard} from '~/components/catalogue/ProductCard';
import {columnsOf} from '~/components/catalogue/ProductGrid';
import {ShareButtons} from '~/components/share/ShareButtons';
import {Button, ButtonLink} from '~/components/ui/Button';
import {RetryNotice} from '~/components/ui/notices/RetryNotice';
import {COLLECTION_PAGE_SIZE} from '~/domain/limits';
import type {ProductSummary} from '~/domain/product/product';
import {markGone, type Wishlist} from '~/domain/wishlist/wishlist';
import {fetchProducts} from '~/state/api-client';

const CARD_SIZES = '(min-width: 80rem) 195px, (min-width: 40rem) 31vw, 45vw';

/** Wished products. Lazy-loaded, hence the default export. */
export function WishedGrid({wished}: {wished: WishedProducts}) {
  const {slots, status, hasMore, loadMore, retry} = wished;
  const list = useRef<HTMLUListElement>(null);
  const shown = slots.filter(({product}) => product).length;
  /** First card loaded by the button, which then disappears and needs a new focus target. */
  const firstNew = useRef<number | null>(null);

  useEffect(() => {
    if (firstNew.current === null || shown <= firstNew.current) return;
    const links = list.current?.children[firstNew.current]?.querySelectorAll('a');
    firstNew.current = null;
    [...(links ?? [])].find((link) => link.tabIndex === 0)?.focus();
  }, [shown]);

  const known = slots.flatMap(({product}) => product ?? []);
  const ids = slots.map(({id}) => id);
  const handles = known.map(({handle}) => handle);

  return (
    <>
      <div className="mt-4 flex flex-wrap gap-2">
        {known.length > 1 ? (
          <ButtonLink to={comparePath(handles)} look="outline" size="sm">
            {shareCopy.compare}
          </ButtonLink>
        ) : null}
        <ShareButtons path={sharedPath(ids)} title={shareCopy.shareTitle} />
      </div>
      <ul ref={list} aria-label={copy.list} className={`${columnsOf(slots.length)} mt-8 pb-6`}>
        {slots.map(({id, product}, index) => {
          if (!product && status === 'failed') return <NamedWish key={id} id={id} />;
          return (
            <li key={id} aria-hidden={product ? undefined : true} className="flex flex-col gap-2">
              {product ? (
                <>
                  <div className="flex-1">
                    <ProductCard
                      product={product}
                      sizes={CARD_SIZES}
                      priority={index === 0}
                      headingLevel={2}
                    />
                  </div>
                  <AddButton product={product} variant={product.firstVariant} size="md" short />
                </>
              ) : (
                <>
                  <CardSkeleton />
                  <div className="min-h-11" />
                </>
              )}
            </li>
          );
        })}
        {status === 'idle' && hasMore ? (
          <li className="col-span-full flex justify-center pt-3">
            <Button
              look="outline"
              size="lg"
              onClick={() => {
                firstNew.current = shown;
                loadMore();
              }}
            >
              {copy.more}
            </Button>
          </li>
        ) : null}
      </ul>
      <p role="status" className="sr-only">
        {status === 'loading' ? copy.loadingMore : copy.shown(shown)}
      </p>
      {status === 'failed' ? (
        <div className="mx-auto mt-4 max-w-xl">
          <RetryNotice copy={copy} retry={retry} />
        </div>
      ) : null}
    </>
  );
}

/** Locally known fields of a wish: its name, never a price. */
function NamedWish({id}: {id: string}) {
  const wish = useWishlist((wishlist) => wishlist.find((item) => item.id === id));
  if (!wish?.name || !wish.handle) return null;
  return (
    <li>
      <Link
        to={`/producto/${wish.handle}`}
        className="block rounded-lg border-2 border-arena-deep bg-white p-5 font-bold"
      >
        {wish.name}
      </Link>
    </li>
  );
}

/** The outline of a product card that is on its way. */
function CardSkeleton() {
  return (
    <div className="animate-shimmer overflow-hidden rounded-xl border border-arena bg-white">
      <div className="aspect-4/5 bg-paper-deep" />
      <div className="flex min-h-56.75 flex-col gap-2 p-3 sm:min-h-58.75 sm:p-4 xl:min-h-55">
        <div className="h-3 w-1/3 rounded-full bg-arena" />
        <div className="h-4 w-full rounded-full bg-arena" />
        <div className="h-4 w-3/4 rounded-full bg-arena" />
        <div className="h-3 w-20 rounded-full bg-arena" />
        <div className="mt-auto h-6 w-24 rounded-full bg-arena" />
      </div>
    </div>
  );
}

/** Products by id; null where the shop no longer sells the product. */
type Known = ReadonlyMap<string, ProductSummary | null>;

const NOTHING: Known = new Map();

interface WishedProducts {
  /** The places of the list, in order; null where the product is on its way. */
  readonly slots: readonly {readonly id: string; readonly product: ProductSummary | null}[];
  /** Number of wished products that the shop still sells, as far as is known. */
  readonly count: number;
  /** Ids of the wished products that the shop no longer sells. */
  readonly vanished: readonly string[];
  readonly status: 'loading' | 'failed' | 'idle';
  readonly hasMore: boolean;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

/** The wished products that the catalogue has, the latest wish first, a page of 24 at a time. */
export function useWishedProducts(wishlist: Wishlist): WishedProducts {
  const [known, setKnown] = useState(NOTHING);
  const [wanted, setWanted] = useState(COLLECTION_PAGE_SIZE);
  const [failed, setFailed] = useState(false);

  const ids = wishlist.map(({id}) => id).filter(isProductId);
  ids.reverse();
  const vanished = ids.filter((id) => known.get(id) === null);
  // The next wish takes the place of a product that is gone.
  const within = ids.filter((id) => known.get(id) !== null).slice(0, wanted);
  const missing = within.filter((id) => !known.has(id));
  const request = missing.slice(0, COLLECTION_PAGE_SIZE).join();

  useEffect(() => {
    if (known === NOTHING) return;
    const answers = new Map([...known].map(([id, product]) => [id, product !== null]));
    wishlistStore.change((all) => markGone(all, answers));
  }, [known]);

  useEffect(() => {
    if (!request || failed) return;
    const abort = new AbortController();
    fetchProducts(request, abort.signal).then(
      (found) => setKnown((before) => withAnswer(before, request.split(','), found)),
      () => {
        if (!abort.signal.aborted) setFailed(true);
      },
    );
    return () => abort.abort();
  }, [request, failed]);

  return {
    slots: within.map((id) => ({id, product: known.get(id) ?? null})),
    count: ids.length - vanished.length,
    vanished,
    status: !request ? 'idle' : failed ? 'failed' : 'loading',
    hasMore: ids.length - vanished.length > wanted,
    loadMore: () => setWanted(wanted + COLLECTION_PAGE_SIZE),
    retry: () => setFailed(false),
  };
}

function withAnswer(before: Known, asked: readonly string[], found: readonly ProductSummary[]) {
  const after = new Map(before);
  for (const id of asked) after.set(id, null);
  for (const product of found) after.set(product.id, product);
  return after;
}
