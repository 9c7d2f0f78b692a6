import {Link} from '@remix-run/react';
import {productPage as copy, product as cardCopy, product} from '~/copy/product';
import {type BookFacts as Book, deliveryOf, type BookFacts as Facts} from '~/domain/book/book';
import type {CollectionLink} from '~/domain/catalogue/views';
import type {Product, Variant, ProductOption} from '~/domain/product/product';
import type {LicenceLabels} from '~/domain/licence/licence';
import {originalPrice, valueOf, variantForValue} from '~/domain/product/variant-selection';
import {ButtonLink} from '~/components/ui/Button';
import {Icon} from '~/components/ui/Icon';
import {OfferStrip} from '~/components/offers/ComboOffer';
import {AddButton, useInCart} from '~/components/catalogue/AddButton';
import {WishButton} from '~/components/catalogue/ProductCard';
import {book as bookFactsCopy} from '~/copy/book';
import {type Money, formatPrice} from '~/domain/money/money';
import {Badge} from '~/components/ui/Badge';
import {Price} from '~/components/ui/Price';
import type {IconName} from '~/components/ui/icon-sprite';
import {useRootData} from '~/state/root-data';
import {PaymentMarks} from '~/components/ui/PaymentMarks';
import {WhatsAppLink} from '~/components/ui/WhatsAppLink';
import {Radios, ROWS} from '~/components/ui/choices/Radios';

interface ProductFormProps {
  readonly product: Omit<Product, 'description'>;
  readonly book: Book;
  /** False also if the reviews could not be read. */
  readonly isUnreviewed: boolean;
  readonly collection: CollectionLink | null;
  readonly variant: Variant | null;
  readonly onSelectVariant: (variant: Variant) => void;
  /** How many products the combo offers beside this one; 0 when there is no combo. */
  readonly companions: number;
  readonly licence: LicenceLabels | null;
}

/** Name, price and buy button of a product. */
export function ProductForm({
  product,
  book,
  isUnreviewed,
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
        className="mx-auto mt-4 hidden size-5 rounded-full border-2 border-arena-deep bg-paper sm:block low:hidden"
      />
      <div className="px-4 pt-1 pb-4 sm:px-6 sm:pt-3 sm:pb-5 low:pt-0 low:pb-2">
        <ul className="mb-1 flex flex-wrap items-center gap-x-4 text-sm text-selva">
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
        <h1 className="text-2xl sm:text-4xl low:text-xl">{title}</h1>
        <BookFacts
          book={book}
          variant={variant}
          rating={product.rating}
          isUnreviewed={isUnreviewed}
        />
        <div className="mt-3 sm:mt-5 low:mt-2">
          <ProductPrice
            price={variant?.price ?? product.price}
            original={variant?.availableForSale ? originalPrice(variant) : null}
          />
        </div>
      </div>
      <div className="grid gap-3 border-t-2 border-dashed border-arena-deep px-4 py-4 sm:px-6 sm:py-5 low:pt-2">
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
          <p className="rounded-lg bg-mango-soft p-4">{copy.needsScript}</p>
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

interface BookFactsProps {
  readonly book: Facts;
  /** The variant that decides which formats are shown. */
  readonly variant: Variant | null;
  readonly rating: Product['rating'];
  readonly isUnreviewed: boolean;
}

/** The rating, then pages, formats, language and last update on one line. */
function BookFacts({book, variant, rating, isUnreviewed}: BookFactsProps) {
  const line = bookFactsCopy.factsLine(book, deliveryOf(book, variant).formats);
  const unreviewed = !rating && isUnreviewed;
  return (
    <>
      {rating ? (
        <p className="mt-1 flex items-center gap-1 text-sm">
          <Icon name="star" className="size-4 fill-current text-mango-deep" />
          {cardCopy.rating(rating.value, rating.count)}
        </p>
      ) : null}
      {line || unreviewed ? (
        <p className="mt-1 text-sm text-muted">
          {line}
          {/* A low window has no line for it. */}
          {unreviewed ? (
            <span className="low:hidden">
              {line && ' · '}
              {cardCopy.noReviewsYet}
            </span>
          ) : null}
        </p>
      ) : null}
    </>
  );
}

interface ProductPriceProps {
  readonly price: Money;
  /** Null when there is no offer. */
  readonly original: Money | null;
}

/** The price, with the compare-at price on sale. */
function ProductPrice({price, original}: ProductPriceProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="bg-ink py-2 pr-5 label-hole text-[min(1.875rem,8.5vw)] leading-tight font-extrabold text-mango sm:text-4xl low:py-1 low:text-2xl">
        <span className="sr-only">{copy.price} </span>
        <Price price={price} estimate="text-paper" />
      </p>
      {original ? (
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="sr-only">{copy.priceBefore} </span>
          <s className="text-xl text-muted">
            <Price price={original} />
          </s>
          <Badge tone="coral">{copy.offerBadge}</Badge>
        </p>
      ) : null}
    </div>
  );
}

interface Reassurance {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}

const PROMISES: readonly Reassurance[] = [
  {icon: 'download', title: copy.instantDownload, text: copy.instantDownloadText},
  {icon: 'shield-check', title: copy.securePayment, text: copy.securePaymentText},
];

/** Reassurance before payment: delivery, safety, licence, accepted cards. */
function Reassurances({licence}: {licence: LicenceLabels | null}) {
  const guarantee = useRootData()?.guarantee;
  const promises: readonly Reassurance[] = [
    ...PROMISES,
    ...(guarantee ? [{icon: 'circle-check', ...guarantee} as const] : []),
    ...(licence
      ? [{icon: 'badge-check', title: copy.licence(licence.name), text: licence.summary} as const]
      : []),
  ];
  return (
    <div className="border-t-2 border-dashed border-arena-deep px-4 py-5 sm:px-6">
      <ul className="grid gap-3">
        {promises.map(({icon, title, text}) => (
          <li key={icon} className="flex gap-3">
            <span className="grid size-10 flex-none place-items-center rounded-full bg-selva-soft text-selva">
              <Icon name={icon} />
            </span>
            <p className="text-sm leading-snug text-muted">
              <strong className="block text-base text-ink">{title}</strong>
              {text}
            </p>
          </li>
        ))}
      </ul>
      <WhatsAppLink />
      <PaymentMarks className="mt-5" />
    </div>
  );
}

interface VariantSelectorProps {
  readonly options: readonly ProductOption[];
  readonly variants: readonly Variant[];
  readonly selected: Variant | null;
  readonly onSelect: (variant: Variant) => void;
}

/** One row per variant with its price, or a selector per option; renders nothing for a single variant. */
export function VariantSelector(props: VariantSelectorProps) {
  const {options, variants, selected, onSelect} = props;
  if (variants.length < 2) return null;
  if (options.length > 1) return <OptionSelector {...props} />;
  function selectById(wanted: string) {
    const variant = variants.find(({id}) => id === wanted);
    if (variant) onSelect(variant);
  }
  return (
    <Radios
      id="variante"
      legend={options[0]?.name ?? copy.chooseVariant}
      look={ROWS}
      value={selected?.id ?? null}
      onChange={selectById}
      options={variants.map((variant) => ({
        value: variant.id,
        disabled: !variant.availableForSale,
        content: (
          <>
            <span className="max-w-full flex-[1_0_auto]">{variant.title}</span>
            <span className="ml-auto font-bold tabular">
              {variant.availableForSale ? formatPrice(variant.price) : product.soldOut}
            </span>
          </>
        ),
      }))}
    />
  );
}

interface OptionSelectorProps {
  readonly options: readonly ProductOption[];
  readonly variants: readonly Variant[];
  readonly selected: Variant | null;
  readonly onSelect: (variant: Variant) => void;
}

/** A choice for each option; values with no matching variant are disabled. */
function OptionSelector({options, variants, selected, onSelect}: OptionSelectorProps) {
  return options.map((option, place) => {
    const lead = (value: string) => variantForValue(options, place, value, variants, selected);
    return (
      <Radios
        key={option.name}
        id={`opcion-${place + 1}`}
        legend={option.name}
        look={ROWS}
        value={valueOf(selected, option.name)}
        onChange={(value) => {
          const variant = lead(value);
          if (variant) onSelect(variant);
        }}
        options={option.values.map(({name, color}) => {
          const variant = lead(name);
          return {
            value: name,
            disabled: !variant?.availableForSale,
            content: (
              <>
                {color ? <Swatch color={color} /> : null}
                <span className="max-w-full flex-[1_0_auto]">{name}</span>
                <span className="ml-auto font-bold tabular">
                  {stateOf(variant, place === options.length - 1)}
                </span>
              </>
            ),
          };
        })}
      />
    );
  });
}

/** The last option completes the variant, so only its values show a price. */
function stateOf(variant: Variant | null, isLast: boolean): string | null {
  if (!variant) return copy.unavailable;
  if (!variant.availableForSale) return product.soldOut;
  return isLast ? formatPrice(variant.price) : null;
}

function Swatch({color}: {readonly color: string}) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 flex-none">
      <circle cx="10" cy="10" r="9.5" fill={color} stroke="currentColor" />
    </svg>
  );
}
