import {useEffect, useRef, useState} from 'react';
import {library as copy} from '~/copy/library';
import type {Purchase} from '~/domain/library/library';
import type {SignDownload} from '~/state/library/library';
import {showToast} from '~/state/toasts';
import {Button} from '../ui/Button';
import {Icon} from '../ui/Icon';

/** All files of a purchase as one ZIP, made in the browser; the code for it comes with the first press. */
export function PurchaseZip({
  purchase,
  sign,
}: {
  purchase: Purchase;
  sign: SignDownload | undefined;
}) {
  const [percent, setPercent] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function make() {
    const {signal} = (running.current = new AbortController());
    setPercent(0);
    try {
      const {savePurchaseZip} = await import('~/state/library/purchase-zip');
      const outcome = await savePurchaseZip(purchase, {signal, onProgress: setPercent, sign});
      if (signal.aborted) return;
      if (outcome.ok) {
        showToast({tone: 'success', title: copy.zipReady, text: copy.zipReadyText});
      } else {
        const {file, error} = outcome;
        showToast({
          tone: 'error',
          title: file ? copy.zipFailed(file) : copy.downloadFailed,
          text: copy.downloadErrors[error],
        });
      }
    } catch {
      // The code could not be fetched.
      showToast({
        tone: 'error',
        title: copy.downloadFailed,
        text: copy.downloadErrors.unavailable,
      });
    } finally {
      setPercent(null);
    }
  }

  return (
    <p className="mt-3 flex flex-wrap items-center gap-3">
      <Button
        size="sm"
        look="outline"
        aria-label={percent === null ? copy.zipOf(purchase.title) : undefined}
        aria-disabled={percent !== null}
        onClick={() => (percent === null ? void make() : undefined)}
      >
        <Icon name="download" className="size-5" />
        {percent === null ? copy.zip : copy.zipping(percent)}
      </Button>
      {percent === null ? null : (
        <Button size="sm" look="quiet" onClick={() => running.current?.abort()}>
          {copy.zipCancel}
        </Button>
      )}
    </p>
  );
}
