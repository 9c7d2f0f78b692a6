import {Menu, MenuButton, MenuHeading, MenuItem, MenuItems, MenuSection} from '@headlessui/react';
import {Link} from '@remix-run/react';
import {useState, type MouseEvent, type ReactNode, type RefObject} from 'react';
import {accountMenu as copy} from '~/copy/layout';
import {askAccounts} from '~/state/account/ask-accounts';
import {dismissToast, showToast, useToast} from '~/state/toasts';
import {Icon} from '../../ui/Icon';
import {Email} from '~/components/ui/ExternalLink';

interface AccountMenuProps {
  readonly button: RefObject<HTMLButtonElement>;
  readonly email: string;
  readonly place: 'header' | 'bar';
  /** Class and content of the button. */
  readonly className: string;
  readonly children: ReactNode;
}

const PLACES = {
  header: 'top-full -right-16 mt-2',
  bar: 'bottom-full left-2 mb-4',
};
const ROW =
  'flex min-h-12 w-full items-center gap-3 rounded-md px-3 py-2 text-left text-base font-bold data-focus:bg-paper-deep disabled:opacity-60';

/** The signed-in account and sign-out. Lazy-loaded, hence the default export. */
export default function AccountMenu({button, email, place, className, children}: AccountMenuProps) {
  const [leaving, setLeaving] = useState(false);
  const toast = useToast();

  async function signOut(event: MouseEvent) {
    // The menu stays open and shows that it is busy.
    event.preventDefault();
    setLeaving(true);
    const {ok} = await askAccounts((accounts) => accounts.signOut());
    // Signing out removes this menu, which had the focus.
    document.getElementById('contenido')?.focus({preventScroll: true});
    showToast(
      ok
        ? {tone: 'success', title: copy.signedOut, text: copy.signedOutText}
        : {tone: 'info', title: copy.signedOutHere, text: copy.signedOutHereText},
    );
  }

  return (
    <Menu as="div" className={place === 'header' ? 'relative grid' : 'grid'}>
      <MenuButton
        ref={button}
        aria-label={copy.named(email)}
        onClick={() => {
          // A message would lie over the menu of a phone.
          if (toast) dismissToast(toast.id);
        }}
        className={className}
      >
        {children}
      </MenuButton>
      <MenuItems
        modal={false}
        className={`absolute z-10 w-72 animate-rise rounded-xl border border-arena bg-white p-2 shadow-high outline-none focus-visible:shadow-high ${PLACES[place]}`}
      >
        <MenuSection>
          <MenuHeading as="p" className="border-b-2 border-dashed border-arena px-3 pt-2 pb-3">
            <span className="block text-sm text-muted">{copy.signedInAs}</span>
            <strong>
              <Email address={email} />
            </strong>
          </MenuHeading>
          <MenuItem>
            <Link to="/mis-productos" className={`${ROW} mt-2`}>
              <Icon name="download" />
              {copy.library}
            </Link>
          </MenuItem>
          <MenuItem>
            <Link to="/wishlist" className={ROW}>
              <Icon name="heart" />
              {copy.wishlist}
            </Link>
          </MenuItem>
          <MenuItem>
            <Link to="/auth/nueva-clave" className={ROW}>
              <Icon name="shield-check" />
              {copy.changePassword}
            </Link>
          </MenuItem>
          <MenuItem disabled={leaving}>
            <button type="button" onClick={signOut} disabled={leaving} className={ROW}>
              <Icon name="log-out" />
              <span className="leading-tight">
                <span>{leaving ? copy.signOutBusy : copy.signOut}</span>
                <span className="block text-sm font-normal text-muted">{copy.signOutText}</span>
              </span>
            </button>
          </MenuItem>
        </MenuSection>
      </MenuItems>
    </Menu>
  );
}
