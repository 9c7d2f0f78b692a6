import {useNavigate} from '@remix-run/react';
import {useState} from 'react';
import {auth, newPassword as copy} from '~/copy/auth';
import {signUpError} from '~/domain/credentials';
import {MIN_PASSWORD_LENGTH} from '~/domain/limits';
import {showToast} from '~/state/toasts';
import {EmailField} from './EmailField';
import {FormEnd} from './FormEnd';
import {PasswordField} from './PasswordField';
import {useAccountForm} from './use-account-form';

export function NewPasswordForm({email}: {email: string}) {
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const navigate = useNavigate();
  const {busy, problem, submit} = useAccountForm({
    failed: copy.failed,
    validate: () => signUpError({email, password, confirmation}),
    ask: (accounts) => accounts.changePassword(password),
    onDone() {
      showToast({tone: 'success', title: copy.done, text: copy.doneText});
      navigate('/', {replace: true});
    },
  });

  return (
    <form method="post" noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      {/* Tells a password manager whose password it is. */}
      <EmailField value={email} readOnly />
      <PasswordField
        label={copy.password}
        name="password"
        autoComplete="new-password"
        placeholder={auth.passwordRule(MIN_PASSWORD_LENGTH)}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        aria-invalid={problem?.field === 'password'}
      />
      <PasswordField
        label={copy.confirmation}
        name="confirmation"
        autoComplete="new-password"
        value={confirmation}
        onChange={(event) => setConfirmation(event.target.value)}
        aria-invalid={problem?.field === 'confirmation'}
      />
      <FormEnd problem={problem} busy={busy} action={copy.action} busyLabel={copy.busy} />
    </form>
  );
}
