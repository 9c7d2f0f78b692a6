import {Link, useNavigate} from '@remix-run/react';
import type {MouseEvent, ReactNode} from 'react';
import {Icon} from '../ui/Icon';

interface BackLinkProps {
  readonly fallback: string;
  readonly children: ReactNode;
}

/** Back to where the shopper came from inside the shop; else, and without scripts, to `fallback`. */
export function BackLink({fallback, children}: BackLinkProps) {
  const navigate = useNavigate();

  function goBack(event: MouseEvent) {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (elsewhere || !hasEarlierScreen()) return;
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

/**
 * The router numbers history entries from 0 at the document's entry; the entry may itself come from another page of
 * the shop, unless the tab is new.
 */
function hasEarlierScreen(): boolean {
  const state = window.history.state as {idx?: number} | null;
  const isInside = document.referrer.startsWith(location.origin) && history.length > 1;
  return isInside || (state?.idx ?? 0) > 0;
}
