import {Link} from '@remix-run/react';
import {useEffect} from 'react';
import {cart as copy, checkout, lineNotes} from '~/copy/cart';
import {layout} from '~/copy/layout';
import {amountDue} from '~/domain/checkout/amount-due';
import {buyableLines, lineDiscount} from '~/domain/cart/line-amounts';
import type {OfferTerms} from '~/domain/offers/offer-terms';
import {useCart} from '~/state/cart/cart';
import {useHandOff} from '~/state/checkout/use-hand-off';
import {useRootData} from '~/state/root-data';
import {moreTimeStore} from '~/state/offers/use-offer-terms';
import {Button, ButtonLink, buttonClass} from '~/components/ui/Button';
import {ExternalLink} from '~/components/ui/ExternalLink';
import {Icon} from '~/components/ui/Icon';
import {Price} from '~/components/ui/Price';
import {PaymentMarks} from '~/components/ui/PaymentMarks';
import {PolicyLinks} from '~/components/layout/PolicyLinks';
import {importAgain} from '~/state/browser/import-again';
import {CheckoutNotice, fetchDifferenceDialog} from '~/components/checkout/CheckoutNotice';
import type {Adjustment} from '~/domain/checkout/hand-off';
import type {Amounts} from '~/domain/money/amounts';
import {formatPrice, toMinorUnits} from '~/domain/money/money';

interface CartSummaryProps {
  /** Epoch milliseconds. */
  readonly now: number;
  readonly terms: OfferTerms;
  /** Whether refreshing the prices failed. */
  readonly unchecked: boolean;
}

/** A separate card on narrow screens, part of the section on wide ones. */
const FACTS = 'text-ink max-lg:rounded-2xl max-lg:bg-white max-lg:p-5 max-lg:shadow-card';
/** On narrow screens, total and button stick to the lower edge until their place after the lines is in view. */
const PAY =
  'grid gap-3 max-lg:rounded-2xl max-lg:border max-lg:border-arena max-lg:bg-white max-lg:p-3 lg:static';
const STICKY = 'stick-low z-10 max-lg:bar-ground';
/** The one main action. */
const MAIN = 'flex-1 max-lg:max-w-72 max-lg:px-3! max-lg:text-base! lg:w-full';
/** While a payment is awaited it comes before the lines on narrow screens, and covers nothing. */
const FIRST = 'max-lg:order-first max-lg:shadow-card';

/** The cart's total. On narrow screens its parts are laid out among those of the cart, so that one can be sticky. */
export function CartSummary({now, terms, unchecked}: CartSummaryProps) {
  const cart = useCart((value) => value);
  const {accounts = null, guarantee} = useRootData() ?? {};
  const {notice, difference, start, goOn, goBack} = useHandOff(
    checkout.preparing,
    now,
    terms,
    () => termsOfToday(terms),
    async () => {
      if (!accounts) return null;
      const {settleAndAnnounce} = await importAgain(
        () => import('~/components/checkout/PaymentWatch'),
      );
      return settleAndAnnounce(accounts);
    },
  );
  const processing = notice.kind === 'processing';
  const waiting = notice.kind === 'opened' && !difference;
  useEffect(() => {
    if (!waiting) return;
    // After the browser has kept the lines in place, which now stand below the notice.
    const frame = requestAnimationFrame(() => window.scrollTo({top: 0, behavior: 'instant'}));
    return () => cancelAnimationFrame(frame);
  }, [waiting]);
  const {items} = cart;
  const {total, amounts, adjustments} = amountDue(cart, now, terms);
  const buyable = buyableLines(items);
  const missing = items.length - buyable.length;
  const ended = buyable.filter((line) => lineDiscount(line, now, terms).kind === 'ended').length;
  const count = buyable.reduce((sum, {quantity}) => sum + quantity, 0);

  return (
    <section
      aria-labelledby="resumen"
      className="contents text-ink lg:sticky lg:top-24 lg:flex lg:flex-col lg:gap-4 lg:rounded-2xl lg:bg-white lg:p-6 lg:shadow-card lg:stitched"
    >
      <div className={FACTS}>
        <h2 id="resumen" className="text-2xl">
          {copy.summary}
        </h2>
        <p key={count} className="mt-2 text-muted lg:mt-4 lg:border-t lg:border-arena lg:pt-4">
          {copy.digitalProducts(count)}
        </p>
        {amounts ? <SummaryAmounts {...amounts} adjustments={adjustments} /> : null}
        {ended && adjustments.length === 0 ? (
          <p className="mt-1 text-sm text-muted">{copy.offersEnded(ended)}</p>
        ) : null}
        {missing ? (
          <p key={missing} className="mt-3 flex gap-2 text-sm">
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
      </div>
      <div className={`${PAY} ${waiting ? FIRST : STICKY}`}>
        <div
          role="status"
          className={`empty:fixed ${waiting ? '' : 'max-h-[45dvh] overflow-y-auto lg:max-h-none lg:overflow-visible'}`}
        >
          <CheckoutNotice
            notice={notice}
            difference={difference}
            payable={buyable.length > 0}
            filesHere={accounts !== null}
            onGoOn={goOn}
            onBack={goBack}
          />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-4 lg:block">
          <dl className="lg:mb-5 lg:flex lg:items-baseline lg:justify-between lg:gap-4 lg:border-b lg:border-arena lg:pb-4">
            <dt className="text-sm font-bold lg:text-lg">{copy.total}</dt>
            <dd className="text-xl leading-tight font-extrabold lg:text-3xl">
              {total ? <Price price={total} estimate="min-w-32 text-muted lg:text-right" /> : '—'}
            </dd>
          </dl>
          {waiting ? (
            <>
              <ExternalLink href={notice.url} className={buttonClass({size: 'lg'}, MAIN)}>
                {checkout.goBack}
              </ExternalLink>
              <p className="w-full text-center text-sm text-muted max-lg:-mb-4 lg:mt-4">
                {checkout.againWhen}
              </p>
            </>
          ) : null}
          {/* The same button while a payment is awaited, so that it keeps the focus. */}
          <Button
            size={waiting ? 'sm' : 'lg'}
            look={waiting ? 'quiet' : 'primary'}
            className={waiting ? 'w-full underline' : MAIN}
            disabled={buyable.length === 0}
            // `disabled` would drop the focus, which the button keeps and gets back from a notice.
            aria-disabled={processing}
            aria-busy={processing}
            onClick={() => {
              fetchDifferenceDialog();
              void start();
            }}
          >
            {processing ? (
              <span key="processing">{copy.processing}</span>
            ) : (
              <span key="checkout">
                {waiting ? checkout.again : copy.checkout}
                <span className="sr-only"> {layout.opensInNewTab}</span>
              </span>
            )}
          </Button>
        </div>
      </div>
      <div>
        <ButtonLink to="/" look="outline" className="w-full">
          {copy.continueShopping}
        </ButtonLink>
        <ul className="mt-6 grid gap-2 text-sm text-muted">
          {[...copy.reassurance, guarantee?.title ?? ''].filter(Boolean).map((text) => (
            <li key={text} className="flex items-center gap-2">
              <Icon name="check" className="size-4 text-selva" />
              {text}
            </li>
          ))}
        </ul>
        {terms.mode === 'visitor' ? (
          <Link
            to="/accesibilidad#tiempo"
            className="mt-2 inline-flex min-h-11 items-center text-sm underline"
          >
            {copy.moreTime}
          </Link>
        ) : null}
        <PolicyLinks className="mt-3 text-muted" />
        <PaymentMarks className="mt-5" />
      </div>
    </section>
  );
}

/** The current terms: any tab may have changed them, even after this page was left. */
async function termsOfToday(terms: OfferTerms): Promise<OfferTerms> {
  const {confirmed} = moreTimeStore.update((since) => ({state: since, outcome: since}));
  return {...terms, moreTimeSince: await confirmed};
}

interface SummaryAmountsProps extends Amounts {
  readonly adjustments: readonly Adjustment[];
}

/** Breakdown of the total: compare-at prices, savings, and adjustments by the shop. */
function SummaryAmounts({regular, saved, adjustments}: SummaryAmountsProps) {
  const row = 'flex justify-between gap-4 tabular';
  return (
    <dl className="mt-2 grid gap-1">
      <div className={row}>
        <dt>{copy.subtotal}</dt>
        <dd key={regular.amount}>{formatPrice(regular)}</dd>
      </div>
      {toMinorUnits(saved) > 0 ? (
        <div className={`${row} text-selva`}>
          <dt>{copy.saved}</dt>
          <dd key={saved.amount}>−{formatPrice(saved)}</dd>
        </div>
      ) : null}
      {adjustments.map((each, i) => (
        <div
          key={i}
          className={`${row} ${each.kind === 'discount' ? 'font-semibold text-selva' : ''}`}
        >
          <dt className="min-w-0 wrap-anywhere">{copy.adjustment(each)}</dt>
          <dd key={each.amount.amount} className="flex-none">
            {each.kind === 'discount' ? '−' : '+'}
            {formatPrice(each.amount)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
