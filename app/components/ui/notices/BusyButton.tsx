import type {ComponentProps} from 'react';
import {Button} from '../Button';

interface BusyButtonProps extends Omit<
  ComponentProps<typeof Button>,
  'disabled' | 'aria-disabled'
> {
  /** Whether what it asked for is still under way. */
  readonly busy: boolean;
}

/** Does nothing while it is busy, and keeps the focus, which a disabled button would lose to the page. */
export function BusyButton({busy, onClick, ...rest}: BusyButtonProps) {
  return (
    <Button
      {...rest}
      aria-disabled={busy}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    />
  );
}
