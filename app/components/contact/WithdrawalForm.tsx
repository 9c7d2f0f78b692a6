import {useNavigation, useSubmit} from '@remix-run/react';
import {useEffect, useRef, useState} from 'react';
import {withdrawal as copy, withdrawalErrors} from '~/copy/contact';
import {CONTACT_MESSAGE_ROWS} from '~/domain/limits';
import {
  REQUEST_KINDS,
  requestForm,
  type RequestAnswer,
  type RequestField,
} from '~/domain/contact/consumer-request';
import {BusyButton} from '../ui/notices/BusyButton';
import {ErrorSummary} from '../ui/notices/ErrorSummary';
import {HoneypotField, TextArea, TextField} from '../ui/Field';
import {useForm} from '../ui/use-form';

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
export function WithdrawalForm({answer}: WithdrawalFormProps) {
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
            className="flex gap-3 rounded-lg border-2 border-arena-deep p-4 font-bold"
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
            <span>
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
