import {useCallback, useEffect, useState, type ComponentType} from 'react';

/** The first signs of a shopper who stays. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * A component whose code is fetched in an idle moment after the shopper's first action, so that it
 * weighs on nobody's first load, or sooner by `load`. Whoever wants to open it awaits `load`, which
 * rejects when the code cannot be had.
 */
export function useOnDemand<Props>(
  fetchModule: () => Promise<{default: ComponentType<Props>}>,
  /** The screens that it is for. */
  media: string,
): [component: ComponentType<Props> | null, load: () => Promise<void>] {
  const [component, setComponent] = useState<ComponentType<Props> | null>(null);
  const load = useCallback(
    () => fetchModule().then((module) => setComponent(() => module.default)),
    [fetchModule],
  );

  useEffect(() => {
    if (!window.matchMedia(media).matches) return;
    const stop = () => SIGNS.forEach((sign) => window.removeEventListener(sign, prefetch));
    function prefetch() {
      stop();
      const whenIdle = window.requestIdleCallback ?? setTimeout;
      // A failure is dealt with when somebody wants to open it.
      whenIdle(() => {
        fetchModule().catch(() => {});
      });
    }
    SIGNS.forEach((sign) => window.addEventListener(sign, prefetch, {passive: true}));
    return stop;
  }, [fetchModule, media]);

  return [component, load];
}
