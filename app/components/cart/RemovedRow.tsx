import {useEffect, useRef} from 'react';
import {cart as copy} from '~/copy/cart';
import {toasts} from '~/copy/toasts';
import type {RemovedLine} from '~/domain/cart/removed-line';
import {undoRemoval} from '~/state/cart/removed-line';
import {showToast} from '~/state/toasts';
import {tellLocked} from '~/components/catalogue/add-and-tell';
import {buttonClass} from '../ui/Button';

const ID = 'eliminado';

/** In the place of a line that was taken out: the way back. It takes the focus, which was on the line. */
export function RemovedRow({removed}: {removed: RemovedLine}) {
  const {variantId} = removed.line;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [variantId]);

  function undo() {
    const outcome = undoRemoval();
    if (outcome === 'preparing') tellLocked();
    if (outcome === 'full') {
      showToast({tone: 'error', title: toasts.full, text: toasts.fullText});
    }
  }

  return (
    <div className="flex items-center gap-3 rounded-xl border-2 border-dashed border-arena-deep py-2 pr-2 pl-4">
      <p id={ID} className="min-w-0 flex-1 text-sm leading-snug">
        <strong className="block">{copy.removed}</strong>
        <span className="line-clamp-6 text-muted">{removed.line.product.title}</span>
      </p>
      <button
        ref={button}
        type="button"
        aria-describedby={ID}
        onClick={undo}
        className={buttonClass({look: 'outline', size: 'sm'})}
      >
        {copy.undo}
      </button>
    </div>
  );
}
