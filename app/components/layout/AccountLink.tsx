import {lazy, Suspense} from 'react';
import {layout} from '~/copy/layout';
import {useAccount} from '~/state/account';
import {QuickLink} from './QuickLink';

// Only who is signed in needs it.
const AccountMenu = lazy(() => import('./AccountMenu'));

/** The way to the sign-in; for who is signed in, the account. Both take the same room. */
export function AccountLink({place}: {place: 'header' | 'bar'}) {
  const email = useAccount((account) =>
    account.status === 'signed-in' ? account.email : undefined,
  );
  const signIn = <QuickLink to="/auth" icon="user" label={layout.account} />;
  return (
    <div className="grid w-17">
      {email === undefined ? (
        signIn
      ) : (
        <Suspense fallback={signIn}>
          <AccountMenu email={email} place={place} />
        </Suspense>
      )}
    </div>
  );
}
