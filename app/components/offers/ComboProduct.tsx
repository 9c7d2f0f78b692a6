import {combo as copy} from '~/copy/offers';
import type {CartProduct} from '~/domain/cart/cart-line';
import type {Money} from '~/domain/money/money';
import {Icon} from '~/components/ui/Icon';
import {Price} from '~/components/ui/Price';
import {ResponsiveImage} from '~/components/ui/ResponsiveImage';

interface ComboProductProps {
  readonly product: CartProduct;
  readonly price: Money;
  readonly inCart: boolean;
  readonly checked: boolean;
  /** The product of the page itself cannot be left out. */
  readonly locked?: boolean;
  readonly onTick?: (ticked: boolean) => void;
}

/** One checkbox of the combo: a row on phones, a card where there is room. */
export function ComboProduct({
  product,
  price,
  inCart,
  checked,
  locked = false,
  onTick,
}: ComboProductProps) {
  const note = inCart ? copy.inCart : locked ? copy.locked : null;
  const tickId = `combo-${product.handle}`;
  return (
    <li>
      <label
        htmlFor={tickId}
        className={`relative flex h-full items-center gap-3 rounded-xl border-2 bg-white p-2 text-ink transition-colors has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-mango lg:grid lg:grid-cols-[auto_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-1 lg:gap-y-2 lg:p-2.5 ${checked ? 'border-mango' : 'border-transparent bg-paper-deep'} ${locked ? '' : 'cursor-pointer'}`}
      >
        <span className="grid size-11 flex-none place-items-center lg:-ml-1 lg:self-start">
          <input
            type="checkbox"
            id={tickId}
            checked={checked}
            aria-disabled={locked}
            readOnly={locked}
            onChange={(event) => onTick?.(event.target.checked)}
            className="tick-box outline-none"
          />
        </span>
        <ResponsiveImage
          image={product.image}
          alt=""
          width={160}
          height={200}
          sizes="(min-width: 64rem) 180px, 64px"
          className={`aspect-4/5 w-14 flex-none rounded-md object-cover lg:order-first lg:col-span-2 lg:w-full ${checked ? '' : 'opacity-60'}`}
        />
        <span className="flex min-w-0 flex-1 flex-col gap-1 py-1 pr-2 lg:h-full lg:pr-1">
          <span className="line-clamp-6 text-sm leading-snug font-bold">{product.title}</span>
          <span className="mt-auto flex flex-wrap items-center justify-between gap-x-3">
            <span className="font-extrabold">
              <Price price={price} />
            </span>
            {note ? (
              <span className="flex items-center gap-1 text-xs font-semibold text-selva">
                {inCart ? <Icon name="check" className="size-3.5" /> : null}
                <span>{note}</span>
              </span>
            ) : null}
          </span>
        </span>
      </label>
    </li>
  );
}
