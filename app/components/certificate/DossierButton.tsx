import {useState, type ReactNode} from 'react';
import {library as copy} from '~/copy/library';
import {showToast} from '~/state/toasts';

interface DossierButtonProps {
  readonly certificateId: string;
  readonly className: string;
  readonly onSaved?: () => void;
  readonly children: ReactNode;
}

/** Saves the dossier's ZIP; the code for it comes with the first press. */
export function DossierButton({certificateId, className, onSaved, children}: DossierButtonProps) {
  const [isBusy, setBusy] = useState(false);

  async function make() {
    if (isBusy) return;
    setBusy(true);
    try {
      const {saveDossier} = await import('./dossier-zip');
      if (await saveDossier(certificateId)) onSaved?.();
    } catch {
      // The code could not be fetched.
      showToast({
        tone: 'error',
        title: copy.downloadFailed,
        text: copy.downloadErrors.unavailable,
      });
    }
    setBusy(false);
  }

  return (
    <button type="button" className={className} aria-disabled={isBusy} onClick={() => void make()}>
      {isBusy ? copy.downloading : children}
    </button>
  );
}
