/**
 * What only the browser knows (cart, clock, width) differs from the served document, so the first render leaves it out.
 * `useSyncExternalStore` would bring all of it in one go after hydration, which blocks a phone for 150 ms and more. So its
 * readers wait for this flag, which changes in a transition: React renders that in slices, between which a press is answered.
 */
import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useState,
  type ReactNode,
} from 'react';

const Hydrated = createContext(true);

/** Whether the browser's own state may be shown; false on the server and in the first render. */
export const useHydrated = () => useContext(Hydrated);

/** Around the document. Parts outside of it, as in tests, count as hydrated. */
export function HydrationBoundary({children}: {readonly children: ReactNode}) {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return <Hydrated.Provider value={hydrated}>{children}</Hydrated.Provider>;
}
