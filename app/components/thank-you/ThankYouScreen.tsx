import {useEffect, useState} from 'react';
import {thankYou as copy} from '~/copy/thank-you';
import type {KnownOrder} from '~/domain/library/known-order';
import type {ContactAnswer} from '~/domain/contact/contact-message';
import type {ThankYou} from '~/domain/thank-you/thank-you';
import {ButtonLink} from '../ui/Button';
import {Icon} from '../ui/Icon';
import {HelpForm} from '../contact/HelpForm';
import {OrderNotice} from './OrderNotice';
import {PaidNotice} from './PaidNotice';
import {Upsell} from './Upsell';

interface ThankYouScreenProps extends ThankYou {
  /** Null when the operator sells no course there. */
  readonly courseUrl: string | null;
  readonly supportEmail: string | null;
  /** What came of the help form, once it was sent. */
  readonly answer: ContactAnswer | undefined;
}

export function ThankYouScreen(props: ThankYouScreenProps) {
  const {order, isPurchase, name, handOffId, courseUrl, supportEmail, answer} = props;
  const [known, setKnown] = useState<KnownOrder | null>(null);
  const unknownOrder = isPurchase ? copy.orderInMail : copy.defaultOrder;
  // Reloaded, too, it begins at its top: the browser remembers no other place than where it was left.
  useEffect(() => {
    const toTop = () => window.scrollTo({top: 0, behavior: 'instant'});
    window.addEventListener('pagehide', toTop, {capture: true});
    return () => window.removeEventListener('pagehide', toTop, {capture: true});
  }, []);

  return (
    <>
      <header className="bg-ink text-paper">
        <div className="page flex flex-col items-center gap-3 py-6 text-center">
          {/* Files come first where there are some. */}
          {handOffId ? null : (
            <img
              src="/illustrations/thank-you.svg"
              alt=""
              width={192}
              height={160}
              className="h-40 w-48"
            />
          )}
          <h1 className="max-w-full text-3xl wrap-anywhere sm:text-4xl">
            {copy.heading(name ?? copy.defaultName)}
          </h1>
          <p className="text-lg">{known?.awaiting ? copy.awaiting : copy.confirmed}</p>
          <p className="max-w-full bg-mango py-3 pr-5 label-hole wrap-anywhere text-ink-deep">
            {copy.orderLabel}:{' '}
            <strong className="font-extrabold">{known?.name ?? order ?? unknownOrder}</strong>
          </p>
          <p className="max-w-xl text-sm text-paper/85 sm:text-base">{copy.email}</p>
        </div>
      </header>
      <div className="page grid gap-8 py-6">
        {handOffId ? (
          <OrderNotice key={handOffId} handOffId={handOffId} onKnown={setKnown} />
        ) : null}
        {/* Only an address that names an order, or a hand-off, comes from a payment. */}
        {order || handOffId ? (
          <PaidNotice
            key={order ?? handOffId}
            order={order ?? handOffId ?? ''}
            handOffId={handOffId}
          />
        ) : null}
        <section aria-labelledby="pasos">
          <h2 id="pasos" className="text-2xl sm:text-3xl">
            {copy.steps.title}
          </h2>
          <ol className="mt-5 grid gap-4 sm:grid-cols-3">
            {copy.steps.items.map(({icon, title, text}) => (
              <li
                key={title}
                className="flex gap-4 rounded-xl border border-arena bg-white p-5 shadow-card"
              >
                <span className="grid size-12 shrink-0 place-items-center rounded-full bg-mango-soft">
                  <Icon name={icon} className="size-6" />
                </span>
                <span>
                  <strong className="block text-lg leading-tight">{title}</strong>
                  <span className="text-muted">{text}</span>
                </span>
              </li>
            ))}
          </ol>
        </section>
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
