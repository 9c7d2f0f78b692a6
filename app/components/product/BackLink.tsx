import {Link, useLocation, useNavigate} from '@remix-run/react';
import type {MouseEvent} from 'react';
import {productPage as copy} from '~/copy/product';
import {Icon} from '../ui/Icon';

/** The key of the location with which the shop was entered. */
const ENTRY_KEY = 'default';

/** Back to where the shopper came from inside the shop; else, and without scripts, to `to`. */
export function BackLink({to}: {to: string}) {
  const navigate = useNavigate();
  const {key} = useLocation();

  function goBack(event: MouseEvent) {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (elsewhere || key === ENTRY_KEY) return;
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
