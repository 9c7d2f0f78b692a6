import {useState} from 'react';
import {auth as copy} from '~/copy/auth';
import {signInError} from '~/domain/account/credentials';
import {showToast} from '~/state/toasts';
import {EmailField, PasswordField} from './AccountFields';
import {FormEnd} from './FormEnd';
import {useAccountForm} from './use-account-form';

interface SignInFormProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onForgotten: () => void;
}

export function SignInForm({email, onEmail, onForgotten}: SignInFormProps) {
  const [password, setPassword] = useState('');
  const {busy, problem, mark, submit} = useAccountForm({
    failed: copy.signInFailed,
    validate: () => signInError({email, password}),
    ask: (accounts) => accounts.signIn({email: email.trim(), password}),
    onDone: () => showToast({tone: 'success', title: copy.welcome, text: copy.welcomeText}),
  });

  return (
    <form method="post" noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <EmailField
        value={email}
        onChange={(event) => onEmail(event.target.value)}
        {...mark('email')}
      />
      <div>
        <PasswordField
          label={copy.password}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          {...mark('password')}
        />
        <button
          type="button"
          onClick={onForgotten}
          className="mt-1 -ml-1 inline-flex min-h-11 items-center rounded-md px-1 font-semibold text-selva underline underline-offset-4 hover:text-ink"
        >
          {copy.forgotten}
        </button>
      </div>
      <FormEnd
        problem={problem}
        busy={busy}
        action={copy.signInAction}
        busyLabel={copy.signInBusy}
      />
    </form>
  );
}
