import {Hero} from './Hero';
import {claims} from '~/content/claims';
import {home, homeSections} from '~/copy/home';
import {Suspense, useEffect, useRef, useState} from 'react';
import type {CategorisedProduct, NicheSummary} from '~/domain/catalogue/views';
import {BrandSection} from '~/components/brand-preview/BrandSection';
import {Icon} from '~/components/ui/Icon';
import {Link} from '@remix-run/react';
import {SectionHeading} from '~/components/ui/SectionHeading';
import {NicheCard} from '~/components/catalogue/NicheCard';
import {ButtonLink} from '~/components/ui/Button';
import {EmptyState} from '~/components/ui/notices/EmptyState';
import {fetchProducts} from '~/state/api-client';
import {readPosition} from '~/state/reading-position';
import {readVisited} from '~/state/visited';
import {ProductCard} from '../catalogue/ProductCard';

export function HomeScreen(sections: BelowTheFoldProps) {
  return (
    <>
      <Hero />
      <SocialProof />
      <div className="bg-selva-soft">
        <BrandSection image={sections.featured[0]?.product.image} className="page py-6 sm:py-14" />
      </div>
      <BelowTheFold {...sections} />
    </>
  );
}

const copy = home.proof;
const FIGURES = [
  {figure: claims.entrepreneurs.claim, text: copy.entrepreneursText},
  {figure: claims.rating.claim, text: copy.ratingText},
  {figure: copy.profit, text: copy.profitText},
];

function SocialProof() {
  return (
    <section aria-label={copy.label} className="bg-mango text-ink-deep">
      <ul className="page flex flex-wrap gap-3 py-3 sm:gap-x-8 sm:py-5">
        {FIGURES.map(({figure, text}) => (
          <li key={figure} className="flex-1 items-center gap-3 sm:flex">
            <strong className="block text-2xl font-extrabold tracking-tight sm:min-w-20 sm:text-3xl">
              {figure}
            </strong>
            <span className="block max-w-48 text-xs leading-tight font-semibold sm:text-base sm:leading-tight">
              {text}
            </span>
          </li>
        ))}
      </ul>
      {claims.entrepreneurs.source && claims.rating.source ? null : (
        <p className="page -mt-1 pb-2 text-xs leading-tight">{copy.own}</p>
      )}
    </section>
  );
}

export interface BelowTheFoldProps {
  readonly featured: readonly CategorisedProduct[];
  readonly newest: readonly CategorisedProduct[];
  readonly categories: CategoriesProps['categories'];
}

/** The sections below the first screenful, each hydrated separately. */
function BelowTheFold({featured, newest, categories}: BelowTheFoldProps) {
  return (
    <>
      <Included />
      <Suspense>
        <ProductShelf {...homeSections.featured} items={featured} badge="new" tagged={newest} />
      </Suspense>
      <Suspense>
        <BenefitsStrip />
      </Suspense>
      <Suspense>
        <ProductShelf {...homeSections.newest} items={newest} badge="featured" tagged={featured} />
      </Suspense>
      <Suspense>
        <Categories categories={categories} />
      </Suspense>
      <Suspense>
        <WaysIn />
      </Suspense>
      <VisitedLast />
    </>
  );
}

const benefitsStripCopy = homeSections.benefits;

function BenefitsStrip() {
  return (
    <section aria-label={benefitsStripCopy.label} className="my-6 bg-ink text-paper off-screen-99">
      <ul className="page grid gap-x-8 gap-y-6 py-10 sm:grid-cols-2 lg:grid-cols-4">
        {benefitsStripCopy.items.map(({icon, title, text}) => (
          <li key={title} className="flex items-center gap-4">
            <span className="grid size-12 shrink-0 place-items-center rounded-full bg-selva text-mango">
              <Icon name={icon} className="size-6" />
            </span>
            <span className="leading-snug">
              <strong className="block text-lg">{title}</strong>
              <span className="text-paper/85">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const waysInCopy = homeSections.waysIn;

/** Entry points for resellers: by audience and by budget. */
function WaysIn() {
  return (
    <section className="page py-10 off-screen-99 sm:py-14">
      <SectionHeading title={waysInCopy.title} text={waysInCopy.text} />
      <ul className="flex flex-wrap gap-2">
        {waysInCopy.links.map(({label, to}) => (
          <li key={to} className="max-sm:flex-1 max-sm:basis-2/5">
            <Link
              to={to}
              className="flex min-h-11 items-center justify-center rounded-full bg-selva-soft px-4 py-1 text-center text-sm leading-tight font-bold transition-colors hover:bg-ink hover:text-paper max-sm:h-full"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const includedCopy = homeSections.included;

function Included() {
  return (
    <section className="page grid gap-4 py-6 off-screen-80 sm:gap-8 sm:py-14 sm:off-screen-180 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:items-center lg:gap-16">
      <div>
        <h2 className="text-2xl sm:text-4xl">{includedCopy.title}</h2>
        <p className="mt-1 text-muted sm:mt-3 sm:text-lg">{claims.included.claim}</p>
      </div>
      <ul className="flex flex-wrap gap-2 sm:grid sm:grid-cols-2 sm:gap-4">
        {includedCopy.items.map(({icon, title, text}) => (
          <li
            key={title}
            className="flex flex-1 basis-30 items-center gap-2 rounded-xl bg-white p-3 text-ink shadow-card sm:items-start sm:gap-4 sm:p-6 sm:stitched"
          >
            <span className="grid size-9 shrink-0 place-items-center rounded-full bg-mango-soft sm:size-12">
              <Icon name={icon} className="size-5 sm:size-6" />
            </span>
            <span>
              <h3 className="text-sm sm:text-lg">{title}</h3>
              <p className="mt-1 text-muted max-sm:sr-only">{text}</p>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const categoriesCopy = homeSections.categories;

export interface CategoriesProps {
  readonly categories: readonly NicheSummary[];
}

function Categories({categories}: CategoriesProps) {
  return (
    <section className="page py-10 off-screen-150 sm:py-14 sm:off-screen-140">
      <SectionHeading title={categoriesCopy.title} text={categoriesCopy.text}>
        <ButtonLink to="/categorias" look="outline">
          {categoriesCopy.all}
        </ButtonLink>
      </SectionHeading>
      {categories.length === 0 ? (
        <EmptyState title={homeSections.empty} illustration="/illustrations/ebooks.svg" />
      ) : (
        <ul className="grid fit-columns gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3 lg:gap-6">
          {categories.map((niche) => (
            <li key={niche.handle}>
              <NicheCard niche={niche} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const visitedLastCopy = homeSections.visited;
const MOST_SHOWN = 6;

/**
 * Recently viewed products and the unfinished book of this browser; empty on a first visit. Rendered last, while out
 * of view, to avoid layout shifts.
 */
function VisitedLast() {
  const [items, setItems] = useState<readonly CategorisedProduct[]>([]);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const ids = readVisited()
      .slice(0, MOST_SHOWN)
      .map(({id}) => id);
    if (ids.length === 0) return;
    const abort = new AbortController();
    fetchProducts(ids.join(), abort.signal).then(
      (found) =>
        onceOutOfSight(place.current, abort.signal, () =>
          setItems(found.map((product) => ({product, category: null}))),
        ),
      // Optional on the home page.
      () => {},
    );
    return () => abort.abort();
  }, []);
  if (items.length === 0) return <div ref={place} />;
  const begun = items.find(({product}) => readPosition(product.handle) > 0)?.product;
  return (
    <>
      <ProductShelf title={visitedLastCopy.title} text={visitedLastCopy.text} items={items} />
      {begun ? (
        <p className="page pb-10">
          <Link
            to={`/producto/${begun.handle}/hojear`}
            className="inline-flex min-h-11 items-center gap-2 underline decoration-arena-deep underline-offset-4 hover:decoration-current"
          >
            <Icon name="book-open" />
            {visitedLastCopy.readOn(begun.title)}
          </Link>
        </p>
      ) : null}
    </>
  );
}

/** Calls `then` once the element is outside the window, until cancelled. */
function onceOutOfSight(place: Element | null, over: AbortSignal, then: () => void): void {
  if (!place || over.aborted) return;
  const observer = new IntersectionObserver((entries) => {
    if (entries.at(-1)?.isIntersecting) return;
    observer.disconnect();
    then();
  });
  observer.observe(place);
  over.addEventListener('abort', () => observer.disconnect());
}

interface ProductShelfProps {
  readonly title: string;
  readonly text: string;
  readonly items: readonly CategorisedProduct[];
  /** A tag for items that are `tagged` as well; what the heading says of all needs none. */
  readonly badge?: 'featured' | 'new';
  readonly tagged?: readonly CategorisedProduct[];
}

const CARD_SIZES =
  '(min-width: 80rem) 195px, (min-width: 64rem) 23vw, (min-width: 40rem) 31vw, 44vw';

/** Cards laid out at once; they give the row its height. The other cards have a lower placeholder height. */
const SEEN_AT_ONCE = 3;

/** A titled row of products: slides sideways under a thumb, stands as a grid on wider screens. */
function ProductShelf({title, text, items, badge, tagged = []}: ProductShelfProps) {
  return (
    <section className="page py-6 off-screen-150 sm:py-14 sm:off-screen-140">
      <SectionHeading title={title} text={text} />
      {items.length === 0 ? (
        <EmptyState
          title={homeSections.empty}
          text={homeSections.emptyText}
          illustration="/illustrations/ebooks.svg"
        />
      ) : (
        <ul
          aria-label={text}
          className="shelf -mx-4 grid auto-cols-[max(44%,10rem)] grid-flow-col gap-3 overflow-x-auto px-4 pt-1 pb-4 sm:mx-0 sm:grid-flow-row sm:fit-columns sm:gap-5 sm:overflow-visible sm:px-0 sm:[--least:28%] xl:gap-4 xl:[--least:15%]"
        >
          {items.map(({product, category}, index) => (
            <li
              key={product.id}
              className={`snap-start [overflow-clip-margin:1rem] ${index < SEEN_AT_ONCE ? '' : 'max-sm:off-screen-80'}`}
            >
              <ProductCard
                product={product}
                category={category}
                badge={tagged.some((each) => each.product.id === product.id) ? badge : undefined}
                sizes={CARD_SIZES}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
