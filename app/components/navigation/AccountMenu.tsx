import {Link, useLocation} from '@remix-run/react';
import {useEffect, useId, useRef, useState} from 'react';
import {account as copy} from '~/copy/auth';
import {layout} from '~/copy/layout';
import {askAccounts} from '~/state/account/ask-accounts';
import {dismissToast, showToast, useToast} from '~/state/toasts';
import {Icon} from '../ui/Icon';
import {QUICK_LINK} from './QuickLink';

interface AccountMenuProps {
  readonly email: string;
  readonly place: 'header' | 'bar';
}

const PLACES = {
  header: 'top-full -right-16 mt-2',
  bar: 'bottom-full left-2 mb-4',
};
const ROW =
  'flex min-h-12 w-full items-center gap-3 rounded-md px-3 py-2 text-left text-base font-bold hover:bg-paper-deep disabled:opacity-60';

/** Whose account it is, and the way out. Lazy-loaded, hence the default export. */
export default function AccountMenu({email, place}: AccountMenuProps) {
  const {key} = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const [leaving, setLeaving] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();
  const toast = useToast();
  // The menu belongs to the address where it was opened, and closes with it.
  const open = openedAt === key;

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpenedAt(null);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [open]);

  async function signOut() {
    setLeaving(true);
    const {ok} = await askAccounts((accounts) => accounts.signOut());
    // Gone with the session is this menu, and the focus with it.
    document.getElementById('contenido')?.focus({preventScroll: true});
    showToast(
      ok
        ? {tone: 'success', title: copy.signedOut, text: copy.signedOutText}
        : {tone: 'info', title: copy.signedOutHere, text: copy.signedOutHereText},
    );
  }

  return (
    <div
      ref={root}
      role="presentation"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        setOpenedAt(null);
        trigger.current?.focus();
      }}
      className={place === 'header' ? 'relative grid' : 'grid'}
    >
      <button
        ref={trigger}
        type="button"
        aria-label={copy.named(email)}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => {
          // A message would lie over the menu of a phone.
          if (toast) dismissToast(toast.id);
          setOpenedAt(open ? null : key);
        }}
        className={QUICK_LINK}
      >
        <span
          aria-hidden="true"
          className="grid size-6 place-items-center rounded-full bg-selva text-sm leading-none font-extrabold text-white uppercase"
        >
          {email.charAt(0)}
        </span>
        <span className="whitespace-nowrap">{layout.myAccount}</span>
      </button>
      {open ? (
        <div
          id={id}
          className={`absolute z-10 w-72 max-w-[calc(100vw-1rem)] animate-rise rounded-xl border border-arena bg-white p-2 shadow-overlay ${PLACES[place]}`}
        >
          <p className="border-b-2 border-dashed border-arena px-3 pt-2 pb-3">
            <span className="block text-sm text-muted">{copy.signedInAs}</span>
            <strong className="block truncate" title={email}>
              {email}
            </strong>
          </p>
          <Link to="/wishlist" className={`${ROW} mt-2`}>
            <Icon name="heart" />
            {copy.wishlist}
          </Link>
          <Link to="/auth/nueva-clave" className={ROW}>
            <Icon name="shield-check" />
            {copy.changePassword}
          </Link>
          <button type="button" onClick={signOut} disabled={leaving} className={ROW}>
            <Icon name="log-out" />
            <span className="leading-tight">
              {leaving ? copy.signOutBusy : copy.signOut}
              <span className="block text-sm font-normal text-muted">{copy.signOutText}</span>
            </span>
          </button>
        </div>
      ) : null}
    </div>
  );
}
