import {useState, useEffect, useRef} from 'react';
import {library as copy} from '~/copy/library';
import {sharesFormat, type LibraryFile, type Purchase} from '~/domain/library/library';
import {formatBytes} from '~/domain/text/format-bytes';
import {noteStep, wasDownloaded} from '~/state/library/first-steps';
import {requestDownload, type SignDownload} from '~/state/library/library';
import {showToast} from '~/state/toasts';
import {Button} from '~/components/ui/Button';
import {Icon} from '~/components/ui/Icon';

interface PurchaseFilesProps {
  readonly purchase: Purchase;
  /** How to sign file URLs without an account session. */
  readonly sign?: SignDownload;
  /** Whether a button for several purchases stands above. */
  readonly isPart?: boolean;
  /** Whether the download starts without a press, if this browser has not made it before. */
  readonly startsAtOnce?: boolean;
}

export function PurchaseFiles({purchase, sign, isPart, startsAtOnce}: PurchaseFilesProps) {
  const {id, title, files} = purchase;
  const [busy, setBusy] = useState<string | null>(null);
  const [only] = files.length === 1 ? files : [];
  useEffect(() => {
    if (startsAtOnce && only && !wasDownloaded(id)) void download(only);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- It starts once, when the files are shown.
  }, []);

  async function download({name}: LibraryFile) {
    if (busy) return;
    setBusy(name);
    const answer = await requestDownload(id, name, sign);
    setBusy(null);
    // The response is an attachment, so the page stays open.
    if (answer.ok) {
      noteStep(id, 'download');
      window.location.assign(answer.url);
    } else {
      showToast({
        tone: 'error',
        title: copy.downloadFailed,
        text: copy.downloadErrors[answer.error],
      });
    }
  }

  if (files.length === 0) return <p className="mt-2">{copy.noFiles}</p>;
  return (
    <>
      {files.length > 1 ? (
        <PurchaseZip
          purchases={[purchase]}
          sign={sign}
          isPart={isPart}
          startsAtOnce={startsAtOnce}
        />
      ) : null}
      <ul aria-label={copy.filesOf(title)} className="mt-3 border-t border-arena">
        {files.map((file) => (
          <li
            key={file.name}
            className="flex flex-wrap items-center justify-between gap-4 border-b border-arena py-3"
          >
            <span className="max-w-full flex-[1_0_auto]">
              <strong className="block">{copy.formats[file.format] ?? file.name}</strong>
              <span className="text-sm text-muted">
                {sharesFormat(file, files) ? `${file.name} · ` : ''}
                {file.format.toUpperCase()} · {formatBytes(file.bytes)}
                {file.isNewer ? (
                  <strong className="text-selva"> · {copy.newer(file.version)}</strong>
                ) : null}
              </span>
            </span>
            <Button
              size="sm"
              // The filled button takes everything: 'Descargar todo', or the only file.
              look={only && !isPart ? 'primary' : 'outline'}
              aria-label={copy.downloadOf(file.name, title)}
              aria-disabled={busy === file.name}
              onClick={() => void download(file)}
            >
              <Icon name="download" className="size-5" />
              <span>{busy === file.name ? copy.downloading : copy.download}</span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

interface PurchaseZipProps extends Pick<PurchaseFilesProps, 'sign' | 'isPart' | 'startsAtOnce'> {
  readonly purchases: readonly Purchase[];
}

/** All files of purchases as one ZIP, made in the browser; the code for it comes with the first press. */
export function PurchaseZip({purchases, sign, isPart, startsAtOnce}: PurchaseZipProps) {
  const [percent, setPercent] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  const [only] = purchases.length === 1 ? purchases : [];
  useEffect(() => {
    if (startsAtOnce && only && !wasDownloaded(only.id)) void make();
    return () => running.current?.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- It starts once, when the files are shown.
  }, []);

  async function make() {
    const {signal} = (running.current = new AbortController());
    setPercent(0);
    try {
      const {savePurchaseZip} = await import('~/state/library/purchase-zip');
      const outcome = await savePurchaseZip(purchases, {signal, onProgress: setPercent, sign});
      if (signal.aborted) return;
      if (outcome.ok) {
        for (const {id} of purchases) noteStep(id, 'download');
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
        look={isPart ? 'outline' : 'primary'}
        className="max-sm:w-full"
        aria-label={percent === null && only ? copy.zipOf(only.title) : undefined}
        aria-disabled={percent !== null}
        onClick={() => (percent === null ? void make() : undefined)}
      >
        <Icon name="download" className="size-5" />
        <span>
          {percent !== null
            ? copy.zipping(percent)
            : only
              ? copy.zip
              : copy.zipAll(purchases.length)}
        </span>
      </Button>
      {percent === null ? null : (
        <Button size="sm" look="quiet" onClick={() => running.current?.abort()}>
          {copy.zipCancel}
        </Button>
      )}
    </p>
  );
}
