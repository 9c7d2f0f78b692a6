import {Link, useNavigate} from '@remix-run/react';
import type {MouseEvent, ReactNode} from 'react';
import {Icon} from '../ui/Icon';

interface BackLinkProps {
  /** Where it leads when the shopper came from outside, and without scripts. */
  readonly fallback: string;
  readonly children: ReactNode;
}

/** Goes back to where the shopper was in the shop. */
export function BackLink({fallback, children}: BackLinkProps) {
  const navigate = useNavigate();

  function goBack(event: MouseEvent) {
    const steps = (window.history.state as {idx?: number} | null)?.idx ?? 0;
    if (steps === 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigate(-1);
  }

  return (
    <Link
      to={fallback}
      onClick={goBack}
      className="-ml-2 inline-flex min-h-11 items-center gap-2 rounded-full px-2 font-bold hover:bg-paper-deep"
    >
      <Icon name="arrow-left" />
      {children}
    </Link>
  );
}
