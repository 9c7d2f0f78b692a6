import {useNavigation} from '@remix-run/react';
import {layout} from '~/copy/layout';

/**
 * A thin bar while a client navigation is under way. Its own delay (in CSS) keeps it away from
 * quick ones.
 */
export function NavigationProgress() {
  const loading = useNavigation().state === 'loading';
  return (
    <div role="status" aria-live="polite" className="fixed inset-x-0 top-0 z-50">
      {loading ? (
        <>
          <div className="progress-bar h-1 bg-mango" />
          <span className="sr-only">{layout.loading}</span>
        </>
      ) : null}
    </div>
  );
}
