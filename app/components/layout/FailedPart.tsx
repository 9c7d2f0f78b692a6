import {useState} from 'react';
import {failedPart as copy} from '~/copy/layout';
import {failedPart, useFailedPart} from '~/state/failed-part';
import {BusyButton} from '../ui/notices/BusyButton';
import {Button} from '../ui/Button';

/**
 * Says that a dialog, menu or tool could not be opened because its code could not be fetched (a deploy while the tab
 * was open, a filter list, a broken network), and tries again. The page stays as it is.
 */
export function FailedPart() {
  const retry = useFailedPart();
  const [busy, setBusy] = useState(false);

  async function tryAgain() {
    setBusy(true);
    try {
      await retry?.();
      failedPart.setState({retry: null});
    } catch {
      await reloadIfReachable();
    }
    setBusy(false);
  }

  return (
    <div role="alert">
      {retry ? (
        <section
          aria-labelledby="parte-fallida"
          className="fixed inset-x-4 bottom-[calc(var(--above-edge)+0.5rem)] z-40 mx-auto max-w-sm rounded-lg border-2 border-ink bg-paper p-4 shadow-overlay"
        >
          <h2 id="parte-fallida" className="text-lg">
            {copy.title}
          </h2>
          <p className="mt-1 text-sm">{copy.text}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <BusyButton size="sm" busy={busy} onClick={() => void tryAgain()}>
              {copy.retry}
            </BusyButton>
            <Button size="sm" look="quiet" onClick={() => failedPart.setState({retry: null})}>
              {copy.close}
            </Button>
          </div>
        </section>
      ) : null}
    </div>
  );
}

/**
 * Browsers before mid-2026 remember a failed `import()` until the document is left (whatwg/html#10327), and after a
 * deploy only a new document names the new files. Another address, such as one with a query, would not help: the
 * failed file may be one that the part imports. So the document is loaded again, unless the shop cannot be reached: then
 * the page that the shopper has is better. Cart and wishlist are in the browser's storage.
 */
async function reloadIfReachable(): Promise<void> {
  const {ok} = await fetch(location.href, {method: 'HEAD', cache: 'no-store'}).catch(() => ({
    ok: false,
  }));
  if (ok) location.reload();
}
