import {lazy, Suspense} from 'react';
import {rebrand as copy} from '~/copy/rebrand';
import {ListHeader} from '../list/ListHeader';
import {loadPatiently} from '../ui/hydration/load-patiently';
import {Spinner} from '../ui/notices/Spinner';

const RebrandTool = lazy(() => loadPatiently(() => import('./RebrandTool')));

/** 'Tu versión': the brand is known in the browser alone, so the server renders the wait. */
export function RebrandScreen() {
  const wait = (
    <div data-needs-script className="pt-8">
      <Spinner label={copy.loading} illustration="/illustrations/ebooks.svg" />
    </div>
  );
  return (
    <>
      <ListHeader title={copy.heading} description={copy.intro} facts={[]} trail={[]} />
      <div className="page min-h-[80svh] pb-10">
        <noscript>
          <p className="max-w-xl rounded-lg border-2 border-arena-deep bg-white p-5 text-lg">
            {copy.withoutScript}
          </p>
        </noscript>
        <Suspense fallback={wait}>
          <RebrandTool />
        </Suspense>
      </div>
    </>
  );
}
