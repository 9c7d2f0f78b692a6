import {useNavigation} from '@remix-run/react';
import {layout} from '~/copy/layout';

/** Pages that show a spinner, not the bar alone, while they load. */
const WITH_SPINNER = /^\/(?:producto|category)\//;

/**
 * A thin bar while a client navigation is under way, with a spinner before a product or a collection. A delay in CSS
 * keeps both away from quick navigations.
 */
export function NavigationProgress() {
  const {state, location} = useNavigation();
  const loading = state === 'loading';
  return (
    <div role="status" aria-live="polite" className="fixed inset-x-0 top-0 z-50">
      {loading ? (
        <>
          <div className="progress-bar h-1 bg-mango" />
          {WITH_SPINNER.test(location.pathname) ? (
            <span className="progress-spinner pointer-events-none fixed inset-x-0 top-1/3 mx-auto flex w-fit items-center gap-3 rounded-full border border-arena bg-white py-2 pr-5 pl-3 shadow-lift">
              <span className="size-8 animate-spin-slow rounded-full border-4 border-arena border-t-selva" />
              {layout.loading}
            </span>
          ) : (
            <span className="sr-only">{layout.loading}</span>
          )}
        </>
      ) : null}
    </div>
  );
}
