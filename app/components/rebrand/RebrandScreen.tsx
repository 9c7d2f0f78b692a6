import {useEffect} from 'react';
import {rebrand as copy} from '~/copy/rebrand';
import {ListHeader} from '~/components/catalogue/ListHeader';
import {useLazyPart} from '../ui/hydration/use-lazy-part';
import {Spinner} from '../ui/notices/Spinner';

const fetchTool = () => import('./RebrandTool');

/** 'Tu versión': the brand is stored only in the browser, so the server renders a loading state. */
export function RebrandScreen() {
  const [RebrandTool, open] = useLazyPart(fetchTool);
  useEffect(() => void open(() => {}), [open]);
  return (
    <>
      <ListHeader title={copy.heading} description={copy.intro} facts={[]} trail={[]} />
      <div className="page min-h-[80svh] pb-10">
        <noscript>
          <p className="max-w-xl rounded-lg border-2 border-arena-deep bg-white p-5 text-lg">
            {copy.withoutScript}
          </p>
        </noscript>
        {RebrandTool ? (
          <RebrandTool />
        ) : (
          <div data-needs-script className="pt-8">
            <Spinner label={copy.loading} illustration="/illustrations/ebooks.svg" />
          </div>
        )}
      </div>
    </>
  );
}
