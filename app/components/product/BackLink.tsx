import {Link, useNavigate} from '@remix-run/react';
import type {MouseEvent} from 'react';
import {productPage as copy} from '~/copy/product';
import {Icon} from '../ui/Icon';

/** Back to where the shopper came from inside the shop; else, and without scripts, to `to`. */
export function BackLink({to}: {to: string}) {
  const navigate = useNavigate();

  function goBack(event: MouseEvent) {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (elsewhere || !hasEarlierScreen()) return;
    event.preventDefault();
    navigate(-1);
  }

  return (
    <Link
      to={to}
      onClick={goBack}
      className="-ml-3 inline-flex min-h-11 items-center gap-2 rounded-full px-3 font-bold hover:bg-paper-deep"
    >
      <Icon name="arrow-left" />
      {copy.back}
    </Link>
  );
}

/** The router numbers its entries in the browser's history, from 0 where the shop was entered. */
function hasEarlierScreen(): boolean {
  const state = window.history.state as {idx?: number} | null;
  return (state?.idx ?? 0) > 0;
}
