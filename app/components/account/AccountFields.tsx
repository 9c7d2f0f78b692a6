import {useState, type InputHTMLAttributes, useEffect, useRef} from 'react';
import {auth as copy} from '~/copy/account';
import {MIN_PASSWORD_LENGTH} from '~/domain/limits';
import {TextField} from '~/components/ui/Field';
import {Icon} from '~/components/ui/Icon';
import type {MarkWrong, Problem} from './use-account-form';
import {Button} from '~/components/ui/Button';
import {Notice} from '~/components/ui/notices/Notice';

interface PasswordFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password that can be shown while it is typed. */
export function PasswordField({label, ...input}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      label={label}
      {...input}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      trailing={
        <button
          type="button"
          aria-label={`${shown ? copy.hidePassword : copy.showPassword}: ${label}`}
          onClick={() => setShown(!shown)}
          className="grid size-full place-items-center rounded-md text-muted hover:text-ink"
        >
          <Icon name={shown ? 'eye-off' : 'eye'} />
        </button>
      }
    />
  );
}

export function EmailField(input: InputHTMLAttributes<HTMLInputElement>) {
  return (
    <TextField
      label={copy.email}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      placeholder={copy.emailPlaceholder}
      {...input}
    />
  );
}

interface NewPasswordFieldsProps {
  readonly labels: {readonly password: string; readonly confirmation: string};
  readonly mark: MarkWrong;
}

/** A new password, typed twice. */
export function NewPasswordFields({labels, mark}: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label={labels.password}
        name="password"
        autoComplete="new-password"
        placeholder={copy.passwordRule(MIN_PASSWORD_LENGTH)}
        {...mark('password')}
      />
      <PasswordField
        label={labels.confirmation}
        name="confirmation"
        autoComplete="new-password"
        {...mark('confirmation')}
      />
    </>
  );
}

interface FormEndProps {
  readonly problem: Problem | null;
  readonly busy: boolean;
  readonly action: string;
  readonly busyLabel: string;
}

/** What went wrong, and the button to try (again). */
export function FormEnd({problem, busy, action, busyLabel}: FormEndProps) {
  const end = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // A disabled button loses the focus; it gets it back with the answer.
    const lost = document.activeElement === document.body;
    if (!busy && problem && lost) end.current?.querySelector('button')?.focus();
  }, [busy, problem]);

  return (
    <div ref={end} className="grid grid-cols-1 gap-5">
      {problem ? (
        <Notice key={problem.attempt} tone="destructive" title={problem.title}>
          <p id={problem.id}>{problem.text}</p>
        </Notice>
      ) : null}
      <Button type="submit" size="lg" disabled={busy} className="w-full">
        {busy ? busyLabel : action}
      </Button>
    </div>
  );
}
