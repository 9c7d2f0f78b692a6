import {useState} from 'react';
import {productPage as copy} from '~/copy/product';
import type {BookFacts} from '~/domain/book/book';
import type {BookExcerpt} from '~/domain/book/book-excerpt';
import type {CollectionLink, Crumb} from '~/domain/catalogue/views';
import type {Product, ProductSummary} from '~/domain/product/product';
import type {ProductDescription as Description} from '~/domain/product/product-description';
import type {RelatedProducts as Related} from '~/domain/offers/related-products';
import type {LicenceLabels} from '~/domain/licence/licence';
import type {PlatformsByVerdict} from '~/domain/marketplaces/marketplace-rules';
import {initialVariant} from '~/domain/product/variant-selection';
import {BackLink} from '../layout/BackLink';
import {Breadcrumb} from '../layout/Breadcrumb';
import {Price} from '../ui/Price';
import {AddButton} from '~/components/catalogue/AddButton';
import {Gallery} from './Gallery';
import {ProductForm} from './ProductForm';
import {BookInside} from './BookInside';
import {BrandSection} from '../brand-preview/BrandSection';
import {ComboOffer} from '~/components/offers/ComboOffer';
import {CompareAndShare} from './CompareAndShare';
import {LicenceBlock} from '../licence/LicenceBlock';
import {ReaderEntry} from '~/components/book/ReaderEntry';
import {ProductDescription} from './ProductDescription';
import {RelatedProducts} from './RelatedProducts';

/** Beside the product itself, so that all stand side by side on a screen. */
const MOST_SIMILAR = 2;

interface ProductScreenProps {
  readonly product: Omit<Product, 'description'>;
  readonly book: BookFacts;
  readonly excerpt: BookExcerpt | null;
  /** Whether there is anything to read before buying. */
  readonly canBeRead: boolean;
  readonly collection: CollectionLink | null;
  readonly trail: readonly Crumb[];
  readonly description: Description;
  readonly related: Related<ProductSummary>;
  readonly licence: LicenceLabels | null;
  /** Null where its licence does not let the buyer sell. */
  readonly platforms: PlatformsByVerdict | null;
  /** The variant that the address names; null where it names none. */
  readonly variantId: string | null;
}

export function ProductScreen({
  product,
  book,
  excerpt,
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
    <div className="page pt-1 sm:pt-5">
      <div className="mb-1 flex flex-wrap items-center gap-x-4 sm:mb-4">
        <BackLink fallback={trail.at(-1)?.to ?? '/'}>{copy.back}</BackLink>
        <div className="hidden min-w-0 flex-1 sm:block">
          <Breadcrumb trail={trail} current={product.title} />
        </div>
      </div>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-x-10 lg:gap-y-12">
        <Gallery title={product.title} images={product.images}>
          {canBeRead ? (
            <ReaderEntry product={product} variant={variant} look="onPicture" label={copy.read} />
          ) : null}
        </Gallery>
        <div className="md:top-32 md:row-span-2 md:self-start md:[@media(min-height:52rem)]:sticky">
          <ProductForm
            product={product}
            book={book}
            collection={collection}
            variant={variant}
            onSelectVariant={setVariant}
            companions={combo ? companions.length : 0}
            licence={licence}
          />
        </div>
        <div>
          <CompareAndShare product={product} others={all.slice(0, MOST_SIMILAR)} />
          <ProductDescription description={description} book={book} variant={variant} />
          {canBeRead ? (
            <BookInside product={product} variant={variant} book={book} excerpt={excerpt} />
          ) : null}
          <LicenceBlock licence={licence} platforms={platforms} />
          {variant?.availableForSale ? (
            /* Follows the reader of a phone, above the bottom bar, until the text ends. */
            <div
              data-needs-script
              className="sticky bottom-(--above-edge) z-20 mt-6 flex items-center gap-3 rounded-full border border-arena bg-white py-1.5 pr-1.5 pl-5 shadow-lift md:hidden"
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
      <BrandSection image={product.images[0]} className="mt-14 lg:mt-20" />
      <RelatedProducts products={combo ? more : all} category={collection?.name ?? null} />
    </div>
  );
}
