import {useLocation} from '@remix-run/react';
import {lazy, Suspense} from 'react';
import {useToast} from '~/state/toasts';
import {loadPatiently} from '../ui/hydration/load-patiently';

const ToastView = lazy(() => loadPatiently(() => import('./ToastView')));

/** Until the code of the toast is there, which without a network may take a while. */
const PLAIN = 'rounded-md bg-ink px-4 py-3 font-bold text-paper';

/**
 * The live region stands from the start, so that the first message is announced too. A wide screen
 * shows it on the left: the right corner is the chat's.
 */
export function ToastRegion() {
  const toast = useToast();
  // These pages have a bar of their own above that of a phone.
  const raised = /^\/(carrito|producto)/.test(useLocation().pathname);
  return (
    <div
      role="status"
      aria-live="polite"
      className={`pointer-events-none fixed inset-x-0 ${raised ? 'bottom-[calc(var(--above-edge)+5rem)]' : 'bottom-[calc(var(--above-edge)+0.5rem)]'} z-40 flex justify-center px-4 md:bottom-[calc(var(--above-edge)+0.5rem)] md:justify-start md:px-6`}
    >
      {toast ? (
        <Suspense fallback={<span className={PLAIN}>{toast.title}</span>}>
          <ToastView key={toast.id} toast={toast} />
        </Suspense>
      ) : null}
    </div>
  );
}
