import type {ReactNode} from 'react';
import {searchDialog} from '~/state/search-dialog';
import {fetchSearchDialog} from '../../search/SearchHost';
import {fetchOnIntent, useLazyPart} from '../../ui/hydration/use-lazy-part';
import {TriggerLink} from './TriggerLink';

const INTENT = fetchOnIntent(fetchSearchDialog);

/** Opens the search dialog; without scripts it leads to the shop. */
export function SearchTrigger({className, children}: {className: string; children: ReactNode}) {
  const [, openDialog] = useLazyPart(fetchSearchDialog);
  return (
    <TriggerLink
      href="/tienda"
      aria-haspopup="dialog"
      {...INTENT}
      onTrigger={() => openDialog(searchDialog.getState().openSearch)}
      className={className}
    >
      {children}
    </TriggerLink>
  );
}
