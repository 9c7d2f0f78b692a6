import {useId} from 'react';
import {account as copy} from '~/copy/account';
import {layout} from '~/copy/layout';
import {useAccount} from '~/state/account/account';
import {lazyOnIntent} from '../ui/hydration/lazy-on-intent';
import {AccountFace} from './AccountFace';
import type {AccountMenuProps} from './AccountMenu';
import {QUICK_LINK, QuickLink} from './QuickLink';

// Only who is signed in needs it, and only to open it.
const AccountMenu = lazyOnIntent<AccountMenuProps>(() => import('./AccountMenu'), ClosedMenu);

/** The way to the sign-in; for who is signed in, the account. Both take the same room. */
export function AccountLink({place}: {place: 'header' | 'bar'}) {
  const buttonId = useId();
  const email = useAccount((account) =>
    account.status === 'signed-in' ? account.email : undefined,
  );
  return (
    <div className="grid w-17">
      {email === undefined ? (
        <QuickLink to="/auth" icon="user" label={layout.account}>
          <span className="in-data-session:hidden">{layout.account}</span>
          {/* With a session in storage, until the scripts know whose it is. */}
          <span className="hidden whitespace-nowrap in-data-session:inline">
            {layout.myAccount}
          </span>
        </QuickLink>
      ) : (
        <AccountMenu email={email} place={place} buttonId={buttonId} />
      )}
    </div>
  );
}

function ClosedMenu({email, buttonId}: AccountMenuProps) {
  return (
    <button
      type="button"
      id={buttonId}
      aria-label={copy.named(email)}
      aria-haspopup="menu"
      className={QUICK_LINK}
    >
      <AccountFace email={email} />
    </button>
  );
}
