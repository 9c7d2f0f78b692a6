import {formatDate} from '@common/dates';
import {useState, useEffect} from 'react';
import {productPage as copy} from '~/copy/product';
import type {BookFacts, BookExcerpt} from '~/domain/book/book';
import type {CollectionLink, Crumb} from '~/domain/catalogue/views';
import type {Image, Product, ProductSummary, Variant} from '~/domain/product/product';
import type {Review} from '~/domain/product/reviews';
import type {ProductDescription as Description} from '~/domain/product/product-description';
import type {RelatedProducts as Related} from '~/domain/offers/related-products';
import type {LicenceLabels} from '~/domain/licence/licence';
import type {PlatformsByVerdict} from '~/domain/marketplaces/marketplace-rules';
import {initialVariant} from '~/domain/product/variant-selection';
import {BackLink} from '~/components/layout/BackLink';
import {Breadcrumb} from '~/components/catalogue/ListHeader';
import {Icon} from '~/components/ui/Icon';
import {Price} from '~/components/ui/Price';
import {AddButton} from '~/components/catalogue/AddButton';
import {Gallery} from './Gallery';
import {ProductForm} from './ProductForm';
import {ComboOffer} from '~/components/offers/ComboOffer';
import {LicenceBlock} from '~/components/licence/LicenceBlock';
import {ReaderEntry} from '~/components/book/ReaderEntry';
import {ProductDescription} from './ProductDescription';
import {ProductCard} from '~/components/catalogue/ProductCard';
import {share} from '~/copy/share';
import {comparePath} from '~/domain/share/shared-list';
import {keepVisit} from '~/state/visited';
import {ShareButtons} from '~/components/share/ShareButtons';
import {ButtonLink} from '~/components/ui/Button';
import {book as bookInsideCopy} from '~/copy/book';
import {useLazyPart} from '~/components/ui/hydration/use-lazy-part';
import {NotFound} from '../layout/ErrorScreen';

const fetchBrandSection = async () => ({
  default: (await import('~/components/brand-preview/BrandSection')).BrandSection,
});

/** Similar products in a comparison, so that all fit side by side on a screen. */
const MOST_SIMILAR = 2;

interface ProductScreenProps {
  readonly product: Omit<Product, 'description'>;
  readonly book: BookFacts;
  readonly excerpt: BookExcerpt | null;
  /** Null if the reviews could not be read. */
  readonly reviews: readonly Review[] | null;
  /** Whether there is anything to read before buying. */
  readonly canBeRead: boolean;
  readonly collection: CollectionLink | null;
  readonly trail: readonly Crumb[];
  readonly description: Description;
  readonly related: Related<ProductSummary>;
  readonly licence: LicenceLabels | null;
  /** Null if the licence does not let the buyer sell. */
  readonly platforms: PlatformsByVerdict | null;
  /** The variant in the URL, or null. */
  readonly variantId: string | null;
}

export function ProductScreen({
  product,
  book,
  excerpt,
  reviews,
  canBeRead,
  collection,
  trail,
  description,
  related,
  licence,
  platforms,
  variantId,
}: ProductScreenProps) {
  const [variant, setVariant] = useState(
    () => product.variants.find(({id}) => id === variantId) ?? initialVariant(product.variants),
  );
  const {companions, more} = related;
  const combo = variant?.availableForSale && companions.length ? variant : null;
  const all = [...companions, ...more];

  return (
    <>
      <div className="page pt-1 sm:pt-5 low:pt-0">
        <div className="mb-1 flex flex-wrap items-center gap-x-4 sm:mb-4 low:mb-0">
          <BackLink fallback={trail.at(-1)?.to ?? '/'}>{copy.back}</BackLink>
          <div className="hidden min-w-0 flex-1 sm:block">
            <Breadcrumb trail={trail} current={product.title} />
          </div>
        </div>
        <div className="grid gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-x-10 lg:gap-y-12 low:grid-cols-[16rem_minmax(0,1fr)] low:gap-4">
          <Gallery title={product.title} images={product.images}>
            {canBeRead ? (
              <ReaderEntry
                product={product}
                variant={variant}
                look="onPicture"
                label={excerpt ? copy.read : copy.contents}
              />
            ) : null}
          </Gallery>
          <div className="md:top-32 md:row-span-2 md:self-start md:[@media(min-height:52rem)]:sticky">
            <ProductForm
              product={product}
              book={book}
              isUnreviewed={reviews?.length === 0}
              collection={collection}
              variant={variant}
              onSelectVariant={setVariant}
              companions={combo ? companions.length : 0}
              licence={licence}
            />
          </div>
          <div className="low:col-span-2">
            <CompareAndShare product={product} others={all.slice(0, MOST_SIMILAR)} />
            <ProductDescription description={description} book={book} variant={variant} />
            {canBeRead ? (
              <BookInside product={product} variant={variant} book={book} excerpt={excerpt} />
            ) : null}
            <LicenceBlock licence={licence} platforms={platforms} />
            {reviews?.length ? <Reviews reviews={reviews} /> : null}
            {variant?.availableForSale ? (
              /* Follows the reader of a phone, above the bottom bar, until the text ends. */
              <div
                data-needs-script
                className="stick-low z-20 mt-6 flex flex-wrap items-center gap-3 rounded-2xl border border-arena bg-white py-1.5 pr-1.5 pl-5 bar-ground md:hidden"
              >
                <span className="flex-1 text-xl font-extrabold">
                  <Price price={variant.price} />
                </span>
                <AddButton product={product} variant={variant} size="md" className="px-4!" />
              </div>
            ) : null}
          </div>
        </div>
        {combo ? <ComboOffer product={product} variant={combo} companions={companions} /> : null}
        <OwnBrand image={product.images[0]} />
      </div>
      <RelatedProducts products={combo ? more : all} category={collection?.name ?? null} />
    </>
  );
}

/** The cover with the shopper's own brand; its code comes when it is opened. */
function OwnBrand({image}: {readonly image: Image | undefined}) {
  const [BrandSection, open] = useLazyPart(fetchBrandSection);
  if (!image) return null;
  return (
    <details
      data-needs-script
      className="mt-14 rounded-2xl border border-arena bg-white px-5 py-2 lg:mt-20"
      onToggle={({currentTarget}) => {
        if (currentTarget.open) void open(() => {});
      }}
    >
      <summary className="flex min-h-11 items-center justify-between gap-2 text-lg font-bold">
        {copy.ownBrand}
        <Icon name="chevron-down" className="size-5 in-[[open]>summary]:rotate-180" />
      </summary>
      {BrandSection ? <BrandSection image={image} className="py-4" /> : null}
    </details>
  );
}

interface RelatedProductsProps {
  readonly products: readonly ProductSummary[];
  readonly category: string | null;
}

const SIZES = '(min-width: 64rem) 190px, (min-width: 40rem) 31vw, 44vw';

/** A row to swipe on phones, a grid where there is room. */
function RelatedProducts({products, category}: RelatedProductsProps) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="relacionados" className="page mt-14 off-screen-120 lg:mt-20">
      <h2 id="relacionados" className="text-2xl sm:text-3xl">
        {copy.related}
      </h2>
      <ul className="shelf -mx-4 mt-3 grid auto-cols-[max(44%,10rem)] grid-flow-col gap-3 overflow-x-auto px-4 pt-1 pb-4 sm:mx-0 sm:grid-flow-row sm:fit-columns sm:gap-5 sm:overflow-visible sm:px-0 sm:[--least:28%] xl:gap-4 xl:[--least:15%]">
        {products.map((product) => (
          <li key={product.id} className="snap-start">
            <ProductCard product={product} category={category} sizes={SIZES} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface CompareAndShareProps {
  readonly product: Pick<ProductSummary, 'id' | 'handle' | 'title'>;
  /** Products of the same kind, the most similar first. */
  readonly others: readonly Pick<ProductSummary, 'handle'>[];
}

/** Links to compare and share a product. */
function CompareAndShare({product, others}: CompareAndShareProps) {
  const {id, handle, title} = product;
  useEffect(() => keepVisit({id, handle, title}), [id, handle, title]);
  return (
    <div className="mb-4 flex flex-wrap gap-2">
      {others.length > 0 ? (
        // Each product has its own combination: too many pages for search engines.
        <ButtonLink
          rel="nofollow"
          look="outline"
          size="sm"
          className="px-3!"
          to={comparePath([handle, ...others.map((one) => one.handle)])}
        >
          <span>
            {share.compare}
            <span className="max-sm:sr-only"> {share.withSimilar}</span>
          </span>
        </ButtonLink>
      ) : null}
      <ShareButtons path={`/producto/${handle}`} title={title} label={share.share} />
    </div>
  );
}

function Reviews({reviews}: {readonly reviews: readonly Review[]}) {
  return (
    <section aria-labelledby="resenas" className="mt-10">
      <h2 id="resenas" className="text-2xl sm:text-3xl">
        {copy.reviews}
      </h2>
      <p className="text-sm text-muted">{copy.reviewsText}</p>
      <ul className="mt-2">
        {reviews.map(({stars, text, name, date}, index) => (
          <li key={index} className="border-b border-arena py-3">
            <p className="text-sm text-muted">
              <strong className="inline-flex items-center gap-1 text-ink">
                <Icon name="star" className="size-4 fill-current text-mango-deep" />
                {copy.stars(stars)}
              </strong>{' '}
              · {name ?? copy.verified} · {formatDate(date)}
            </p>
            <p className="mt-1 wrap-anywhere whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface BookInsideProps {
  readonly product: Omit<Product, 'description'>;
  readonly variant: Variant | null;
  readonly book: BookFacts;
  readonly excerpt: BookExcerpt | null;
}

/** Shows the book's audience, chapters and the beginning of its sample. */
function BookInside({product, variant, book, excerpt}: BookInsideProps) {
  const {audience, chapters} = book;
  return (
    <section aria-labelledby="por-dentro" className="mt-10">
      <h2 id="por-dentro" className="text-2xl sm:text-3xl">
        {bookInsideCopy.inside}
      </h2>
      {audience ? (
        <p className="mt-2">
          <strong>{bookInsideCopy.audience}:</strong> {audience}.
        </p>
      ) : null}
      {chapters.length ? (
        <div className="mt-5">
          <h3 className="text-lg">
            {bookInsideCopy.contents}{' '}
            <span className="text-sm font-normal text-muted">
              {bookInsideCopy.chapterCount(chapters.length)}
            </span>
          </h3>
          <ol className="mt-2 grid fit-columns gap-x-6 [--least:15rem]">
            {chapters.map((chapter, index) => (
              <li key={index} className="flex gap-3 border-b border-arena py-2">
                <span className="font-bold text-coral tabular">{index + 1}</span>
                <span className="min-w-0">{chapter}</span>
              </li>
            ))}
          </ol>
        </div>
      ) : null}
      {excerpt ? (
        <div className="mt-6 rounded-lg border border-arena bg-white p-5 shadow-card sm:p-8">
          <p className="mb-3 text-sm font-bold text-coral">
            {excerpt.chapter === null
              ? bookInsideCopy.sample
              : bookInsideCopy.sampleOf(excerpt.chapter)}
          </p>
          <div className="grid gap-4 font-book text-lg">
            {excerpt.paragraphs.map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
          </div>
        </div>
      ) : null}
      <p className="mt-5">
        <ReaderEntry
          product={product}
          variant={variant}
          look="inText"
          label={excerpt ? bookInsideCopy.keepReading : bookInsideCopy.readIt}
        />
      </p>
    </section>
  );
}

/** Instead of the page of a product that the provider does not know. */
export function UnknownProduct() {
  return (
    <section className="page py-8">
      <NotFound title={copy.notFound} text={copy.notFoundText} />
    </section>
  );
}
