import {useRef} from 'react';
import {combo as copy, comboFeedbackText} from '~/copy/offers';
import {toasts} from '~/copy/layout';
import type {ComboGain} from '~/domain/cart/add-combo';
import type {ComboFeedback} from '~/domain/offers/combo';
import {Countdown} from './Countdown';
import type {OfferMode} from '~/domain/offers/offer-terms';
import type {ProductOfferStatus} from '~/domain/offers/product-offer';
import {Badge} from '~/components/ui/Badge';
import {Button} from '~/components/ui/Button';
import {Icon} from '~/components/ui/Icon';
import {Price} from '~/components/ui/Price';

const QUIET =
  'min-h-11 px-2 text-paper/85 underline underline-offset-4 hover:text-paper focus-visible:outline-mango';

interface ComboSummaryProps {
  /** Lines and amounts that the button would add to the cart. */
  readonly gain: ComboGain;
  readonly percent: number;
  readonly mode: OfferMode;
  /** Null until it is known whether an offer runs. */
  readonly status: ProductOfferStatus | null;
  readonly feedback: ComboFeedback | null;
  /** How many of the chosen products are in the cart, and how many are not. */
  readonly there: number;
  readonly missing: number;
  readonly onAdd: () => void;
  readonly onReject: () => void;
}

/** The amounts that would be added, and the remaining time while the offer has something to give. */
export function ComboSummary(props: ComboSummaryProps) {
  const {gain, percent, mode, status, feedback, there, missing, onAdd, onReject} = props;
  const count = gain.lines.length;
  const actions = useRef<HTMLDivElement>(null);
  const note = there && missing ? copy.alreadyThere : '';
  const running = mode !== 'none' && missing > 0 && (!status || status.kind === 'active');
  return (
    <div className="flex flex-col rounded-xl bg-ink-deep p-4 sm:p-5">
      {running ? <OfferClock status={status} /> : null}
      <div className="border-selva not-first:mt-3 not-first:border-t-2 not-first:border-dashed not-first:pt-3">
        {running ? (
          <p className="mb-1 flex min-h-7 flex-wrap items-center justify-between gap-3">
            {percent && gain.amounts ? (
              <>
                <Badge tone="coral">{copy.off(percent)}</Badge>
                <span>
                  <span className="sr-only">{copy.regular}: </span>
                  <s className="text-lg text-paper/85">
                    <Price price={gain.amounts.regular} />
                  </s>
                </span>
              </>
            ) : status && !percent ? (
              copy.noDiscount
            ) : null}
          </p>
        ) : null}
        <p className="flex min-h-9 flex-wrap items-baseline justify-between gap-3">
          {gain.amounts ? (
            <>
              <span>{there ? copy.gain : copy.total}</span>
              <span className="text-3xl font-extrabold">
                <Price price={gain.amounts.total} />
              </span>
            </>
          ) : (
            <span>{missing ? toasts.full : copy.allThere}</span>
          )}
        </p>
      </div>
      <p role="status" className="my-2 min-h-5 text-sm leading-snug text-mango">
        {feedback ? comboFeedbackText(feedback) : note}
      </p>
      <div ref={actions} className="mt-auto grid gap-1">
        <Button
          size="lg"
          look={missing ? 'primary' : 'secondary'}
          className="px-4! focus-visible:outline-mango"
          disabled={status === null}
          onClick={onAdd}
        >
          <Icon name={missing ? 'shopping-cart' : 'check'} />
          <span key={missing ? count || missing : 0}>
            {missing ? copy.add(count || missing) : copy.inCart}
          </span>
        </Button>
        {running && mode === 'visitor' ? (
          <p className="flex min-h-11 flex-wrap items-center justify-center text-center text-sm">
            {status ? (
              <>
                <button
                  type="button"
                  onClick={() => {
                    // This button goes with the offer.
                    actions.current?.querySelector('button')?.focus();
                    onReject();
                  }}
                  className={QUIET}
                >
                  {copy.reject}
                </button>
                <a href="/accesibilidad#tiempo" className={`inline-flex items-center ${QUIET}`}>
                  {copy.moreTime}
                </a>
              </>
            ) : null}
          </p>
        ) : null}
      </div>
    </div>
  );
}

/** The remaining time, in a place that it has before the browser has read the clock. */
function OfferClock({status}: Pick<ComboSummaryProps, 'status'>) {
  return (
    <p className="flex min-h-8 flex-wrap items-center gap-2">
      {status?.kind === 'active' ? (
        <>
          <Icon name="clock" className="size-5 text-mango" />
          <span>{copy.endsIn}</span>
          <Countdown
            seconds={status.remainingSeconds}
            className="ml-auto text-2xl leading-none font-extrabold whitespace-nowrap text-mango"
          />
        </>
      ) : null}
    </p>
  );
}
