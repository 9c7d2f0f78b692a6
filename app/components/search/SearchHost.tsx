import {useEffect} from 'react';
import {searchDialog, useSearchDialog} from '~/state/dialogs';
import {useLazyPart} from '../ui/hydration/use-lazy-part';

const {closeSearch, openSearch} = searchDialog.getState();

export const fetchSearchDialog = () => import('./SearchDialog');

/** Stands for the search dialog until its code is needed. */
export function SearchHost() {
  const open = useSearchDialog((dialog) => dialog.open);
  const [Dialog, openDialog] = useLazyPart(fetchSearchDialog);
  const missing = open && !Dialog;

  useEffect(() => {
    if (!missing) return;
    // Nothing is open until the code has loaded: a failed attempt must not open the dialog later.
    closeSearch();
    void openDialog(openSearch);
  }, [missing, openDialog]);

  return Dialog ? <Dialog open={open} onClose={closeSearch} /> : null;
}
