import {library as copy} from '~/copy/library';
import {Button} from '~/components/ui/Button';
import {Notice} from '~/components/ui/notices/Notice';

/** The library, or its code, could not be fetched. */
export function LibraryFailed({retry}: {readonly retry: () => void}) {
  return (
    <div className="mt-8 max-w-xl">
      <Notice tone="destructive" title={copy.failed}>
        <p>{copy.failedText}</p>
        <Button look="secondary" onClick={retry} className="mt-3">
          {copy.retry}
        </Button>
      </Notice>
    </div>
  );
}
