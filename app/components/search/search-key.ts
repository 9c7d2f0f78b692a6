/** The key '/' opens the search, from anywhere but a field, unless it was switched off (docs/product.md 2.19). */
import {NO_SEARCH_KEY_STORAGE_KEY} from '~/domain/limits';
import {readText} from '~/state/browser/browser-storage';
import {searchDialog} from '~/state/dialogs';

/**
 * Listens for as long as the page lives. Called before React takes the page over: a key pressed while
 * it is at that would be lost on a listener of a component.
 */
export function openSearchAtSlash(): void {
  document.addEventListener('keydown', onKeyDown);
}

function onKeyDown(event: KeyboardEvent) {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.defaultPrevented || isTyping(event.target)) return;
  if (document.querySelector('[aria-modal=true]')) return;
  // Read at each press, because presses are rare; the store that writes the setting loads with its switch.
  if (readText(NO_SEARCH_KEY_STORAGE_KEY)?.includes('true')) return;
  event.preventDefault();
  searchDialog.getState().openSearch();
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
