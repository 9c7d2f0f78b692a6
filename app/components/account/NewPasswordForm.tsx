import {useNavigate} from '@remix-run/react';
import {useEffect, useState} from 'react';
import {auth, newPassword as copy} from '~/copy/account';
import {newPasswordForm} from '~/domain/account/credentials';
import {openAccounts} from '~/state/account/connect-account';
import {showToast} from '~/state/toasts';
import {EmailField, NewPasswordFields, PasswordField} from './AccountFields';
import {AuthWait} from './AuthLayout';
import {FormEnd} from './FormEnd';
import {useAccountForm} from './use-account-form';

/**
 * Asks for the old password too, unless a mailed link opened the session: an unlocked phone is not enough
 * to take an account over.
 */
export function NewPasswordForm({email}: {email: string}) {
  const [isMailed, setIsMailed] = useState<boolean | null>(null);
  const navigate = useNavigate();
  useEffect(() => {
    openAccounts()
      .then((accounts) => accounts.isMailed())
      .then(setIsMailed, () => setIsMailed(false));
  }, []);
  const {busy, problem, mark, form} = useAccountForm({
    schema: newPasswordForm,
    failed: copy.failed,
    ask: (accounts, {old = null, password}) => accounts.changePassword({old, password}),
    onDone() {
      showToast({tone: 'success', title: copy.done, text: copy.doneText});
      navigate('/', {replace: true});
    },
  });

  if (isMailed === null) return <AuthWait label={auth.checking} />;
  return (
    <form {...form}>
      {/* Tells a password manager whose password it is. */}
      <EmailField value={email} readOnly />
      {isMailed ? null : (
        <PasswordField label={copy.old} name="old" autoComplete="current-password" required />
      )}
      <NewPasswordFields labels={copy} mark={mark} />
      <FormEnd problem={problem} busy={busy} action={copy.action} busyLabel={copy.busy} />
    </form>
  );
}
