import {lazy, Suspense} from 'react';
import {loadPatiently} from '../ui/hydration/load-patiently';

// Seldom seen, so not on the first load of any page.
const UnavailableScreen = lazy(() => loadPatiently(() => import('./UnavailableScreen')));

/** A screen whose products could not be read: says so and offers to try again. */
export function Unavailable() {
  return (
    <Suspense>
      <UnavailableScreen />
    </Suspense>
  );
}
