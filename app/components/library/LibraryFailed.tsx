import {library as copy} from '~/copy/library';
import {RetryNotice} from '~/components/ui/notices/RetryNotice';

/** The library, or its code, could not be fetched. */
export function LibraryFailed({retry}: {readonly retry: () => void}) {
  return (
    <div className="mt-8 max-w-xl">
      <RetryNotice copy={copy} retry={retry} />
    </div>
  );
}
