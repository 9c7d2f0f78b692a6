import {withdrawal as copy, withdrawalErrors} from '~/copy/contact';
import {
  type RequestAnswer,
  REQUEST_KINDS,
  requestForm,
  type RequestField,
} from '~/domain/contact/consumer-request';
import {ListHeader} from '~/components/catalogue/ListHeader';
import {useSeller} from '~/state/root-data';
import {PolicyLinks} from '~/components/layout/PolicyLinks';
import {Notice} from '~/components/ui/notices/Notice';
import {SellerDetails} from './SellerDetails';
import {useEffect, useRef, useState} from 'react';
import {formatDate} from '@common/dates';
import {ButtonLink, buttonClass, BusyButton} from '~/components/ui/Button';
import {Icon} from '~/components/ui/Icon';
import {useNavigation, useSubmit} from '@remix-run/react';
import {CONTACT_MESSAGE_ROWS} from '~/domain/limits';
import {ErrorSummary} from '~/components/ui/notices/ErrorSummary';
import {HoneypotField, TextArea, TextField} from '~/components/ui/Field';
import {useForm} from '~/components/ui/use-form';
import {Email} from '~/components/ui/ExternalLink';

interface WithdrawalScreenProps {
  /** Whether there is something that stores a request. */
  readonly available: boolean;
  readonly answer: RequestAnswer | undefined;
}

/** One form that answers with one receipt number; it needs neither an account nor scripts. */
export function WithdrawalScreen({available, answer}: WithdrawalScreenProps) {
  const {supportEmail} = useSeller();
  return (
    <>
      <ListHeader title={copy.heading} description={copy.intro} facts={[]} trail={[]} />
      <div className="page grid items-start gap-10 pb-6 lg:grid-cols-[1fr_22rem] lg:gap-12">
        {answer?.sent ? (
          <WithdrawalReceipt receipt={answer} />
        ) : available ? (
          <WithdrawalForm answer={answer} />
        ) : (
          <Notice tone="info" title={copy.offTitle}>
            <p>
              {copy.offText}{' '}
              {supportEmail ? (
                <a href={`mailto:${supportEmail}`} className="underline">
                  <Email address={supportEmail} />
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
  // The answer takes the focus, because it replaces the form whose button had it.
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
            <dt className="text-sm text-muted">{label}</dt>
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

const LABELS: Readonly<Record<RequestField, string>> = {
  kind: copy.kindLegend,
  name: copy.name,
  email: copy.email,
  order: copy.order,
  document: copy.document,
  address: copy.address,
  detail: copy.detail,
};
const ACTION = '/arrepentimiento';
const NOTHING_TYPED: Readonly<Record<string, string>> = {};

interface WithdrawalFormProps {
  readonly answer: Extract<RequestAnswer, {sent: false}> | undefined;
}

/** Typed values are kept for every response. */
function WithdrawalForm({answer}: WithdrawalFormProps) {
  const post = useSubmit();
  const sending = useNavigation().state === 'submitting';
  const typed = answer?.fields ?? NOTHING_TYPED;
  const {ref, summary, problems, submit, control, idOf, wrong} = useForm({
    id: 'solicitud',
    schema: requestForm,
    answered: answer?.problems,
    send(_request, form) {
      if (!sending) post(form, {method: 'post', action: ACTION, preventScrollReset: true});
    },
  });

  // The kind may have been chosen before this code was loaded.
  const [kind, setKind] = useState(typed['kind']);
  const kinds = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const chosen = kinds.current?.querySelector<HTMLInputElement>(':checked');
    if (chosen) setKind(chosen.value);
  }, [answer]);

  const field = (name: RequestField) => ({
    ...control(name),
    label: LABELS[name],
    defaultValue: typed[name] ?? '',
  });
  const fields = wrong(LABELS);

  return (
    <form
      ref={ref}
      method="post"
      action={ACTION}
      onSubmit={submit}
      noValidate
      className="grid gap-5 rounded-2xl border border-arena bg-white p-6 shadow-card sm:p-10"
    >
      {problems.length > 0 && !sending ? (
        <ErrorSummary
          ref={summary}
          title={fields.length > 0 ? copy.errorTitle : copy.failedTitle}
          texts={[...new Set(problems.map(({error}) => withdrawalErrors[error] ?? ''))]}
          fields={fields}
        />
      ) : null}
      <fieldset ref={kinds} className="grid gap-3">
        <legend className="mb-3 text-xl font-bold">{copy.kindLegend}</legend>
        {REQUEST_KINDS.map((each, index) => (
          <label
            key={each}
            className="flex gap-3 rounded-lg border-2 border-arena-deep p-4 text-base font-bold"
          >
            <input
              type="radio"
              name="kind"
              value={each}
              id={index === 0 ? idOf('kind') : undefined}
              defaultChecked={typed['kind'] === each}
              required
              onChange={() => setKind(each)}
              className="mt-1 size-5 flex-none"
            />
            <span className="min-w-0">
              {copy.kinds[each].label}
              <span className="block font-normal text-muted">{copy.kinds[each].text}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <TextField {...field('name')} autoComplete="name" required />
      <TextField {...field('email')} type="email" autoComplete="email" required />
      <div>
        <TextField {...field('order')} required={kind === 'arrepentimiento'} />
        <p className="mt-1 text-sm text-muted">{copy.orderHint}</p>
      </div>
      {/* Without JavaScript nothing could restore them. */}
      <div hidden={kind !== 'reclamo'} data-reveal>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...field('document')} required={kind === 'reclamo'} />
          <TextField
            {...field('address')}
            autoComplete="street-address"
            required={kind === 'reclamo'}
          />
        </div>
        <p className="mt-1 text-sm text-muted">{copy.identityHint}</p>
      </div>
      <TextArea {...field('detail')} rows={CONTACT_MESSAGE_ROWS} required />
      <HoneypotField label={copy.trap} />
      <p className="text-sm text-muted">{copy.privacy}</p>
      <BusyButton type="submit" size="lg" busy={sending}>
        {sending ? copy.sending : copy.send}
      </BusyButton>
    </form>
  );
}
