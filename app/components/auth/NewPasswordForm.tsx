import {useNavigate} from '@remix-run/react';
import {useState} from 'react';
import {newPassword as copy} from '~/copy/auth';
import {signUpError} from '~/domain/account/credentials';
import {showToast} from '~/state/toasts';
import {EmailField, NewPasswordFields, NO_PASSWORDS} from './AccountFields';
import {FormEnd} from './FormEnd';
import {useAccountForm} from './use-account-form';

/** Lazy-loaded, hence the default export. */
export default function NewPasswordForm({email}: {email: string}) {
  const [passwords, setPasswords] = useState(NO_PASSWORDS);
  const navigate = useNavigate();
  const {busy, problem, submit} = useAccountForm({
    failed: copy.failed,
    validate: () => signUpError({email, ...passwords}),
    ask: (accounts) => accounts.changePassword(passwords.password),
    onDone() {
      showToast({tone: 'success', title: copy.done, text: copy.doneText});
      navigate('/', {replace: true});
    },
  });

  return (
    <form method="post" noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      {/* Tells a password manager whose password it is. */}
      <EmailField value={email} readOnly />
      <NewPasswordFields
        labels={copy}
        value={passwords}
        onChange={setPasswords}
        wrongField={problem?.field}
      />
      <FormEnd problem={problem} busy={busy} action={copy.action} busyLabel={copy.busy} />
    </form>
  );
}
