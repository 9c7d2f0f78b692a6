import {withdrawal as copy} from '~/copy/contact';
import type {RequestAnswer} from '~/domain/contact/consumer-request';
import {ListHeader} from '~/components/catalogue/ListHeader';
import {useSeller} from '~/state/root-data';
import {PolicyLinks} from '~/components/layout/PolicyLinks';
import {Notice} from '~/components/ui/notices/Notice';
import {SellerDetails} from './SellerDetails';
import {WithdrawalForm} from './WithdrawalForm';
import {useEffect, useRef} from 'react';
import {formatDate} from '@common/dates';
import {ButtonLink, buttonClass} from '~/components/ui/Button';
import {Icon} from '~/components/ui/Icon';

interface WithdrawalScreenProps {
  /** Whether there is something that stores a request. */
  readonly available: boolean;
  readonly answer: RequestAnswer | undefined;
}

/** One form, one number: no account, and no scripts needed. */
export function WithdrawalScreen({available, answer}: WithdrawalScreenProps) {
  const {supportEmail} = useSeller();
  return (
    <>
      <ListHeader title={copy.heading} description={copy.intro} facts={[]} trail={[]} />
      <div className="page grid grid-cols-1 items-start gap-10 pb-6 lg:grid-cols-[1fr_22rem] lg:gap-12">
        {answer?.sent ? (
          <WithdrawalReceipt receipt={answer} />
        ) : available ? (
          <WithdrawalForm answer={answer} />
        ) : (
          <Notice tone="info" title={copy.offTitle}>
            <p>
              {copy.offText}{' '}
              {supportEmail ? (
                <a href={`mailto:${supportEmail}`} className="font-bold wrap-anywhere underline">
                  {supportEmail}
                </a>
              ) : null}
            </p>
          </Notice>
        )}
        <aside className="rounded-2xl bg-paper-deep px-7 py-8">
          <h2 className="text-xl">{copy.lawTitle}</h2>
          <p className="mt-2 text-muted">{copy.law}</p>
          <PolicyLinks className="mt-2" />
          <SellerDetails />
        </aside>
      </div>
    </>
  );
}

interface WithdrawalReceiptProps {
  readonly receipt: Extract<RequestAnswer, {sent: true}>;
}

/** The receipt: number, date and deadline. Lazy-loaded. */
function WithdrawalReceipt({receipt}: WithdrawalReceiptProps) {
  const {kind, number, email, at, answerBy, mailed} = receipt;
  const heading = useRef<HTMLHeadingElement>(null);
  // It stands in the place of the form, whose button had the focus.
  useEffect(() => heading.current?.focus(), []);
  const facts = [
    [copy.number, number],
    [copy.kindLegend.replace(/[¿?]/g, ''), copy.kinds[kind].label],
    [copy.date, formatDate(new Date(at).toISOString().slice(0, 10))],
    [copy.answerBy, formatDate(answerBy)],
    [copy.to, email],
  ];
  const body = facts.map(([label, value]) => `${label}: ${value}`).join('\n');
  return (
    <section className="rounded-2xl border-2 border-selva bg-white p-6 shadow-card sm:p-10">
      <h2
        ref={heading}
        tabIndex={-1}
        className="flex items-center gap-3 text-2xl outline-none sm:text-3xl"
      >
        <Icon name="circle-check" className="size-8 text-selva" />
        {copy.doneTitle}
      </h2>
      <dl className="mt-5 grid gap-4">
        {facts.map(([label, value]) => (
          <div key={label} className="border-b border-arena pb-3">
            <dt className="text-sm font-semibold text-muted">{label}</dt>
            <dd className="text-lg font-bold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5">{mailed ? copy.mailed : copy.keep}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {mailed ? null : (
          <a
            href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(copy.mailSubject(number))}&body=${encodeURIComponent(body)}`}
            className={buttonClass({look: 'primary'})}
          >
            <Icon name="mail" />
            {copy.mailMe}
          </a>
        )}
        <ButtonLink to="/arrepentimiento" look="outline" reloadDocument>
          {copy.again}
        </ButtonLink>
      </div>
    </section>
  );
}
