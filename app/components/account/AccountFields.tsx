import {useState, type InputHTMLAttributes} from 'react';
import {auth as copy} from '~/copy/account';
import {MIN_PASSWORD_LENGTH} from '~/domain/limits';
import {TextField} from '~/components/ui/Field';
import {Icon} from '~/components/ui/Icon';
import type {MarkWrong} from './use-account-form';

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
