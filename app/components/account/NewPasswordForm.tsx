import {useNavigate} from '@remix-run/react';
import {useEffect, useState} from 'react';
import {accountErrorText, auth, newPassword as copy} from '~/copy/account';
import type {AccountError} from '~/domain/account/account-error';
import {newPasswordForm} from '~/domain/account/credentials';
import {askAccounts} from '~/state/account/ask-accounts';
import {openAccounts} from '~/state/account/connect-account';
import {showToast} from '~/state/toasts';
import {BusyButton} from '../ui/notices/BusyButton';
import {DoneNotice} from '../ui/notices/DoneNotice';
import {Notice} from '../ui/notices/Notice';
import {EmailField, NewPasswordFields, PasswordField} from './AccountFields';
import {AuthWait} from './AuthLayout';
import {FormEnd} from './FormEnd';
import {useAccountForm} from './use-account-form';

/** What a session that a mailed link opens mends. */
const NEEDS_LINK: readonly string[] = [
  'reauthentication-needed',
  'wrong-old-password',
  'signed-out',
  'dead-link',
];

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
  const {busy, problem, refusedFor, mark, form} = useAccountForm({
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
      {refusedFor && NEEDS_LINK.includes(refusedFor) ? <MailedLink email={email} /> : null}
    </form>
  );
}

/** Mails the link whose session may choose a password. */
function MailedLink({email}: {email: string}) {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<'sent' | AccountError | null>(null);

  async function send() {
    setBusy(true);
    const answer = await askAccounts((accounts) => accounts.requestReset(email));
    setOutcome(answer.ok ? 'sent' : answer.error);
    setBusy(false);
  }

  return (
    <>
      {outcome === 'sent' ? (
        <DoneNotice title={copy.linkSent}>
          <p className="wrap-anywhere">{copy.linkSentText(email)}</p>
        </DoneNotice>
      ) : outcome ? (
        <Notice tone="destructive" title={copy.failed}>
          <p>{accountErrorText(outcome)}</p>
        </Notice>
      ) : null}
      <BusyButton look="secondary" busy={busy} onClick={() => void send()}>
        {busy ? copy.mailLinkBusy : copy.mailLink}
      </BusyButton>
    </>
  );
}
