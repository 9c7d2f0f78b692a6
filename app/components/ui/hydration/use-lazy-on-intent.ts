import {useCallback, useEffect, useState, type ComponentType} from 'react';
import {onceIdle} from './once-idle';

/**
 * A dialog, drawer or menu whose code is fetched by `load`. The trigger begins that when it is about to be
 * pressed (`fetchOnIntent`), and awaits it before it opens. It rejects at once when the
 * code cannot be had, so that the trigger can send the shopper to a page that does the same; calling
 * it again is a new try. Give it a constant function such as `() => import('./CategoryDrawer')`.
 *
 * @param idleMedia the screens on which it is also fetched in idle time, 'all' for every one; without
 *   it only `load` fetches.
 * @returns the component once its code is here, and `load`.
 */
export function useLazyOnIntent<Props>(
  fetchModule: () => Promise<{default: ComponentType<Props>}>,
  idleMedia?: string,
): [component: ComponentType<Props> | null, load: () => Promise<void>] {
  const [component, setComponent] = useState<ComponentType<Props> | null>(null);
  const load = useCallback(
    () => fetchModule().then((module) => setComponent(() => module.default)),
    [fetchModule],
  );
  useEffect(() => {
    if (!idleMedia || !window.matchMedia(idleMedia).matches) return;
    return onceIdle(() => fetchAhead(fetchModule));
  }, [fetchModule, idleMedia]);
  return [component, load];
}

/** Handlers of a trigger: pointing at it, focusing or pressing it fetches what it will open. */
export function fetchOnIntent(load: () => Promise<unknown>) {
  const onIntent = () => fetchAhead(load);
  return {onPointerEnter: onIntent, onPointerDown: onIntent, onFocus: onIntent};
}

/** A failure is dealt with when it is to open. */
function fetchAhead(load: () => Promise<unknown>): void {
  load().catch(() => {});
}
