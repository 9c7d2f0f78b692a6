import {useEffect, useRef, useState} from 'react';
import {accountMenu as copy, layout} from '~/copy/layout';
import {useAccount} from '~/state/account/account';
import {fetchOnIntent, useLazyPart} from '../../ui/hydration/use-lazy-part';
import {QUICK_LINK, QuickLink, TriggerLink} from './QuickLink';

/** Target in a new tab. */
const ACCOUNT_PAGE = '/auth/nueva-clave';

type Place = 'header' | 'bar';

/** Links to the sign-in page, or opens the account menu. Both have the same size. */
export function AccountLink({place}: {place: Place}) {
  const email = useAccount((account) =>
    account.status === 'signed-in' ? account.email : undefined,
  );
  return (
    <div className="grid w-13 min-[22.5rem]:w-14 md:w-[4.25rem]">
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

const fetchMenu = () => import('./AccountMenu');
const INTENT = fetchOnIntent(fetchMenu);

/** A button that the menu's own button replaces after a press. */
function OwnAccount({email, place}: {email: string; place: Place}) {
  const [Menu, openMenu] = useLazyPart(fetchMenu);
  const [wanted, setWanted] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // Passes the focus and the press on to the menu's own button, which has replaced this one.
  useEffect(() => {
    if (!wanted) return;
    button.current?.focus();
    button.current?.click();
  }, [wanted]);
  /** The first letter of the address, above the button's label. */
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
      <Menu button={button} email={email} place={place} className={QUICK_LINK}>
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
      onTrigger={() => openMenu(() => setWanted(true))}
      className={QUICK_LINK}
    >
      {face}
    </TriggerLink>
  );
}
