import {useRef} from 'react';
import {privacy as copy} from '~/copy/privacy';
import {Dialog, DialogHeading} from '../ui/Dialog';
import {PrivacyChoice, type PrivacyNoticeProps} from './PrivacyNotice';

interface PrivacyDialogProps extends PrivacyNoticeProps {
  readonly onClose: () => void;
}

/** Lets visitors change their choice. Lazy-loaded, hence the default export. */
export default function PrivacyDialog({onChoose, onClose}: PrivacyDialogProps) {
  const close = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      initialFocus={close}
      onClose={onClose}
      className="absolute inset-x-4 bottom-4 mx-auto max-w-xl rounded-lg border-2 border-ink p-4 transition-[opacity,translate] duration-200 ease-label data-closed:opacity-0 sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2 sm:p-6"
    >
      <DialogHeading ref={close} title={copy.title} closeLabel={copy.close} onClose={onClose} />
      <PrivacyChoice onChoose={onChoose} />
    </Dialog>
  );
}
