import {lazy, Suspense} from 'react';
import {layout} from '~/copy/layout';
import {useAccount} from '~/state/account/account';
import {QuickLink} from './QuickLink';

// Only who is signed in needs it. Where it cannot be had, the page must go on without.
const AccountMenu = lazy(() => import('./AccountMenu').catch(() => ({default: SignInLink})));

/** The way to the sign-in; for who is signed in, the account. Both take the same room. */
export function AccountLink({place}: {place: 'header' | 'bar'}) {
  const email = useAccount((account) =>
    account.status === 'signed-in' ? account.email : undefined,
  );
  return (
    <div className="grid w-17">
      {email === undefined ? (
        <SignInLink />
      ) : (
        <Suspense fallback={<SignInLink />}>
          <AccountMenu email={email} place={place} />
        </Suspense>
      )}
    </div>
  );
}

function SignInLink() {
  return (
    <QuickLink to="/auth" icon="user" label={layout.account}>
      <span className="in-data-session:hidden">{layout.account}</span>
      {/* With a session in storage, until the scripts know whose it is. */}
      <span className="hidden whitespace-nowrap in-data-session:inline">{layout.myAccount}</span>
    </QuickLink>
  );
}
