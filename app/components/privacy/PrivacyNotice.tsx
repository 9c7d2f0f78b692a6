import {useLocation} from '@remix-run/react';
import {privacy as copy} from '~/copy/privacy';
import type {Choice} from '~/domain/privacy/measurement';
import {Button} from '../ui/Button';

export interface PrivacyNoticeProps {
  readonly onChoose: (choice: Choice) => void;
}

/** Non-modal: the page stays usable, and its buy button free. */
export function PrivacyNotice({onChoose}: PrivacyNoticeProps) {
  // A phone has the button of these pages low.
  const place = /^\/(carrito|producto)/.test(useLocation().pathname)
    ? 'max-md:top-26'
    : 'max-md:bottom-[calc(var(--above-edge)+0.5rem)]';
  return (
    <section
      aria-labelledby="privacidad-titulo"
      className={`fixed inset-x-4 ${place} z-20 mx-auto max-w-xl rounded-lg border-2 border-ink bg-paper p-4 shadow-high md:right-auto md:bottom-[calc(var(--above-edge)+0.5rem)] md:left-6 md:mx-0 low:max-w-64`}
    >
      <h2 id="privacidad-titulo" className="text-lg">
        {copy.title}
      </h2>
      <PrivacyChoice onChoose={onChoose} />
    </section>
  );
}

/** Both answers look the same. */
export function PrivacyChoice({onChoose}: PrivacyNoticeProps) {
  return (
    <>
      <p className="mt-1 text-sm">{copy.text}</p>
      <div className="mt-3 grid grid-cols-2 gap-3">
        <Button look="outline" size="sm" onClick={() => onChoose('rejected')}>
          {copy.reject}
        </Button>
        <Button look="outline" size="sm" onClick={() => onChoose('accepted')}>
          {copy.accept}
        </Button>
      </div>
    </>
  );
}
