import {Link} from '@remix-run/react';
import {useState, type MouseEvent} from 'react';
import {product as copy} from '~/copy/product';
import {hasVariant} from '~/domain/cart/cart';
import type {ProductSummary} from '~/domain/catalogue/product';
import {useCart} from '~/state/cart/cart';
import {Badge} from '../ui/Badge';
import {Price} from '../ui/Price';
import {ResponsiveImage} from '../ui/ResponsiveImage';
import {addAndTell} from './add-and-tell';
import {Stars} from './Stars';
import {WishButton} from './WishButton';

interface ProductCardProps {
  readonly product: ProductSummary;
  /** Name of its collection, to show as its category; the product type stands in for it. */
  readonly category?: string | null;
  readonly badge?: 'featured' | 'new';
  /** The `sizes` attribute of its image in this layout. */
  readonly sizes: string;
  readonly priority?: boolean;
  /** 2 where the list has no heading of its own. */
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
  const {title, handle, image, price, firstVariant} = product;
  const inCart = useCart((cart) => firstVariant !== null && hasVariant(cart, firstVariant.id));
  const soldOut = firstVariant !== null && !firstVariant.availableForSale;
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
    <article className="group relative flex h-full flex-col rounded-xl border border-arena bg-white shadow-card transition-shadow duration-300 focus-within:shadow-lift hover:shadow-lift">
      <div className="relative aspect-4/5 overflow-hidden rounded-t-xl bg-paper-deep">
        <Link
          to={url}
          prefetch="intent"
          tabIndex={-1}
          aria-hidden="true"
          onClick={revealActions}
          className="block size-full"
        >
          <ResponsiveImage
            image={image}
            alt=""
            width={400}
            height={500}
            sizes={sizes}
            priority={priority ?? false}
            className="size-full object-cover transition-transform duration-500 ease-label group-hover:scale-[1.03]"
          />
        </Link>
        <div
          data-revealed={revealed}
          className="card-actions absolute inset-x-0 bottom-0 grid gap-2 p-3"
        >
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
            onClick={() => addAndTell(product, firstVariant)}
            className="min-h-11 rounded-full bg-mango px-3 text-sm font-bold text-ink-deep shadow-card hover:bg-mango-deep disabled:bg-arena disabled:text-muted"
          >
            {soldOut ? copy.soldOut : inCart ? copy.added : copy.add}
            <span className="sr-only"> {title}</span>
          </button>
        </div>
      </div>
      <div className="card-text flex flex-1 flex-col gap-1.5 p-3 sm:p-4">
        {badge ? (
          <p className="leading-none">
            <Badge tone={badge === 'featured' ? 'mango' : 'selva'}>
              {badge === 'featured' ? copy.featuredBadge : copy.newBadge}
            </Badge>
          </p>
        ) : null}
        <p className="truncate text-xs font-semibold text-selva first-letter:uppercase">
          {category || product.productType || copy.defaultCategory}
        </p>
        <Heading className="line-clamp-3 min-h-[3.75em] text-[0.95rem] leading-tight tracking-normal sm:text-base">
          <Link to={url} prefetch="intent" className="underline-offset-4 hover:underline">
            {title}
          </Link>
        </Heading>
        <Stars />
        <div className="mt-auto -mr-2 flex items-center justify-between">
          <p className="text-xl font-extrabold">
            <Price price={price} />
          </p>
          <WishButton product={product} />
        </div>
      </div>
    </article>
  );
}
