import {useEffect} from 'react';
import {searchDialog, useSearchDialog} from '~/state/search-dialog';
import {useLazyOnIntent} from '../ui/hydration/use-lazy-on-intent';

const {closeSearch} = searchDialog.getState();

/** Fetched when somebody is about to search, or when the browser has nothing better to do. */
export const fetchSearchDialog = () => import('./SearchDialog');

/** Stands for the search dialog until its code is needed. */
export function SearchHost() {
  const open = useSearchDialog((dialog) => dialog.open);
  const [Dialog, load] = useLazyOnIntent(fetchSearchDialog, 'all');
  const missing = open && !Dialog;

  useEffect(() => {
    if (!missing) return;
    load().catch(() => window.location.assign('/tienda'));
  }, [missing, load]);

  return Dialog ? <Dialog open={open} onClose={closeSearch} /> : null;
}
