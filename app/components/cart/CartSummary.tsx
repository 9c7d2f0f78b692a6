import {cart as copy, checkout} from '~/copy/cart';
import {formatPriceWithCurrency} from '~/copy/format-price';
import type {CartLine} from '~/domain/cart-line';
import {cartTotal} from '~/domain/cart-total';
import {useCheckout} from '~/state/use-checkout';
import {Button, ButtonLink} from '../ui/Button';
import {Icon} from '../ui/Icon';
import {PaymentMarks} from '../ui/PaymentMarks';
import {CheckoutNotice} from './CheckoutNotice';

interface CartSummaryProps {
  readonly items: readonly CartLine[];
  /** Epoch milliseconds. */
  readonly now: number;
}

export function CartSummary({items, now}: CartSummaryProps) {
  const {state, start, reset} = useCheckout(checkout.preparing);
  const processing = state.kind === 'processing';
  const total = cartTotal(items, now);
  const count = items.reduce((sum, {quantity}) => sum + quantity, 0);

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
            {total ? formatPriceWithCurrency(total) : '—'}
          </dd>
        </div>
      </dl>
      <div className="mt-5 grid gap-3">
        <CheckoutNotice state={state} onBack={reset} />
        <Button size="lg" disabled={processing} aria-busy={processing} onClick={() => void start()}>
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
      <PaymentMarks />
    </section>
  );
}
