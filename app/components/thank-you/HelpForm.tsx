import {useLocation, useNavigation, useSubmit} from '@remix-run/react';
import {useEffect, useRef, useState, type FormEvent} from 'react';
import {contactErrors, thankYou} from '~/copy/thank-you';
import {type ContactAnswer, type ContactFailure} from '~/domain/support/contact-message';
import {parseContactMessage} from '~/domain/support/contact-message';
import {CONTACT_MESSAGE_ROWS} from '~/domain/limits';
import {takeDraft} from '~/state/contact-draft';
import {Button} from '../ui/Button';
import {HoneypotField, TextArea, TextField} from '../ui/Field';
import {Notice} from '../ui/Notice';
import {fieldOfError} from './field-of-error';

const copy = thankYou.help;
const SECTION_ID = 'ayuda';
const FORM_ID = 'ayuda-formulario';

const NOTHING_TYPED = {name: '', email: '', message: ''};

interface HelpFormProps {
  /** Null when the operator named none. */
  readonly supportEmail: string | null;
  readonly answer: ContactAnswer | undefined;
}

/** A message to the shop's support; without scripts the browser posts it and loads the page anew. Lazy-loaded. */
export default function HelpForm({supportEmail, answer}: HelpFormProps) {
  const {pathname, search} = useLocation();
  const submit = useSubmit();
  const sending = useNavigation().state === 'submitting';
  const form = useRef<HTMLFormElement>(null);
  /** What was found here since the last answer, before anything was sent. */
  const [found, setFound] = useState<{error: ContactFailure; at: typeof answer} | null>(null);
  const error = found?.at === answer ? (found?.error ?? null) : null;
  const failure = error ?? (answer?.sent === false ? answer.error : null);
  const fields = answer?.sent === false ? answer.fields : NOTHING_TYPED;

  useEffect(() => {
    if (answer?.sent) form.current?.reset();
  }, [answer]);

  // What the shopper asked the chat to bring here; it is theirs to change before it is sent.
  useEffect(() => {
    const brought = takeDraft();
    const box = form.current?.elements.namedItem('message');
    if (brought && box instanceof HTMLTextAreaElement) box.value = brought;
  }, []);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const typed = Object.fromEntries(new FormData(event.currentTarget));
    const result = parseContactMessage(typed);
    setFound(result.ok ? null : {error: result.error, at: answer});
    if (result.ok) {
      const target = {method: 'post' as const, action: pathname + search};
      submit(event.currentTarget, {...target, replace: true, preventScrollReset: true});
    } else {
      const wrong = fieldOfError(result.error, typed);
      event.currentTarget.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
    }
  }

  return (
    <section
      aria-labelledby={SECTION_ID}
      className="grid gap-8 rounded-2xl border border-arena bg-white p-6 shadow-card sm:p-10 lg:grid-cols-2"
    >
      <div>
        <h2 id={SECTION_ID} className="text-2xl sm:text-3xl">
          {copy.title}
        </h2>
        <p className="mt-2 text-lg text-muted">{copy.text}</p>
        {supportEmail ? (
          <p className="mt-4">
            {copy.direct}{' '}
            <a
              href={`mailto:${supportEmail}`}
              className="inline-block font-bold wrap-anywhere underline"
            >
              {supportEmail}
            </a>
          </p>
        ) : null}
      </div>
      <form
        ref={form}
        id={FORM_ID}
        method="post"
        // Where the answer is to be read when the page is loaded anew.
        action={`${pathname}${search}#${FORM_ID}`}
        onSubmit={send}
        noValidate
        className="grid gap-4"
      >
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
        <TextArea
          label={copy.message}
          name="message"
          rows={CONTACT_MESSAGE_ROWS}
          defaultValue={fields.message}
          required
        />
        <HoneypotField label={copy.trap} />
        <Result failure={sending ? null : failure} sent={!sending && !error && answer?.sent} />
        <Button type="submit" disabled={sending}>
          {sending ? copy.sending : copy.send}
        </Button>
      </form>
    </section>
  );
}

function Result({failure, sent}: {failure: ContactFailure | null; sent: boolean | undefined}) {
  if (failure) {
    const notSent = failure === 'not-sent' || failure === 'too-many';
    return (
      <Notice tone="destructive" title={notSent ? copy.failedTitle : copy.errorTitle}>
        <p>{contactErrors[failure]}</p>
      </Notice>
    );
  }
  return sent ? (
    <Notice tone="success" title={copy.sentTitle}>
      <p>{copy.sentText}</p>
    </Notice>
  ) : null;
}
