import type {ReactNode} from 'react';
import {searchDialog} from '~/state/search-dialog';
import {fetchSearchDialog} from '../../search/SearchHost';
import {TriggerLink} from './TriggerLink';

/** Opens the search dialog; without scripts it leads to the shop. */
export function SearchTrigger({className, children}: {className: string; children: ReactNode}) {
  return (
    <TriggerLink
      href="/tienda"
      aria-haspopup="dialog"
      onPointerEnter={prefetch}
      onPointerDown={prefetch}
      onFocus={prefetch}
      onTrigger={() => fetchSearchDialog().then(searchDialog.getState().openSearch)}
      className={className}
    >
      {children}
    </TriggerLink>
  );
}

/** A failure is dealt with when the dialog is to open. */
function prefetch() {
  fetchSearchDialog().catch(() => {});
}
