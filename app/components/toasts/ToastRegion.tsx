import {useLocation} from '@remix-run/react';
import {useToast} from '~/state/toasts';
import {ToastView} from './ToastView';

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
      className={`pointer-events-none fixed inset-x-0 ${raised ? 'bottom-[calc(var(--above-edge)+5rem)]' : 'bottom-[calc(var(--above-edge)+0.5rem)]'} z-60 flex justify-center px-4 md:bottom-[calc(var(--above-edge)+0.5rem)] md:justify-start md:px-6`}
    >
      {toast ? <ToastView key={toast.id} toast={toast} /> : null}
    </div>
  );
}
