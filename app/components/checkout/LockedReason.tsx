import {toasts} from '~/copy/layout';
import {Icon} from '~/components/ui/Icon';

const ID = 'carrito-bloqueado';

/** Props for a control that changes the cart: while locked it keeps the focus and explains why. */
export function lockedControl(locked: boolean) {
  return locked ? {'aria-disabled': true, 'aria-describedby': ID} : {};
}

/** Explains the lock, above the lines and without a layout shift. */
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
