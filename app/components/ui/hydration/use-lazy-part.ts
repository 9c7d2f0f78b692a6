import {lazy, useCallback, useState, type ComponentType, type LazyExoticComponent} from 'react';
import {createStore, useStore} from 'zustand';
import {importAgain} from '~/state/browser/import-again';

type FetchModule<Props> = () => Promise<{default: ComponentType<Props>}>;

/**
 * A dialog, menu or tool whose code the page does without until somebody opens it. `open` fetches the code and
 * calls back once it is there; when it cannot be fetched, `FailedPart` shows a message whose retry calls `open`
 * again. Not `React.lazy`: that remembers a failure for ever, and hides the trigger while the menu that replaces it
 * is fetched, so that the trigger would lose the focus.
 *
 * @param fetchModule a constant function such as `() => import('./CategoryDrawer')`.
 * @returns the component once its code is there, and `open`, which never rejects.
 */
export function useLazyPart<Props>(
  fetchModule: FetchModule<Props>,
): [part: ComponentType<Props> | null, open: (onReady: () => void) => Promise<void>] {
  const [part, setPart] = useState<ComponentType<Props> | null>(null);
  const open = useCallback(
    async (onReady: () => void) => {
      const attempt = async () => {
        const module = await fetchModule();
        setPart(() => module.default);
        // After React has rendered the part: a store's update would be rendered before it, the part still be missing
        // and requested again, without end where a loaded module resolves at once, as in Safari.
        setTimeout(onReady);
      };
      await attempt().catch(() => failedPart.setState({retry: attempt}));
    },
    [fetchModule],
  );
  return [part, open];
}

/**
 * A part that the page renders without a gesture and can do without. Its code is requested again after a failure,
 * because most failures are short; after that `instead` is rendered.
 */
export function optionalPart<Props>(
  fetchModule: FetchModule<Props>,
  instead: ComponentType<Props> = () => null,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => importAgain(fetchModule).catch(() => ({default: instead})));
}

/** Handlers of a trigger that fetch its code when a pointer or the focus reaches it. */
export function fetchOnIntent(fetchModule: () => Promise<unknown>) {
  // A failure is reported when the part is to open.
  const onIntent = () => void fetchModule().catch(() => {});
  return {onPointerEnter: onIntent, onPointerDown: onIntent, onFocus: onIntent};
}

/** The part of the page whose code could not be fetched; `FailedPart` offers to try again. */
interface FailedPartState {
  /** Loads and opens the part; rejects if that fails again. Null if nothing has failed. */
  readonly retry: (() => Promise<void>) | null;
}

export const failedPart = createStore<FailedPartState>(() => ({retry: null}));

export const useFailedPart = () => useStore(failedPart, ({retry}) => retry);
