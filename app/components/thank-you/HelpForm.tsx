import {useState, type FormEvent} from 'react';
import {contactErrors, thankYou} from '~/copy/thank-you';
import {
  parseContactMessage,
  type ContactError,
  type ContactMessage,
} from '~/domain/contact-message';
import {CONTACT_MESSAGE_ROWS} from '~/domain/limits';
import {Button} from '../ui/Button';
import {TextArea, TextField} from '../ui/Field';
import {Notice} from '../ui/Notice';

const copy = thankYou.help;

interface HelpFormProps {
  readonly order: string;
  readonly supportEmail: string;
}

/** A message to the shop's support, written here and sent by the shopper's own mail program. */
export function HelpForm({order, supportEmail}: HelpFormProps) {
  const [error, setError] = useState<ContactError | null>(null);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const result = parseContactMessage(Object.fromEntries(new FormData(event.currentTarget)));
    setError(result.ok ? null : result.error);
    if (result.ok) window.location.href = mailAddress(supportEmail, order, result.message);
  }

  return (
    <section
      aria-labelledby="ayuda"
      className="grid gap-8 rounded-2xl border border-arena bg-white p-6 shadow-card sm:p-10 lg:grid-cols-2"
    >
      <div>
        <h2 id="ayuda" className="text-2xl sm:text-3xl">
          {copy.title}
        </h2>
        <p className="mt-2 text-lg text-muted">{copy.text}</p>
        <p className="mt-4">
          {copy.direct}{' '}
          <a href={`mailto:${supportEmail}`} className="font-bold break-all underline">
            {supportEmail}
          </a>
        </p>
      </div>
      <form onSubmit={submit} noValidate data-needs-script className="grid gap-4">
        {error ? (
          <Notice tone="destructive" title={copy.errorTitle}>
            <p>{contactErrors[error]}</p>
          </Notice>
        ) : null}
        <TextField label={copy.name} name="name" autoComplete="name" required />
        <TextField label={copy.email} name="email" type="email" autoComplete="email" required />
        <TextArea label={copy.message} name="message" rows={CONTACT_MESSAGE_ROWS} required />
        <p className="text-sm text-muted">{copy.opensMail}</p>
        <Button type="submit">{copy.send}</Button>
      </form>
    </section>
  );
}

function mailAddress(to: string, order: string, message: ContactMessage): string {
  const subject = encodeURIComponent(copy.subject(order));
  const body = encodeURIComponent(`${message.message}\n\n${message.name}\n${message.email}`);
  return `mailto:${to}?subject=${subject}&body=${body}`;
}
