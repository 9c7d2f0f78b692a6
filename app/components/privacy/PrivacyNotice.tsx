import {useEffect, useRef} from 'react';
import {privacy as copy} from '~/copy/layout';
import type {Choice} from '~/domain/site/consent';
import {Button} from '../ui/Button';

interface PrivacyNoticeProps {
  /** Whether the visitor asked for it, and is to be led to it. */
  readonly wanted: boolean;
  readonly onChoose: (choice: Choice) => void;
}

/** Asks, without standing in the way: the page works behind it. Both answers look the same. */
export function PrivacyNotice({wanted, onChoose}: PrivacyNoticeProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (wanted) title.current?.focus();
  }, [wanted]);

  return (
    <section
      aria-labelledby="privacidad-titulo"
      className="fixed inset-x-4 bottom-[calc(9rem+env(safe-area-inset-bottom))] z-20 mx-auto max-w-xl rounded-lg border-2 border-ink bg-paper p-4 shadow-overlay md:right-auto md:bottom-6 md:left-6 md:mx-0"
    >
      <h2
        id="privacidad-titulo"
        ref={title}
        tabIndex={-1}
        className="text-lg outline-none focus-visible:shadow-none"
      >
        {copy.title}
      </h2>
      <p className="mt-1 text-sm">{copy.text}</p>
      <div className="mt-3 grid grid-cols-2 gap-3">
        <Button look="outline" size="sm" onClick={() => onChoose('rejected')}>
          {copy.reject}
        </Button>
        <Button look="outline" size="sm" onClick={() => onChoose('accepted')}>
          {copy.accept}
        </Button>
      </div>
    </section>
  );
}
