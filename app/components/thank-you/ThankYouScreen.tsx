import {Link} from '@remix-run/react';
import {useEffect, useState} from 'react';
import {paidNotice, thankYou as copy, thankYou} from '~/copy/thank-you';
import type {KnownOrder} from '~/domain/library/known-order';
import type {ContactAnswer} from '~/domain/contact/contact-forms';
import type {ThankYou} from '~/domain/thank-you/thank-you';
import {ButtonLink, buttonClass, Button} from '~/components/ui/Button';
import {Icon} from '~/components/ui/Icon';
import {HelpForm} from '~/components/contact/HelpForm';
import {OrderNotice} from './OrderNotice';
import {layout} from '~/copy/layout';
import {UPSELL_COURSE_USD} from '~/domain/limits';
import {
  confirmPayment,
  paymentView,
  settlePayment,
  undoPayment,
  type PaymentClaim,
} from '~/domain/checkout/payment';
import {formatPrice} from '~/domain/money/money';
import {now} from '~/state/browser/clock';
import {unlockedCartStore, useCart} from '~/state/cart/cart';
import {showToast} from '~/state/toasts';
import {Notice} from '~/components/ui/notices/Notice';

interface ThankYouScreenProps extends ThankYou {
  /** Null when the operator sells no course there. */
  readonly courseUrl: string | null;
  readonly supportEmail: string | null;
  /** Result of the submitted help form. */
  readonly answer: ContactAnswer | undefined;
}

export function ThankYouScreen(props: ThankYouScreenProps) {
  const {order, isPurchase, name, handOffId, courseUrl, supportEmail, answer} = props;
  const [known, setKnown] = useState<KnownOrder | null>(null);
  const unknownOrder = isPurchase ? copy.orderInMail : copy.defaultOrder;
  // A reloaded page starts at its top: browsers restore the scroll position that the page had when it was left.
  useEffect(() => {
    const toTop = () => window.scrollTo({top: 0, behavior: 'instant'});
    window.addEventListener('pagehide', toTop, {capture: true});
    return () => window.removeEventListener('pagehide', toTop, {capture: true});
  }, []);

  return (
    <>
      <header className="bg-ink text-paper">
        <div className="page flex items-center gap-x-8 gap-y-3 py-6 max-sm:flex-col max-sm:text-center sm:py-8">
          {/* Files come first on a phone where there are some. */}
          <img
            src="/illustrations/thank-you.svg"
            alt=""
            width={192}
            height={160}
            className={`w-36 flex-none sm:w-48 ${handOffId ? 'max-sm:hidden' : ''}`}
          />
          <div className="grid min-w-0 gap-3 max-sm:justify-items-center sm:justify-items-start">
            <h1 className="max-w-full text-3xl wrap-anywhere sm:text-4xl">
              {copy.heading(name ?? copy.defaultName)}
            </h1>
            <p className="text-lg leading-snug">
              {known?.awaiting ? copy.awaiting : copy.confirmed}
            </p>
            <p className="max-w-full bg-mango py-3 pr-5 label-hole wrap-anywhere text-ink-deep">
              {copy.orderLabel}:{' '}
              <strong className="font-extrabold">{known?.name ?? order ?? unknownOrder}</strong>
            </p>
            {/* With a hand-off the order itself says where its mail went. */}
            {handOffId ? null : (
              <p className="max-w-xl text-sm text-paper/85 sm:text-base">{copy.email}</p>
            )}
          </div>
        </div>
      </header>
      <div className={`page grid gap-8 pb-6 ${handOffId ? 'sm:pt-8' : 'pt-6 sm:pt-8'}`}>
        {handOffId ? (
          <OrderNotice key={handOffId} handOffId={handOffId} onKnown={setKnown} />
        ) : null}
        {/* Only a URL with an order or a hand-off comes from a payment. */}
        {order || handOffId ? (
          <PaidNotice
            key={order ?? handOffId}
            order={order ?? handOffId ?? ''}
            handOffId={handOffId}
            isPaid={!known?.awaiting}
          />
        ) : null}
        {known?.awaiting ? null : (
          <NextSteps steps={handOffId ? copy.steps.withFiles : copy.steps.byMail} />
        )}
        {courseUrl ? <Upsell courseUrl={courseUrl} /> : null}
        <HelpForm supportEmail={supportEmail} answer={answer} />
        <div className="text-center">
          <ButtonLink to="/" look="outline">
            {copy.backHome}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}

interface NextStepsProps {
  readonly steps: (typeof copy.steps)['withFiles' | 'byMail'];
}

function NextSteps({steps}: NextStepsProps) {
  return (
    <section aria-labelledby="pasos">
      <h2 id="pasos" className="text-2xl sm:text-3xl">
        {copy.steps.title}
      </h2>
      <ol className="mt-5 grid gap-4 sm:grid-cols-3">
        {steps.map(({icon, title, text, to}) => (
          <li
            key={title}
            className="relative flex gap-4 rounded-xl border border-arena bg-white p-5 shadow-card"
          >
            <span className="grid size-12 shrink-0 place-items-center rounded-full bg-mango-soft">
              <Icon name={icon} className="size-6" />
            </span>
            <span>
              <Link
                to={to}
                className="block text-lg leading-tight font-bold after:absolute after:inset-0 after:rounded-xl hover:underline"
              >
                {title}
              </Link>
              <span className="text-muted">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const upsellCopy = thankYou.upsell;

function Upsell({courseUrl}: {courseUrl: string}) {
  return (
    <section
      aria-labelledby="oferta"
      className="grid gap-6 rounded-2xl bg-mango-soft p-8 text-ink stitched sm:p-10 md:grid-cols-[minmax(0,1fr)_auto] md:items-center"
    >
      <div>
        <h2 id="oferta" className="text-2xl sm:text-3xl">
          {upsellCopy.title}
        </h2>
        <p className="mt-2 text-xl font-bold">{upsellCopy.course}</p>
        <p className="mt-1 max-w-2xl text-muted">{upsellCopy.text}</p>
      </div>
      <div className="flex flex-col items-start gap-3 md:items-center">
        <p className="text-4xl font-extrabold">{upsellCopy.price(UPSELL_COURSE_USD)}</p>
        <a
          href={courseUrl}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({look: 'secondary', size: 'lg'})}
        >
          {upsellCopy.action}
          <Icon name="external-link" />
          <span className="sr-only"> {layout.opensInNewTab}</span>
        </a>
      </div>
    </section>
  );
}

interface PaidNoticeProps {
  readonly order: string;
  readonly handOffId: string | null;
  /** False while a payment in cash or by transfer is awaited. */
  readonly isPaid: boolean;
}

/** Names the lines that the order removes from the cart, with undo, or asks which lines were paid. */
function PaidNotice({order, handOffId, isPaid}: PaidNoticeProps) {
  // Null until referrer and cart are known.
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
    showToast({tone: 'info', title: paidNotice.undone});
  }

  switch (view.kind) {
    case 'nothing':
      return null;
    case 'taken':
      return (
        <div role="status" className="rounded-xl bg-paper-deep px-5 py-3 text-sm">
          <p className="flex items-center justify-between gap-x-4 text-muted">
            <span className="min-w-0 wrap-anywhere">
              <span>{isPaid ? paidNotice.taken : paidNotice.ordered}</span>:{' '}
              {view.taken
                .map(({product, quantity}) => paidNotice.line(product.title, quantity))
                .join(', ')}
            </span>
            <Button
              look="quiet"
              size="sm"
              className="shrink-0 underline"
              onClick={() => undo(view.id)}
            >
              {paidNotice.undo}
            </Button>
          </p>
          {view.payableAgain.length ? (
            <p className="mt-2 font-bold">{paidNotice.payableAgain(view.payableAgain)}</p>
          ) : null}
          {view.kept.length ? <p className="mt-2">{paidNotice.kept(view.kept)}</p> : null}
        </div>
      );
    case 'unsure':
      return (
        <Notice tone="info" title={paidNotice.question(view.choices.length)}>
          <p>{paidNotice.questionText}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            {view.choices.map((choice) => {
              const {amount, lines} = choice.asked;
              const units = lines.reduce((sum, {quantity}) => sum + quantity, 0);
              return (
                <Button
                  key={choice.id}
                  look="outline"
                  className="max-sm:w-full max-sm:px-3!"
                  onClick={() => confirm(choice.id)}
                >
                  {paidNotice.choice(amount ? formatPrice(amount) : null, units)}
                </Button>
              );
            })}
            <Button look="quiet" onClick={() => setDeclined(true)}>
              {paidNotice.none}
            </Button>
          </div>
        </Notice>
      );
  }
}
