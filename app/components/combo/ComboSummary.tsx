import {combo as copy, comboFeedbackText} from '~/copy/combo';
import {formatAmount} from '~/domain/text/format-price';
import {comboCost, type ComboFeedback} from '~/domain/offers/combo';
import {formatCountdown} from '~/domain/offers/countdown';
import type {Money} from '~/domain/text/money';
import type {ProductOfferStatus} from '~/domain/offers/product-offer';
import {Badge} from '../ui/Badge';
import {Button} from '../ui/Button';
import {Icon} from '../ui/Icon';
import {Price} from '../ui/Price';

interface ComboSummaryProps {
  readonly prices: readonly Money[];
  /** Null until it is known whether the offer runs. */
  readonly percent: number | null;
  readonly status: ProductOfferStatus | null;
  readonly feedback: ComboFeedback | null;
  readonly someInCart: boolean;
  readonly onAdd: () => void;
  readonly onReject: () => void;
}

/** What the combo costs and how long the offer lasts; its lines keep their height in every state. */
export function ComboSummary({
  prices,
  percent,
  status,
  feedback,
  someInCart,
  onAdd,
  onReject,
}: ComboSummaryProps) {
  const {regular, total} = comboCost(prices, percent ?? 0);
  const active = status?.kind === 'active';
  const message = feedback ?? (status?.kind === 'expired' ? ({kind: 'expired'} as const) : null);
  return (
    <div className="flex flex-col rounded-xl bg-ink-deep p-4 sm:p-5">
      <p className="flex min-h-8 items-center gap-2 font-semibold">
        <Icon name="clock" className="size-5 text-mango" />
        {status && !active ? copy.over : copy.endsIn}
        {active ? (
          <span
            role="timer"
            aria-live="off"
            className="ml-auto text-2xl leading-none font-extrabold text-mango tabular-nums"
          >
            {formatCountdown(status.remainingSeconds)}
          </span>
        ) : null}
      </p>
      <div className="mt-3 border-t-2 border-dashed border-selva pt-3">
        <p className="flex min-h-7 items-center justify-between gap-3">
          {percent ? (
            <>
              <Badge tone="coral">{copy.off(percent)}</Badge>
              <span>
                <span className="sr-only">{copy.regular}: </span>
                <s className="text-lg text-paper/85 tabular-nums">{formatAmount(regular)}</s>
              </span>
            </>
          ) : percent === 0 ? (
            copy.noDiscount
          ) : null}
        </p>
        <p className="mt-1 flex items-baseline justify-between gap-3">
          <span className="font-semibold">{copy.total}</span>
          <span className="text-3xl font-extrabold">
            <Price price={total} />
          </span>
        </p>
      </div>
      <p role="status" className="mt-2 min-h-18 text-sm leading-snug font-semibold text-mango">
        {message ? comboFeedbackText(message) : ''}
      </p>
      <div data-needs-script className="mt-auto grid gap-1">
        <Button
          size="lg"
          className="px-4! focus-visible:outline-mango"
          disabled={status === null}
          onClick={onAdd}
        >
          <Icon name="shopping-cart" />
          {copy.add(prices.length)}
        </Button>
        <p className="flex min-h-11 items-center justify-center text-center text-sm">
          {someInCart ? (
            <span className="text-paper/85">{copy.alreadyThere}</span>
          ) : active ? (
            <button
              type="button"
              onClick={onReject}
              className="min-h-11 px-3 text-paper/85 underline underline-offset-4 hover:text-paper focus-visible:outline-mango"
            >
              {copy.reject}
            </button>
          ) : null}
        </p>
      </div>
    </div>
  );
}
