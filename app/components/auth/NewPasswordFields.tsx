import {auth as copy} from '~/copy/auth';
import {MIN_PASSWORD_LENGTH} from '~/domain/limits';
import {PasswordField} from './PasswordField';

export interface PasswordPair {
  readonly password: string;
  readonly confirmation: string;
}

export const NO_PASSWORDS: PasswordPair = {password: '', confirmation: ''};

interface NewPasswordFieldsProps {
  readonly labels: PasswordPair;
  readonly value: PasswordPair;
  readonly onChange: (value: PasswordPair) => void;
  /** Name of the form's field that is wrong. */
  readonly wrongField: string | undefined;
}

/** A new password, typed twice. */
export function NewPasswordFields({labels, value, onChange, wrongField}: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label={labels.password}
        name="password"
        autoComplete="new-password"
        placeholder={copy.passwordRule(MIN_PASSWORD_LENGTH)}
        value={value.password}
        onChange={({target}) => onChange({...value, password: target.value})}
        aria-invalid={wrongField === 'password'}
      />
      <PasswordField
        label={labels.confirmation}
        name="confirmation"
        autoComplete="new-password"
        value={value.confirmation}
        onChange={({target}) => onChange({...value, confirmation: target.value})}
        aria-invalid={wrongField === 'confirmation'}
      />
    </>
  );
}
