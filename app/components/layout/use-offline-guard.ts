import {useEffect} from 'react';
import {layout} from '~/copy/layout';
import {dismissToast, showToast} from '~/state/toasts';

/**
 * Says when the network is gone, and keeps the shopper on the page that they have: a link that cannot
 * be followed would end on the browser's own error page.
 */
export function useOfflineGuard(): void {
  useEffect(() => {
    let told = 0;
    const tell = () => {
      told = showToast({tone: 'error', title: layout.offline});
    };
    const guard = (event: MouseEvent) => {
      if (navigator.onLine || !(event.target as Element).closest('a')) return;
      event.preventDefault();
      // Those who navigate by themselves need not know of it.
      event.stopPropagation();
      tell();
    };
    // For as long as the document lives, as the frame does.
    addEventListener('offline', tell);
    // It is no longer true, and on a phone it lies over what would be pressed next.
    addEventListener('online', () => dismissToast(told));
    addEventListener('click', guard, true);
  }, []);
}
