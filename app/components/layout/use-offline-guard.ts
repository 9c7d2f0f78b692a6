import {useLocation} from '@remix-run/react';
import {useEffect} from 'react';
import {layout} from '~/copy/page-layout/layout';
import {dismissToast, showToast} from '~/state/toasts';
import {onceIdle} from '../ui/hydration/once-idle';

/**
 * From these React tells a link that it is pointed at or focused, upon which Remix fetches the code of
 * its page, and when that fails loads the page anew, which offline is lost with it. That a pointer came
 * to a link is told when it leaves what it was on before.
 */
const INTENTS = ['mouseover', 'mouseout', 'focusin', 'touchstart'] as const;

/**
 * Says when the network is gone, and keeps the shopper on the page that they have: a link is followed
 * where the browser keeps a copy of what it leads to, and is refused with a notice where it does not.
 */
export function useOfflineGuard(): void {
  const {key} = useLocation();
  useEffect(() => {
    navigator.serviceWorker?.controller?.postMessage(location.href);
  }, [key]);

  useEffect(() => {
    let told = 0;
    const tell = () => {
      told = showToast({tone: 'error', title: layout.offline});
    };
    const noIntent = (event: Event) => {
      if (navigator.onLine) return;
      const to = event.type === 'mouseout' ? (event as MouseEvent).relatedTarget : event.target;
      if (to instanceof Element && to.closest('a')) event.stopPropagation();
    };
    const guard = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      if (navigator.onLine || !link) return;
      event.preventDefault();
      // Those who navigate by themselves need not know of it.
      event.stopPropagation();
      followOffline(link.href).catch(tell);
    };
    // For as long as the document lives, as the frame does.
    addEventListener('offline', tell);
    // It is no longer true, and on a phone it lies over what would be pressed next.
    addEventListener('online', () => dismissToast(told));
    addEventListener('click', guard, true);
    for (const type of INTENTS) addEventListener(type, noIntent, {capture: true, passive: true});
    onceIdle(() => {
      // Without its code the guards here stand.
      import('./once-settled').then(
        ({onceSettled}) => onceSettled(tell),
        () => {},
      );
    });
  }, []);
}

/** @throws where there is no copy, or nobody to show it. */
async function followOffline(href: string): Promise<void> {
  if (!navigator.serviceWorker?.controller || !(await caches.match(href, {ignoreVary: true}))) {
    throw new Error('There is no copy');
  }
  location.assign(href);
}
