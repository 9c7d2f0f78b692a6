import {useStore} from 'zustand';
import {auth, newPassword as copy, accountErrorText} from '~/copy/account';
import {useAccount, linkStore} from '~/state/account/account';
import {ButtonLink, BusyButton} from '~/components/ui/Button';
import {AuthLayout, AuthWait, usePatience} from './AuthLayout';
import {LinkQuestion} from './LinkQuestion';
import {useNavigate} from '@remix-run/react';
import {useEffect, useState} from 'react';
import type {AccountError} from '~/domain/account/account-error';
import {newPasswordForm} from '~/domain/account/credentials';
import {askAccounts} from '~/state/account/ask-accounts';
import {openAccounts} from '~/state/account/connect-account';
import {showToast} from '~/state/toasts';
import {DoneNotice} from '../ui/notices/DoneNotice';
import {Notice} from '../ui/notices/Notice';
import {
  EmailField,
  NewPasswordFields,
  PasswordField,
  FormEnd,
  useAccountForm,
} from './AccountFields';

/** Target of the mailed link, also for signed-in shoppers. */
export function NewPasswordScreen() {
  const account = useAccount((current) => current);
  const outOfPatience = usePatience(account.status === 'unknown');
  const link = useStore(linkStore, (current) => current.link);
  const signedIn = account.status === 'signed-in' && !link;
  const isAsked = account.status !== 'off' && link?.status === 'asked';
  const head = {
    heading: copy.heading,
    text: signedIn ? (
      <>
        {copy.text} <strong className="block text-ink">{account.email}</strong>
      </>
    ) : (
      copy.waitText
    ),
  };
  return (
    <AuthLayout icon={isAsked ? 'user' : 'shield-check'} {...(isAsked ? null : head)}>
      {signedIn ? (
        <>
          {account.problem ? (
            <Notice tone="warning" title={auth.deadLink}>
              <p>{copy.stillIn(account.email)}</p>
            </Notice>
          ) : null}
          <NewPasswordForm email={account.email} />
        </>
      ) : account.status === 'off' ? (
        <Notice tone="info" title={auth.off}>
          <p>{auth.offText}</p>
        </Notice>
      ) : isAsked ? (
        <LinkQuestion link={link} />
      ) : account.status === 'signed-out' || outOfPatience ? (
        <NoSession problem={account.status === 'signed-out' ? account.problem : 'unreachable'} />
      ) : (
        <AuthWait label={copy.checking} />
      )}
    </AuthLayout>
  );
}

function NoSession({problem}: {problem: 'unreachable' | 'dead-link' | undefined}) {
  const [title, text] =
    problem === 'dead-link'
      ? [auth.deadLink, auth.deadLinkText]
      : problem === 'unreachable'
        ? [auth.uncheckedTitle, accountErrorText({code: 'unreachable'})]
        : [copy.needsLink, copy.needsLinkText];
  return (
    <>
      <Notice tone={problem ? 'warning' : 'info'} title={title}>
        <p>{text}</p>
      </Notice>
      <div className="mt-6 grid gap-3">
        <ButtonLink to="/auth?recuperar">{copy.askAgain}</ButtonLink>
        <ButtonLink to="/auth" look="quiet">
          {auth.signIn}
        </ButtonLink>
      </div>
    </>
  );
}

/** Errors that signing in by a mailed link resolves. */
const NEEDS_LINK: readonly string[] = [
  'reauthentication-needed',
  'wrong-old-password',
  'signed-out',
  'dead-link',
];

/**
 * Also asks for the old password, unless a mailed link opened the session: an unlocked phone must not be enough to
 * take over an account.
 */
function NewPasswordForm({email}: {email: string}) {
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
      {/* Tells password managers which account it is. */}
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
