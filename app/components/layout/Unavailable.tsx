import {lazy, Suspense} from 'react';

// Seldom seen, so not on the first load of any page.
const UnavailableScreen = lazy(() => import('./UnavailableScreen'));

/** A screen whose products could not be read: says so and offers to try again. */
export function Unavailable() {
  return (
    <Suspense>
      <UnavailableScreen />
    </Suspense>
  );
}
