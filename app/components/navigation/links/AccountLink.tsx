import {useState} from 'react';
import {account as copy} from '~/copy/page-layout/account';
import {layout} from '~/copy/page-layout/layout';
import {useAccount} from '~/state/account/account';
import {PHONE, WIDER_THAN_PHONE} from '../../ui/breakpoints';
import {fetchOnIntent, useLazyOnIntent} from '../../ui/hydration/use-lazy-on-intent';
import {QUICK_LINK, QuickLink} from './QuickLink';
import {TriggerLink} from './TriggerLink';

/** The page of the account, where the menu cannot be had. */
const ACCOUNT_PAGE = '/auth/nueva-clave';

type Place = 'header' | 'bar';

/** The way to the sign-in; for who is signed in, the account. Both take the same room. */
export function AccountLink({place}: {place: Place}) {
  const email = useAccount((account) =>
    account.status === 'signed-in' ? account.email : undefined,
  );
  return (
    <div className="grid w-13 min-[22.5rem]:w-14 md:w-17">
      {email === undefined ? (
        <QuickLink to="/auth" icon="user" label={layout.account}>
          <span className="in-data-session:hidden">{layout.account}</span>
          {/* With a session in storage, until the scripts know whose it is. */}
          <span className="hidden whitespace-nowrap in-data-session:inline">
            {layout.myAccount}
          </span>
        </QuickLink>
      ) : (
        <OwnAccount email={email} place={place} />
      )}
    </div>
  );
}

// Only who is signed in needs it, and only to open it.
const fetchMenu = () => import('./AccountMenu');
const INTENT = fetchOnIntent(fetchMenu);

/** A button, in whose place stands the one of the menu once that was wanted. */
function OwnAccount({email, place}: {email: string; place: Place}) {
  const [Menu, load] = useLazyOnIntent(fetchMenu, place === 'header' ? WIDER_THAN_PHONE : PHONE);
  const [wanted, setWanted] = useState(false);
  /** The first letter of the address, over what the button is called. */
  const face = (
    <>
      <span
        aria-hidden="true"
        className="grid size-6 place-items-center rounded-full bg-selva text-sm leading-none font-extrabold text-white uppercase"
      >
        {email.charAt(0)}
      </span>
      <span className="whitespace-nowrap">{layout.myAccount}</span>
    </>
  );

  if (Menu && wanted) {
    return (
      <Menu email={email} place={place} className={QUICK_LINK}>
        {face}
      </Menu>
    );
  }
  return (
    <TriggerLink
      href={ACCOUNT_PAGE}
      aria-label={copy.named(email)}
      aria-haspopup="menu"
      aria-expanded={false}
      {...INTENT}
      onTrigger={() => load().then(() => setWanted(true))}
      className={QUICK_LINK}
    >
      {face}
    </TriggerLink>
  );
}
