import {useEffect, useState, type ComponentType} from 'react';

/**
 * A component whose code is fetched when the browser is idle, or sooner by `load`. Whoever wants to
 * open it awaits `load`, which rejects when the code cannot be had.
 */
export function useOnDemand<Props>(
  fetchModule: () => Promise<{default: ComponentType<Props>}>,
  /** The screens that it is for. */
  media: string,
): [component: ComponentType<Props> | null, load: () => Promise<void>] {
  const [component, setComponent] = useState<ComponentType<Props> | null>(null);
  const load = () => fetchModule().then((module) => setComponent(() => module.default));

  useEffect(() => {
    if (!window.matchMedia(media).matches) return;
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    // A failure is dealt with when somebody wants to open it.
    whenIdle(() => {
      fetchModule().catch(() => {});
    });
  }, [fetchModule, media]);

  return [component, load];
}
