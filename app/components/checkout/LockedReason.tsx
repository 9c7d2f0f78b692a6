import {toasts} from '~/copy/layout';
import {Icon} from '~/components/ui/Icon';

const ID = 'carrito-bloqueado';

/** For a control that changes the cart: it keeps the focus while it is locked, and says why it is. */
export function lockedControl(locked: boolean) {
  return locked ? {'aria-disabled': true, 'aria-describedby': ID} : {};
}

/** Why nothing in the cart can be changed just now: over the lines, so that nothing moves for it. */
export function LockedReason() {
  return (
    <div role="status" className="pointer-events-none sticky top-24 z-10 -mb-4 h-0 lg:-mb-6">
      <p
        id={ID}
        className="mx-auto flex w-fit max-w-full gap-2 rounded-lg bg-ink px-4 py-3 text-paper shadow-card"
      >
        <Icon name="info" className="mt-0.5 size-5 flex-none text-mango" />
        <span>
          <strong className="block">{toasts.locked}</strong>
          {toasts.lockedText}
        </span>
      </p>
    </div>
  );
}
