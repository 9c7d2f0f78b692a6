import {productPage as copy} from '~/copy/product';
import type {Money} from '~/domain/money/money';
import {Badge} from '../ui/Badge';
import {Price} from '../ui/Price';

interface ProductPriceProps {
  readonly price: Money;
  /** Null when there is no offer. */
  readonly original: Money | null;
}

/** The price on its tag, with what it was before where it is on offer. */
export function ProductPrice({price, original}: ProductPriceProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="bg-ink py-2 pr-5 label-hole text-3xl leading-tight font-extrabold text-mango sm:text-4xl">
        <span className="sr-only">{copy.price} </span>
        <Price price={price} />
      </p>
      {original ? (
        <p className="flex items-center gap-3">
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
