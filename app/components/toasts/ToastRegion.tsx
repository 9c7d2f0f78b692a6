import {useLocation, Link} from '@remix-run/react';
import {useToast, dismissToast, type Toast} from '~/state/toasts';
import {useEffect, useState} from 'react';
import {layout, toasts} from '~/copy/layout';
import {unlockedCartStore} from '~/state/cart/cart';
import {Icon} from '~/components/ui/Icon';

/**
 * The live region stands from the start, so that the first message is announced too. At the upper edge it lies over no
 * button that has just been pressed, and over no buy button.
 */
export function ToastRegion() {
  const toast = useToast();
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-[calc(env(safe-area-inset-top)+0.5rem)] z-60 flex justify-center px-4"
    >
      {toast ? <ToastView key={toast.id} toast={toast} /> : null}
    </div>
  );
}

const SHOWN_MS = 5_000;
const CART = '/carrito';

/** Whether the warning that the cart cannot be stored was shown; once per page. */
let hasWarned = false;

/** Whether the cart is stored; resolves after pending writes. */
async function isCartKept(): Promise<boolean> {
  await unlockedCartStore.update((cart) => ({state: cart, outcome: null})).confirmed;
  return !unlockedCartStore.isUnsaved();
}

/** A toast; it stays while it is hovered or focused. */
function ToastView({toast}: {toast: Toast}) {
  const [held, setHeld] = useState(false);
  const [unkept, setUnkept] = useState(false);
  const {pathname} = useLocation();

  const isSaid = toast.saidOn?.includes(pathname);
  useEffect(() => {
    if (held && !isSaid) return;
    const timeout = setTimeout(() => dismissToast(toast.id), isSaid ? 0 : SHOWN_MS);
    return () => clearTimeout(timeout);
  }, [held, isSaid, toast.id]);

  useEffect(() => {
    if (hasWarned || toast.tone !== 'success' || toast.action?.to !== CART) return;
    let gone = false;
    void isCartKept().then((kept) => {
      if (kept || gone) return;
      hasWarned = true;
      setUnkept(true);
    });
    return () => {
      gone = true;
    };
  }, [toast]);

  const text = unkept ? toasts.cartUnkept : toast.text;
  return (
    <div
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto flex w-full max-w-sm animate-rise items-center gap-2 rounded-lg bg-ink py-2 pr-1 pl-3 text-paper shadow-high sm:max-w-lg"
    >
      <Icon
        name={toast.tone === 'error' ? 'triangle-alert' : 'circle-check'}
        className="size-5 text-mango"
      />
      <div className="min-w-0 flex-1 py-1">
        <p className="text-sm leading-snug font-bold sm:text-base">{toast.title}</p>
        {text ? <p className="text-sm wrap-anywhere text-paper/85">{text}</p> : null}
      </div>
      {toast.action && toast.action.to !== pathname ? (
        <Link
          to={toast.action.to}
          className="flex min-h-11 items-center rounded-full px-2 text-sm whitespace-nowrap text-mango underline-offset-4 hover:underline focus-visible:outline-mango"
        >
          {toast.action.label}
        </Link>
      ) : null}
      <button
        type="button"
        aria-label={layout.dismiss}
        onClick={() => {
          dismissToast(toast.id);
          // The button that had the focus goes.
          document.getElementById('contenido')?.focus({preventScroll: true});
        }}
        className="grid size-11 place-items-center rounded-full hover:bg-selva focus-visible:outline-mango"
      >
        <Icon name="x" />
      </button>
    </div>
  );
}
