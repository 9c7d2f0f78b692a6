import {Form, useNavigation} from '@remix-run/react';
import {useEffect, useRef, useState} from 'react';
import {withdrawal as copy, withdrawalErrors} from '~/copy/contact';
import {fieldProblems} from '~/copy/field-problems';
import {CONTACT_MESSAGE_ROWS} from '~/domain/limits';
import {
  REQUEST_FIELD_LENGTHS,
  REQUEST_KINDS,
  type RequestAnswer,
  type RequestField,
} from '~/domain/support/consumer-request';
import {BusyButton} from '../ui/notices/BusyButton';
import {ErrorSummary} from '../ui/notices/ErrorSummary';
import {HoneypotField, TextArea, TextField} from '../ui/Field';

const NOTHING_TYPED = {
  kind: '',
  name: '',
  email: '',
  order: '',
  document: '',
  address: '',
  detail: '',
};

const LABELS: Readonly<Record<RequestField, string>> = {
  kind: copy.kindLegend,
  name: copy.name,
  email: copy.email,
  order: copy.order,
  document: copy.document,
  address: copy.address,
  detail: copy.detail,
};

const idOf = (field: RequestField) => `solicitud-${field}`;

interface WithdrawalFormProps {
  readonly answer: Extract<RequestAnswer, {sent: false}> | undefined;
}

/** What was typed is given back whatever becomes of it. Lazy-loaded. */
export default function WithdrawalForm({answer}: WithdrawalFormProps) {
  const sending = useNavigation().state === 'submitting';
  const fields = answer?.fields ?? NOTHING_TYPED;

  const summary = useRef<HTMLDivElement>(null);
  const problems = answer?.problems ?? [];
  const wrong = problems.flatMap(({field}) => (field ? [field] : []));

  // Until one is chosen; it may have been before this code was here.
  const [kind, setKind] = useState(fields.kind);
  const kinds = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const chosen = kinds.current?.querySelector<HTMLInputElement>(':checked');
    if (chosen) setKind(chosen.value);
  }, [answer]);

  useEffect(() => {
    const first = answer?.problems[0]?.field;
    (first ? document.getElementById(idOf(first)) : summary.current)?.focus();
  }, [answer]);

  /** What a field is, and what is wrong with it. */
  function control(field: Exclude<RequestField, 'kind'>) {
    const error = problems.find((problem) => problem.field === field)?.error;
    return {
      id: idOf(field),
      name: field,
      label: LABELS[field],
      defaultValue: fields[field],
      error: !error
        ? null
        : error === 'invalid-email'
          ? fieldProblems.email
          : error === 'too-long'
            ? fieldProblems.tooLong(REQUEST_FIELD_LENGTHS[field])
            : fieldProblems.missing,
    };
  }

  return (
    <Form
      method="post"
      action="/arrepentimiento"
      preventScrollReset
      className="grid gap-5 rounded-2xl border border-arena bg-white p-6 shadow-card sm:p-10"
    >
      {answer && !sending ? (
        <ErrorSummary
          ref={summary}
          title={wrong.length ? copy.errorTitle : copy.failedTitle}
          texts={[...new Set(problems.map(({error}) => withdrawalErrors[error]))]}
          fields={wrong.map((field) => ({id: idOf(field), label: LABELS[field]}))}
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
              defaultChecked={fields.kind === each}
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
      <TextField {...control('name')} autoComplete="name" required />
      <TextField {...control('email')} type="email" autoComplete="email" required />
      <div>
        <TextField {...control('order')} required={kind === 'arrepentimiento'} />
        <p className="mt-1 text-sm text-muted">{copy.orderHint}</p>
      </div>
      {/* Without script nothing could bring them back. */}
      <div hidden={kind !== 'reclamo'} data-reveal>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...control('document')} required={kind === 'reclamo'} />
          <TextField
            {...control('address')}
            autoComplete="street-address"
            required={kind === 'reclamo'}
          />
        </div>
        <p className="mt-1 text-sm text-muted">{copy.identityHint}</p>
      </div>
      <TextArea {...control('detail')} rows={CONTACT_MESSAGE_ROWS} required />
      <HoneypotField label={copy.trap} />
      <p className="text-sm text-muted">{copy.privacy}</p>
      <BusyButton type="submit" size="lg" busy={sending}>
        {sending ? copy.sending : copy.send}
      </BusyButton>
    </Form>
  );
}
