import {Link} from '@remix-run/react';
import {crossSell as copy} from '~/copy/cart';
import {linePrices} from '~/domain/cart/cart-line';
import {formatCountdown} from '~/domain/offers/countdown';
import type {ProductSummary} from '~/domain/product/product';
import {lockedControl} from '~/components/checkout/LockedReason';
import {Badge} from '~/components/ui/Badge';
import {Button} from '~/components/ui/Button';
import {Icon} from '~/components/ui/Icon';
import {Price} from '~/components/ui/Price';
import {ResponsiveImage} from '~/components/ui/ResponsiveImage';

interface CrossSellOfferProps {
  readonly product: ProductSummary;
  /** Whether it is drawn for this visitor alone, not the shop's for everybody. */
  readonly own: boolean;
  readonly remainingSeconds: number;
  /** Whether the cart cannot be changed just now. */
  readonly locked: boolean;
  readonly onAccept: () => void;
}

/** The open offer, sewn on like a label: one product at half its price, for as long as it lasts. */
export function CrossSellOffer({
  product,
  own,
  remainingSeconds,
  locked,
  onAccept,
}: CrossSellOfferProps) {
  const {firstVariant, title, handle, image} = product;
  if (!firstVariant) return null;
  const {price, compareAtPrice} = linePrices(firstVariant, 'cross-sell');
  return (
    <section
      aria-labelledby="oferta-cruzada"
      className="flex flex-col gap-3 rounded-xl bg-ink p-4 text-paper shadow-card sm:p-5"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 id="oferta-cruzada" className="text-lg leading-tight">
          {own ? copy.heading : copy.headingForAll}
        </h2>
        <p className="flex flex-none items-center gap-1.5 rounded-full bg-ink-deep px-3 py-1 text-sm font-semibold">
          <Icon name="clock" className="size-4 text-mango" />
          <span className="max-xs:sr-only">{copy.endsIn}</span>
          <span
            key={remainingSeconds}
            role="timer"
            aria-live="off"
            className="font-extrabold text-mango tabular-nums"
          >
            {formatCountdown(remainingSeconds)}
          </span>
        </p>
      </div>
      <div className="flex flex-1 flex-col gap-4 sm:flex-row sm:items-end sm:justify-between">
        <div className="flex min-w-0 flex-1 gap-4">
          <Link
            to={`/producto/${handle}`}
            tabIndex={-1}
            aria-hidden="true"
            className="aspect-4/5 w-20 flex-none self-start overflow-hidden rounded-md bg-paper-deep"
          >
            <ResponsiveImage
              image={image}
              alt=""
              width={80}
              height={100}
              sizes="80px"
              className="size-full object-cover"
            />
          </Link>
          <div className="min-w-0 flex-1">
            <h3 className="line-clamp-6 leading-snug font-bold">
              <Link
                to={`/producto/${handle}`}
                className="underline-offset-4 hover:underline focus-visible:outline-mango"
              >
                {title}
              </Link>
            </h3>
            <p className="mt-0.5 text-sm text-paper/85">{copy.text}</p>
            <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="sr-only">{copy.price}: </span>
              <span className="text-2xl font-extrabold text-mango">
                <Price price={price} />
              </span>
              {compareAtPrice ? (
                <>
                  <span className="sr-only">{copy.before}: </span>
                  <s className="text-paper/85">
                    <Price price={compareAtPrice} />
                  </s>
                </>
              ) : null}
              <Badge tone="coral">{copy.badge}</Badge>
            </p>
          </div>
        </div>
        <Button
          onClick={onAccept}
          {...lockedControl(locked)}
          className="flex-none px-5! focus-visible:outline-mango"
        >
          {copy.accept}
        </Button>
      </div>
    </section>
  );
}
