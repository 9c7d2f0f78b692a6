import {Link} from '@remix-run/react';
import {productPage as copy} from '~/copy/product';
import type {BookFacts as Book} from '~/domain/book/book';
import type {CollectionLink} from '~/domain/catalogue/views';
import type {Product, Variant} from '~/domain/product/product';
import type {LicenceLabels} from '~/domain/licence/licence';
import {originalPrice} from '~/domain/product/variant-selection';
import {ButtonLink} from '../ui/Button';
import {Icon} from '../ui/Icon';
import {OfferStrip} from '~/components/offers/ComboOffer';
import {AddButton, useInCart} from '~/components/catalogue/AddButton';
import {ProductPrice} from './ProductPrice';
import {VariantSelector} from './VariantSelector';
import {WishButton} from '~/components/catalogue/WishButton';
import {BookFacts} from './BookFacts';
import {Reassurances} from './Reassurances';

interface ProductFormProps {
  readonly product: Omit<Product, 'description'>;
  readonly book: Book;
  readonly collection: CollectionLink | null;
  readonly variant: Variant | null;
  readonly onSelectVariant: (variant: Variant) => void;
  /** How many products the combo offers beside this one; 0 when there is no combo. */
  readonly companions: number;
  readonly licence: LicenceLabels | null;
}

/** The product's hang tag: what it is, what it costs, and the button to buy it. */
export function ProductForm({
  product,
  book,
  collection,
  variant,
  onSelectVariant,
  companions,
  licence,
}: ProductFormProps) {
  const {title, tags, productType, options, variants} = product;
  const inCart = useInCart(variant);
  const tag = tags[0] || productType;
  return (
    <div className="rounded-2xl border border-arena bg-white shadow-card">
      <span
        aria-hidden="true"
        className="mx-auto mt-4 hidden size-5 rounded-full border-2 border-arena-deep bg-paper sm:block"
      />
      <div className="px-4 pt-1 pb-4 sm:px-6 sm:pt-3 sm:pb-5">
        <ul className="mb-1 flex flex-wrap items-center gap-x-4 text-sm font-semibold text-selva">
          {collection ? (
            <li>
              <span className="sr-only">{copy.categoryLabel} </span>
              <Link
                to={`/category/${collection.handle}`}
                prefetch="intent"
                className="inline-flex min-h-11 items-center gap-1.5 underline decoration-arena-deep underline-offset-4 hover:decoration-current"
              >
                <Icon name="book-open" className="size-4" />
                {collection.name}
              </Link>
            </li>
          ) : null}
          {tag ? (
            <li className="inline-flex items-center gap-1.5">
              <span className="sr-only">{copy.tagLabel} </span>
              <Icon name="tag" className="size-4" />
              <span className="inline-block first-letter:uppercase">{tag}</span>
            </li>
          ) : null}
        </ul>
        <h1 className="text-2xl sm:text-4xl">{title}</h1>
        <BookFacts book={book} variant={variant} rating={product.rating} />
        <div className="mt-3 sm:mt-5">
          <ProductPrice
            price={variant?.price ?? product.price}
            original={variant && originalPrice(variant)}
          />
        </div>
      </div>
      <div className="grid gap-3 border-t-2 border-dashed border-arena-deep px-4 py-4 sm:px-6 sm:py-5">
        <VariantSelector
          options={options}
          variants={variants}
          selected={variant}
          onSelect={onSelectVariant}
        />
        <div className="flex items-center gap-3">
          <AddButton product={product} variant={variant} size="lg" className="flex-1 px-4!" />
          <WishButton product={product} className="size-13 border-2 border-arena" />
        </div>
        {companions ? <OfferStrip handle={product.handle} companions={companions} /> : null}
        <noscript>
          <p className="rounded-lg bg-mango-soft p-4 font-semibold">{copy.needsScript}</p>
        </noscript>
        <p className="flex min-h-11 items-center justify-center text-center text-sm text-muted">
          {inCart ? (
            <ButtonLink to="/carrito" look="outline" size="sm" className="w-full">
              {copy.viewCart}
              <Icon name="arrow-right" className="size-4" />
            </ButtonLink>
          ) : variant?.availableForSale ? (
            copy.oneTimePayment
          ) : (
            <ButtonLink
              to={`/avisame?de=${product.handle}`}
              look="outline"
              size="sm"
              className="w-full"
            >
              {copy.notify}
            </ButtonLink>
          )}
        </p>
      </div>
      <Reassurances licence={licence} />
    </div>
  );
}
