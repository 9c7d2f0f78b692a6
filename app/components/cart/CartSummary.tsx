import {cart as copy, checkout, lineNotes} from '~/copy/cart';
import {formatPrice} from '~/domain/text/format-price';
import type {CartLine} from '~/domain/cart/cart-line';
import {buyableLines, cartTotal} from '~/domain/cart/cart-total';
import {useCheckout} from '~/state/cart/use-checkout';
import {Button, ButtonLink} from '../ui/Button';
import {Icon} from '../ui/Icon';
import {PaymentMarks} from '../ui/PaymentMarks';
import {CheckoutNotice, fetchDifferenceDialog} from './CheckoutNotice';

interface CartSummaryProps {
  readonly items: readonly CartLine[];
  /** Epoch milliseconds. */
  readonly now: number;
  /** Whether the shop could not be asked for today's prices. */
  readonly unchecked: boolean;
}

export function CartSummary({items, now, unchecked}: CartSummaryProps) {
  const {state, start, reset} = useCheckout(checkout.preparing, now);
  const processing = state.kind === 'processing';
  const total = cartTotal(items, now);
  const buyable = buyableLines(items);
  const missing = items.length - buyable.length;
  const count = buyable.reduce((sum, {quantity}) => sum + quantity, 0);

  return (
    <section
      aria-labelledby="resumen"
      className="rounded-2xl bg-white p-6 text-ink shadow-card stitched lg:sticky lg:top-24"
    >
      <h2 id="resumen" className="text-2xl">
        {copy.summary}
      </h2>
      <dl className="mt-4 border-y border-arena py-4">
        <div className="flex justify-between gap-4">
          <dt className="text-muted">{copy.digitalProducts(count)}</dt>
        </div>
        <div className="mt-2 flex items-baseline justify-between gap-4">
          <dt className="text-lg font-bold">{copy.total}</dt>
          <dd className="text-3xl font-extrabold tabular-nums">
            {total ? formatPrice(total) : '—'}
          </dd>
        </div>
      </dl>
      {missing ? (
        <p className="mt-3 flex gap-2 text-sm font-semibold">
          <Icon name="triangle-alert" className="mt-0.5 size-4 text-coral" />
          {buyable.length ? lineNotes.notIncluded(missing) : lineNotes.nothingToBuy}
        </p>
      ) : null}
      {unchecked ? (
        <p className="mt-3 flex gap-2 text-sm text-muted">
          <Icon name="info" className="mt-0.5 size-4" />
          {lineNotes.pricesUnchecked}
        </p>
      ) : null}
      <div className="mt-5 grid gap-3">
        <CheckoutNotice state={state} payable={buyable.length > 0} onBack={reset} />
        <Button
          size="lg"
          disabled={buyable.length === 0}
          // Not disabled, for it keeps the focus, and a notice gives it back.
          aria-disabled={processing}
          aria-busy={processing}
          onClick={() => {
            fetchDifferenceDialog();
            void start();
          }}
        >
          {processing ? copy.processing : copy.checkout}
        </Button>
        <ButtonLink to="/" look="outline">
          {copy.continueShopping}
        </ButtonLink>
      </div>
      <ul className="mt-6 grid gap-2 text-sm text-muted">
        {copy.reassurance.map((text) => (
          <li key={text} className="flex items-center gap-2">
            <Icon name="check" className="size-4 text-selva" />
            {text}
          </li>
        ))}
      </ul>
      <PaymentMarks className="mt-5" />
    </section>
  );
}
