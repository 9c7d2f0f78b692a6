import {useEffect, useState} from 'react';
import {paidNotice as copy} from '~/copy/thank-you';
import {
  confirmPayment,
  paymentView,
  settlePayment,
  undoPayment,
  type PaymentClaim,
} from '~/domain/checkout/payment';
import {formatPrice} from '~/domain/money/format-price';
import {now} from '~/state/browser/clock';
import {unlockedCartStore, useCart} from '~/state/cart/cart';
import {showToast} from '~/state/toasts';
import {Button} from '../ui/Button';
import {Notice} from '../ui/notices/Notice';

interface PaidNoticeProps {
  readonly order: string;
  readonly handOffId: string | null;
}

/**
 * What the order takes out of the cart, with a way back; or the question what was paid.
 */
export function PaidNotice({order, handOffId}: PaidNoticeProps) {
  // Null until this browser has said where it comes from, and what its cart holds.
  const [claim, setClaim] = useState<PaymentClaim | null>(null);
  const [declined, setDeclined] = useState(false);
  const cart = useCart((value, ready) => (ready ? value : null));

  useEffect(() => {
    const arrived: PaymentClaim = {order, handOffId, referrer: document.referrer};
    const moment = now();
    unlockedCartStore.change((value) => settlePayment(value, arrived, moment));
    setClaim(arrived);
  }, [order, handOffId]);

  if (!claim || !cart || declined) return null;
  const view = paymentView(cart, claim);

  function confirm(id: string) {
    const moment = now();
    unlockedCartStore.change((value) => confirmPayment(value, id, order, moment));
  }

  function undo(id: string) {
    const moment = now();
    unlockedCartStore.change((value) => undoPayment(value, id, moment));
    showToast({tone: 'info', title: copy.undone});
  }

  switch (view.kind) {
    case 'nothing':
      return null;
    case 'taken':
      return (
        <Notice tone="success" title={copy.taken}>
          <ul className="mt-1">
            {view.taken.map(({variantId, product, quantity}) => (
              <li key={variantId} className="wrap-anywhere">
                {copy.line(product.title, quantity)}
              </li>
            ))}
          </ul>
          {view.payableAgain.length ? (
            <p className="mt-2 font-bold">{copy.payableAgain(view.payableAgain)}</p>
          ) : null}
          {view.kept.length ? <p className="mt-2">{copy.kept(view.kept)}</p> : null}
          <Button look="outline" className="mt-3" onClick={() => undo(view.id)}>
            {copy.undo}
          </Button>
        </Notice>
      );
    case 'unsure':
      return (
        <Notice tone="info" title={copy.question(view.choices.length)}>
          <p>{copy.questionText}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            {view.choices.map((choice) => {
              const {amount, lines} = choice.asked;
              const units = lines.reduce((sum, {quantity}) => sum + quantity, 0);
              return (
                <Button key={choice.id} look="outline" onClick={() => confirm(choice.id)}>
                  {copy.choice(amount ? formatPrice(amount) : null, units)}
                </Button>
              );
            })}
            <Button look="quiet" onClick={() => setDeclined(true)}>
              {copy.none}
            </Button>
          </div>
        </Notice>
      );
  }
}
