import {useState, type InputHTMLAttributes} from 'react';
import {auth as copy} from '~/copy/auth';
import {TextField} from '../ui/Field';
import {Icon} from '../ui/Icon';

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
