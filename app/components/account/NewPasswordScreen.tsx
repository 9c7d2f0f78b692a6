import {useStore} from 'zustand';
import {auth, newPassword as copy, accountErrorText} from '~/copy/account';
import {useAccount} from '~/state/account/account';
import {linkStore} from '~/state/account/opened-link';
import {ButtonLink} from '~/components/ui/Button';
import {Notice} from '~/components/ui/notices/Notice';
import {AuthLayout, AuthWait} from './AuthLayout';
import {LinkQuestion} from './LinkQuestion';
import {NewPasswordForm} from './NewPasswordForm';
import {usePatience} from './use-patience';

/** Where the mailed link leads, and who is signed in may come too. */
export function NewPasswordScreen() {
  const account = useAccount((current) => current);
  const outOfPatience = usePatience(account.status === 'unknown');
  const link = useStore(linkStore, (current) => current.link);
  const signedIn = account.status === 'signed-in' && !link;
  return (
    <AuthLayout heading={copy.heading} text={signedIn ? copy.text(account.email) : copy.waitText}>
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
      ) : link?.status === 'asked' ? (
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
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to="/auth?recuperar">{copy.askAgain}</ButtonLink>
        <ButtonLink to="/auth" look="quiet">
          {auth.signIn}
        </ButtonLink>
      </div>
    </>
  );
}
