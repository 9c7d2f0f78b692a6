import {useRef} from 'react';
import {difference as copy} from '~/copy/cart';
import {Dialog, DialogHeading} from '~/components/ui/Dialog';
import {DifferenceText, DifferenceWays, type DifferenceProps} from './DifferenceNotice';

/**
 * The checkout's amount and the reasons for it. A modal dialog, because nobody may pay a different amount unaware.
 * Lazy-loaded, hence the default export.
 */
export default function DifferenceDialog({difference, ...ways}: DifferenceProps) {
  const close = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={ways.onBack}
      initialFocus={close}
      className="absolute inset-x-0 bottom-0 max-h-dvh overflow-y-auto rounded-t-2xl border-t-4 border-mango-deep p-5 pb-[calc(1.25rem+env(safe-area-inset-bottom))] transition-[opacity,translate] duration-200 ease-label data-closed:opacity-0 motion-safe:data-closed:translate-y-6 sm:top-1/2 sm:bottom-auto sm:mx-auto sm:max-w-lg sm:-translate-y-1/2 sm:rounded-2xl sm:border-4 sm:p-7"
    >
      <DialogHeading
        ref={close}
        title={copy.title}
        closeLabel={copy.close}
        onClose={ways.onBack}
        className="mb-2 gap-4"
      />
      <DifferenceText difference={difference} />
      <DifferenceWays difference={difference} {...ways} />
    </Dialog>
  );
}
