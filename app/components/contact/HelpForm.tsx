import {useLocation, useNavigation, useSubmit} from '@remix-run/react';
import {useEffect, useRef, useState, type FormEvent} from 'react';
import {fieldProblems} from '~/copy/field-problems';
import {contactErrors, thankYou} from '~/copy/thank-you';
import {
  parseContactMessage,
  type ContactAnswer,
  type ContactFailure,
  type ContactMessage,
} from '~/domain/support/contact-message';
import {
  CONTACT_MESSAGE_ROWS,
  MAX_CONTACT_MESSAGE_LENGTH,
  MAX_CONTACT_NAME_LENGTH,
} from '~/domain/limits';
import {takeDraft} from '~/state/contact-draft';
import {BusyButton} from '../ui/notices/BusyButton';
import {DoneNotice} from '../ui/notices/DoneNotice';
import {ErrorSummary} from '../ui/notices/ErrorSummary';
import {HoneypotField, TextArea, TextField} from '../ui/Field';
import {Notice} from '../ui/notices/Notice';
import {wrongFields} from './wrong-fields';

const copy = thankYou.help;
const SECTION_ID = 'ayuda';
const FORM_ID = 'ayuda-formulario';

const NOTHING_TYPED = {name: '', email: '', message: ''};

/** What stands at the wrong field itself. */
const ERRORS: Partial<Readonly<Record<ContactFailure, string>>> = {
  'missing-fields': fieldProblems.missing,
  'invalid-email': fieldProblems.email,
  'email-too-long': fieldProblems.email,
  'name-too-long': fieldProblems.tooLong(MAX_CONTACT_NAME_LENGTH),
  'message-too-long': fieldProblems.tooLong(MAX_CONTACT_MESSAGE_LENGTH),
};

const idOf = (field: keyof ContactMessage) => `${FORM_ID}-${field}`;

/** What was found before anything was sent, while nothing else has been answered. */
interface Found {
  readonly error: ContactFailure;
  readonly wrong: readonly (keyof ContactMessage)[];
  readonly at: ContactAnswer | undefined;
}

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
  const [found, setFound] = useState<Found | null>(null);
  const here = found?.at === answer ? found : null;
  const told = answer?.sent === false ? answer : null;
  const failure = here?.error ?? told?.error ?? null;
  const fields = told?.fields ?? NOTHING_TYPED;
  const wrong = here?.wrong ?? (told ? wrongFields(told.error, told.fields) : []);

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
    if (result.ok) {
      setFound(null);
      const target = {method: 'post' as const, action: pathname + search};
      submit(event.currentTarget, {...target, replace: true, preventScrollReset: true});
    } else {
      const inOrder = wrongFields(result.error, typed);
      setFound({error: result.error, wrong: inOrder, at: answer});
      document.getElementById(idOf(inOrder[0] ?? 'name'))?.focus();
    }
  }

  function control(field: keyof ContactMessage) {
    const error = failure && !sending && wrong.includes(field) ? ERRORS[failure] : undefined;
    return {
      id: idOf(field),
      name: field,
      label: copy[field],
      defaultValue: fields[field],
      error: error ?? null,
    };
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
        {failure && wrong.length && !sending ? (
          <ErrorSummary
            title={copy.errorTitle}
            texts={[contactErrors[failure]]}
            fields={wrong.map((field) => ({id: idOf(field), label: copy[field]}))}
          />
        ) : null}
        <TextField {...control('name')} autoComplete="name" required />
        <TextField {...control('email')} type="email" autoComplete="email" required />
        <TextArea {...control('message')} rows={CONTACT_MESSAGE_ROWS} required />
        <HoneypotField label={copy.trap} />
        <Result
          failure={sending || wrong.length ? null : failure}
          sent={!sending && !here && answer?.sent}
        />
        <BusyButton type="submit" busy={sending}>
          {sending ? copy.sending : copy.send}
        </BusyButton>
      </form>
    </section>
  );
}

/** What became of a message in which nothing is to be put right. */
function Result({failure, sent}: {failure: ContactFailure | null; sent: boolean | undefined}) {
  if (failure) {
    return (
      <Notice tone="destructive" title={copy.failedTitle}>
        <p>{contactErrors[failure]}</p>
      </Notice>
    );
  }
  return sent ? (
    <DoneNotice title={copy.sentTitle}>
      <p>{copy.sentText}</p>
    </DoneNotice>
  ) : null;
}
