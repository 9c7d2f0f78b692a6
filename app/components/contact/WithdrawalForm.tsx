import {Form, useNavigation} from '@remix-run/react';
import {useEffect, useRef} from 'react';
import {withdrawal as copy, withdrawalErrors} from '~/copy/contact';
import {CONTACT_MESSAGE_ROWS} from '~/domain/limits';
import {REQUEST_KINDS, type RequestAnswer} from '~/domain/support/consumer-request';
import {Button} from '../ui/Button';
import {HoneypotField, TextArea, TextField} from '../ui/Field';
import {Notice} from '../ui/Notice';

const NOTHING_TYPED = {
  kind: '',
  name: '',
  email: '',
  order: '',
  document: '',
  address: '',
  detail: '',
};

interface WithdrawalFormProps {
  readonly answer: Extract<RequestAnswer, {sent: false}> | undefined;
}

/** What was typed is given back whatever becomes of it. Lazy-loaded. */
export default function WithdrawalForm({answer}: WithdrawalFormProps) {
  const sending = useNavigation().state === 'submitting';
  const form = useRef<HTMLFormElement>(null);
  const fields = answer?.fields ?? NOTHING_TYPED;

  useEffect(() => {
    const wrong = answer?.field;
    if (wrong) form.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
  }, [answer]);

  return (
    <Form
      ref={form}
      method="post"
      action="/arrepentimiento"
      preventScrollReset
      className="grid gap-5 rounded-2xl border border-arena bg-white p-6 shadow-card sm:p-10"
    >
      <fieldset className="grid gap-3">
        <legend className="mb-3 text-xl font-bold">{copy.kindLegend}</legend>
        {REQUEST_KINDS.map((kind) => (
          <label
            key={kind}
            className="flex gap-3 rounded-lg border-2 border-arena-deep p-4 font-bold"
          >
            <input
              type="radio"
              name="kind"
              value={kind}
              defaultChecked={fields.kind === kind}
              required
              className="mt-1 size-5 flex-none"
            />
            <span>
              {copy.kinds[kind].label}
              <span className="block font-normal text-muted">{copy.kinds[kind].text}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <TextField
        label={copy.name}
        name="name"
        autoComplete="name"
        defaultValue={fields.name}
        required
      />
      <TextField
        label={copy.email}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={fields.email}
        required
      />
      <div>
        <TextField label={copy.order} name="order" defaultValue={fields.order} />
        <p className="mt-1 text-sm text-muted">{copy.orderHint}</p>
      </div>
      <div>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label={copy.document} name="document" defaultValue={fields.document} />
          <TextField
            label={copy.address}
            name="address"
            autoComplete="street-address"
            defaultValue={fields.address}
          />
        </div>
        <p className="mt-1 text-sm text-muted">{copy.identityHint}</p>
      </div>
      <TextArea
        label={copy.detail}
        name="detail"
        rows={CONTACT_MESSAGE_ROWS}
        defaultValue={fields.detail}
        required
      />
      <HoneypotField label={copy.trap} />
      {answer && !sending ? (
        <Notice tone="destructive" title={answer.field ? copy.errorTitle : copy.failedTitle}>
          <p>{withdrawalErrors[answer.error]}</p>
        </Notice>
      ) : null}
      <p className="text-sm text-muted">{copy.privacy}</p>
      <Button type="submit" size="lg" disabled={sending}>
        {sending ? copy.sending : copy.send}
      </Button>
    </Form>
  );
}
