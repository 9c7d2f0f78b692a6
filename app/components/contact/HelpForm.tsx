import {useLocation, useNavigation, useSubmit} from '@remix-run/react';
import {useEffect} from 'react';
import {contactErrors, thankYou} from '~/copy/thank-you';
import {CONTACT_MESSAGE_ROWS} from '~/domain/limits';
import {contactForm, type ContactAnswer} from '~/domain/contact/contact-forms';
import {takeDraft} from '~/state/chat';
import {HoneypotField, TextArea, TextField} from '../ui/Field';
import {BusyButton} from '~/components/ui/Button';
import {DoneNotice} from '../ui/notices/DoneNotice';
import {ErrorSummary} from '../ui/notices/ErrorSummary';
import {useForm} from '../ui/use-form';
import {Email} from '~/components/ui/ExternalLink';

const copy = thankYou.help;
const SECTION_ID = 'ayuda';
const FORM_ID = 'ayuda-formulario';

interface HelpFormProps {
  /** Null if not configured. */
  readonly supportEmail: string | null;
  readonly answer: ContactAnswer | undefined;
  /** Classes of its grid; title and form side by side by default. */
  readonly columns?: string;
}

/** A message to the support of the shop; without scripts the browser posts it. */
export function HelpForm({
  supportEmail,
  answer,
  columns = 'lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]',
}: HelpFormProps) {
  const {pathname, search} = useLocation();
  const post = useSubmit();
  const sending = useNavigation().state === 'submitting';
  const refused = answer?.sent === false ? answer : null;
  const {ref, summary, problems, submit, control, wrong} = useForm({
    id: FORM_ID,
    schema: contactForm,
    answered: refused?.problems,
    send(_message, form) {
      if (sending) return;
      const target = {method: 'post' as const, action: pathname + search};
      post(form, {...target, replace: true, preventScrollReset: true});
    },
  });

  useEffect(() => {
    if (answer?.sent) ref.current?.reset();
  }, [answer, ref]);

  // Prefilled by the chat on request; editable before sending.
  useEffect(() => {
    const brought = takeDraft();
    const box = ref.current?.elements.namedItem('message');
    if (brought && box instanceof HTMLTextAreaElement) box.value = brought;
  }, [ref]);

  const field = (name: 'name' | 'email' | 'message') => ({
    ...control(name),
    label: copy[name],
    defaultValue: refused?.fields[name] ?? '',
    required: true,
  });
  const fields = wrong(copy);
  return (
    <section
      aria-labelledby={SECTION_ID}
      className={`grid gap-8 rounded-2xl border border-arena bg-white p-6 shadow-card sm:p-10 ${columns}`}
    >
      <div>
        <h2 id={SECTION_ID} className="text-2xl sm:text-3xl">
          {copy.title}
        </h2>
        <p className="mt-2 text-lg text-muted">{copy.text}</p>
        {supportEmail ? (
          <p className="mt-4">
            {copy.direct}{' '}
            <a href={`mailto:${supportEmail}`} className="inline-block underline">
              <Email address={supportEmail} />
            </a>
          </p>
        ) : null}
      </div>
      <form
        ref={ref}
        id={FORM_ID}
        method="post"
        // Position of the answer when the page is loaded again.
        action={`${pathname}${search}#${FORM_ID}`}
        onSubmit={submit}
        noValidate
        className="grid gap-4"
      >
        {problems.length > 0 && !sending ? (
          <ErrorSummary
            ref={summary}
            title={fields.length > 0 ? copy.errorTitle : copy.failedTitle}
            texts={[...new Set(problems.map(({error}) => contactErrors[error] ?? ''))]}
            fields={fields}
          />
        ) : null}
        <TextField {...field('name')} autoComplete="name" />
        <TextField {...field('email')} type="email" autoComplete="email" />
        <TextArea {...field('message')} rows={CONTACT_MESSAGE_ROWS} />
        <HoneypotField label={copy.trap} />
        {answer?.sent && !sending && problems.length === 0 ? (
          <DoneNotice title={copy.sentTitle}>
            <p>{copy.sentText}</p>
          </DoneNotice>
        ) : null}
        <BusyButton type="submit" busy={sending}>
          {sending ? copy.sending : copy.send}
        </BusyButton>
      </form>
    </section>
  );
}
