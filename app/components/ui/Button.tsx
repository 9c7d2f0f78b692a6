import {Link, type LinkProps} from '@remix-run/react';
import type {ButtonHTMLAttributes, ComponentProps} from 'react';

type Look = 'primary' | 'secondary' | 'outline' | 'quiet' | 'onInk';
type Size = 'md' | 'lg' | 'sm';

interface Appearance {
  readonly look?: Look;
  readonly size?: Size;
}

// A finger has the browser's highlight: for a button that moves, the page is laid out before the press is answered.
const BASE =
  'inline-flex items-center justify-center gap-2 rounded-full font-bold text-center leading-tight tap-highlight transition-colors duration-200 hover:active:translate-y-px disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:opacity-60';
const LOOKS: Record<Look, string> = {
  primary: 'bg-mango text-ink-deep shadow-card hover:bg-mango-deep',
  secondary: 'bg-ink text-paper hover:bg-selva',
  outline: 'border-2 border-ink text-ink hover:bg-ink hover:text-paper',
  quiet: 'text-ink hover:bg-paper-deep',
  onInk: 'border-2 border-paper/70 text-paper hover:bg-paper hover:text-ink',
};
const SIZES: Record<Size, string> = {
  sm: 'min-h-11 px-4 text-sm',
  md: 'min-h-11 px-6 text-base',
  lg: 'min-h-13 px-8 text-lg',
};

export function buttonClass({look = 'primary', size = 'md'}: Appearance, extra = ''): string {
  return `${BASE} ${LOOKS[look]} ${SIZES[size]} ${extra}`;
}

export function Button({
  look,
  size,
  className,
  type = 'button',
  ...rest
}: Appearance & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type={type} className={buttonClass({look, size}, className)} {...rest} />;
}

export function ButtonLink({look, size, className, ...rest}: Appearance & LinkProps) {
  return <Link prefetch="intent" className={buttonClass({look, size}, className)} {...rest} />;
}

interface BusyButtonProps extends Omit<
  ComponentProps<typeof Button>,
  'disabled' | 'aria-disabled'
> {
  /** Whether the request is still running. */
  readonly busy: boolean;
}

/** Ignores presses while busy; `disabled` would lose the focus. */
export function BusyButton({busy, onClick, ...rest}: BusyButtonProps) {
  return (
    <Button
      {...rest}
      aria-disabled={busy}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    />
  );
}
