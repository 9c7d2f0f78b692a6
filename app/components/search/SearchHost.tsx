import {useEffect} from 'react';
import {searchDialog, useSearchDialog} from '~/state/search-dialog';
import {useOnDemand} from '../layout/use-on-demand';
import {fetchSearchDialog} from './fetch-search-dialog';

const {openSearch, closeSearch} = searchDialog.getState();

/** Stands for the search dialog until its code is needed, and opens it at the key '/'. */
export function SearchHost() {
  const open = useSearchDialog((dialog) => dialog.open);
  const [Dialog, load] = useOnDemand(fetchSearchDialog, 'all');
  const missing = open && !Dialog;

  useEffect(() => {
    if (!missing) return;
    load().catch(() => window.location.assign('/tienda'));
  }, [missing, load]);

  useEffect(() => {
    document.addEventListener('keydown', openAtSlash);
    return () => document.removeEventListener('keydown', openAtSlash);
  }, []);

  return Dialog ? <Dialog open={open} onClose={closeSearch} /> : null;
}

function openAtSlash(event: KeyboardEvent) {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.defaultPrevented || isTyping(event.target)) return;
  if (document.querySelector('dialog:modal')) return;
  event.preventDefault();
  openSearch();
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
