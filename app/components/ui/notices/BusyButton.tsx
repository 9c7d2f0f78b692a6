import type {ComponentProps} from 'react';
import {Button} from '../Button';

interface BusyButtonProps extends Omit<
  ComponentProps<typeof Button>,
  'disabled' | 'aria-disabled'
> {
  /** Whether the request is still running. */
  readonly busy: boolean;
}

/** Ignores presses while busy. Not `disabled`, which would lose the focus. */
export function BusyButton({busy, onClick, ...rest}: BusyButtonProps) {
  return (
    <Button
      {...rest}
      aria-disabled={busy}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    />
  );
}
