import {Form, useNavigation} from '@remix-run/react';
import {notify as copy, notifyErrors} from '~/copy/contact';
import type {NotifyAnswer} from '~/domain/contact/notify-request';
import {BusyButton} from '../ui/notices/BusyButton';
import {HoneypotField, TextField} from '../ui/Field';
import {Notice} from '../ui/notices/Notice';

interface NotifyFormProps {
  /** A topic or a product's handle. */
  readonly subject: string;
  readonly answer?: Extract<NotifyAnswer, {sent: false}> | undefined;
}

/** Takes an e-mail, with consent; wherever it stands, the answer is a page of its own. */
export function NotifyForm({subject, answer}: NotifyFormProps) {
  const {state, formAction} = useNavigation();
  const sending = state === 'submitting' && formAction?.startsWith('/avisame') === true;
  return (
    <Form method="post" action={`/avisame?de=${subject}`} className="grid gap-4">
      <input type="hidden" name="de" value={subject} />
      <TextField
        label={copy.email}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={answer?.fields['email'] ?? ''}
        required
      />
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name="consent"
          value="si"
          defaultChecked={Boolean(answer?.fields['consent'])}
          required
          className="size-5 flex-none"
        />
        {copy.consent}
      </label>
      <HoneypotField label={copy.trap} />
      {answer && !sending ? (
        <Notice tone="destructive" title={copy.failedTitle}>
          {answer.problems.map(({error}) => (
            <p key={error}>{notifyErrors[error]}</p>
          ))}
        </Notice>
      ) : null}
      <BusyButton type="submit" busy={sending}>
        {sending ? copy.sending : copy.action}
      </BusyButton>
    </Form>
  );
}
