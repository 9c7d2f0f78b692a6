import {Link} from '@remix-run/react';
import {useState, type MouseEvent} from 'react';
import {product as copy, productPage} from '~/copy/product';
import {hasVariant} from '~/domain/cart/cart';
import {formatAmount} from '~/domain/money/money';
import {isSoldOut, originalLowestPrice, percentBelow} from '~/domain/product/variant-selection';
import type {ProductSummary} from '~/domain/product/product';
import {useCart} from '~/state/cart/cart';
import {Badge} from '~/components/ui/Badge';
import {Price} from '~/components/ui/Price';
import {ResponsiveImage} from '~/components/ui/ResponsiveImage';
import {addProduct} from './add-product';
import type {ProductRating} from '~/domain/product/reviews';
import {Icon} from '~/components/ui/Icon';
import {ICON_SPRITE} from '~/components/ui/icon-sprite';
import {toasts} from '~/copy/layout';
import {isWished, setWish} from '~/domain/wishlist/wishlist';
import {showToast} from '~/state/toasts';
import {useWishlist, wishlistStore} from '~/state/wishlist/wishlist';

export interface ProductCardProps {
  readonly product: ProductSummary;
  /** Name of the product's collection, shown as its category; defaults to the product type. */
  readonly category?: string | null;
  readonly badge?: 'featured' | 'new';
  /** The `sizes` attribute of the image in this layout. */
  readonly sizes: string;
  readonly priority?: boolean;
  /** 2 if the list has no heading. */
  readonly headingLevel?: 2 | 3;
}

export function ProductCard({
  product,
  category,
  badge,
  sizes,
  priority,
  headingLevel = 3,
}: ProductCardProps) {
  const {title, handle, image, price, firstVariant, pages, formats} = product;
  const inCart = useCart((cart) => firstVariant !== null && hasVariant(cart, firstVariant.id));
  const soldOut = isSoldOut(product);
  const before = originalLowestPrice(price, firstVariant);
  const facts = [pages && copy.pages(pages), formats.join(' + ')].filter(Boolean).join(' · ');
  const url = `/producto/${handle}`;
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const [revealed, setRevealed] = useState(false);

  function revealActions(event: MouseEvent) {
    // Without a pointer that hovers, the first tap on the picture shows the actions.
    if (revealed || !window.matchMedia('(hover: none)').matches) return;
    event.preventDefault();
    setRevealed(true);
  }

  return (
    <article className="group @container relative flex h-full flex-col rounded-xl border border-arena bg-white shadow-card transition-shadow duration-300 hover:shadow-lift">
      <div className="relative">
        <Link
          to={url}
          prefetch="intent"
          tabIndex={-1}
          aria-hidden="true"
          onClick={revealActions}
          className="cover block aspect-4/5 overflow-hidden rounded-t-xl bg-paper-deep"
        >
          <ResponsiveImage
            image={image}
            alt=""
            width={400}
            height={500}
            sizes={sizes}
            priority={priority ?? false}
            outOfSight={priority === false}
            className={`size-full object-cover transition-transform duration-500 ease-label group-hover:scale-[1.03] ${soldOut ? 'opacity-60' : ''}`}
          />
        </Link>
        {/* One tag, on the lower edge at the right: titles of covers are above it and at the left. */}
        {soldOut || badge ? (
          <Badge
            tone={soldOut ? 'ink' : badge === 'new' ? 'selva' : 'mango'}
            className="pointer-events-none absolute right-3 -bottom-3"
          >
            {soldOut ? copy.soldOut : badge === 'new' ? copy.newBadge : copy.featuredBadge}
          </Badge>
        ) : null}
      </div>
      <div className="card-text flex flex-1 flex-col gap-1.5 p-3 max-xs:px-2.5 sm:p-4">
        {/* As high as most texts, so that prices of a row align and nothing moves when the row is laid out. */}
        <div className="flex min-h-24 flex-col gap-1.5">
          <p className="text-xs leading-tight text-selva first-letter:uppercase">
            {category || product.productType || copy.defaultCategory}
          </p>
          <Heading className="line-clamp-6 text-[min(0.95rem,9.8cqi)] leading-tight tracking-normal sm:text-base">
            <Link to={url} prefetch="intent" className="underline-offset-4 hover:underline">
              {title}
            </Link>
          </Heading>
        </div>
        <p className="mt-auto text-xs text-muted">{facts}</p>
        <Rating rating={product.rating} />
        <div className="-mr-2 flex items-center justify-between">
          <p className="text-xl leading-tight font-extrabold">
            {/* There without a former price too, so that the facts of a row stand at one height. */}
            <span className="block min-h-4 text-xs text-coral">
              {before ? (
                <>
                  <s className="font-normal text-muted">
                    <span className="sr-only">{productPage.priceBefore} </span>
                    {formatAmount(before)}
                  </s>{' '}
                  {copy.below(percentBelow(price, before))}
                </>
              ) : null}
            </span>
            <Price price={price} estimate="text-muted" />
          </p>
          <WishButton product={product} />
        </div>
      </div>
      {/* Above the picture, but after title and heart in the tab order. */}
      <div data-revealed={revealed} className="card-actions p-3">
        <Link
          to={url}
          prefetch="intent"
          tabIndex={-1}
          aria-hidden="true"
          className="flex min-h-11 items-center justify-center rounded-full bg-white text-sm font-bold shadow-card hover:bg-ink hover:text-paper"
        >
          {copy.details}
        </Link>
        <button
          type="button"
          data-needs-script
          disabled={soldOut || !firstVariant}
          onClick={() => addProduct(product, firstVariant)}
          className="min-h-11 rounded-full bg-mango px-3 text-sm font-bold text-ink-deep shadow-card hover:bg-mango-deep disabled:bg-arena disabled:text-muted"
        >
          <span>{soldOut ? copy.soldOut : inCart ? copy.added : copy.add}</span>
          <span className="sr-only"> {title}</span>
        </button>
      </div>
    </article>
  );
}

/** Without reviews the stars are outlines beside the words: filled ones look like a rating. */
function Rating({rating}: {readonly rating: ProductRating | null | undefined}) {
  return (
    <p className="flex min-h-5 items-center gap-1.5 text-xs text-muted">
      {rating ? (
        <>
          <Icon name="star" className="-mr-0.5 size-4 fill-current text-mango-deep" />
          {copy.rating(rating.value, rating.count)}
        </>
      ) : (
        <>
          <svg aria-hidden="true" className="h-2.5 w-13.5 icon text-arena-deep">
            <use href={`${ICON_SPRITE}#five-stars`} />
          </svg>
          {copy.noReviews}
        </>
      )}
    </p>
  );
}

interface WishButtonProps {
  readonly product: Pick<ProductSummary, 'id' | 'handle' | 'title'>;
  readonly className?: string;
}

/** The heart that puts a product on the wishlist, or takes it off. */
export function WishButton({product: {id, title, handle}, className = ''}: WishButtonProps) {
  const wished = useWishlist((wishlist) => isWished(wishlist, id));

  function toggle() {
    const item = {id, name: title, handle};
    const {outcome} = wishlistStore.update((wishlist) => setWish(wishlist, item, !wished));
    showToast(
      outcome === 'full'
        ? {tone: 'error', title: toasts.wishlistFull}
        : {tone: 'success', title: wished ? toasts.unwished : toasts.wished},
    );
  }

  return (
    <button
      type="button"
      data-needs-script
      aria-pressed={wished}
      aria-label={wished ? copy.removeFromWishlist(title) : copy.addToWishlist(title)}
      onClick={toggle}
      className={`grid size-11 place-items-center rounded-full text-ink transition-colors hover:bg-paper-deep ${className}`}
    >
      <Icon name="heart" className={`size-5 ${wished ? 'fill-coral text-coral' : ''}`} />
    </button>
  );
}
