// @vitest-environment jsdom
/** The key '/' opens the search, and can be switched off (docs/product.md 2.19). */
import {afterEach, expect, test} from 'vitest';
import {openSearchAtSlash} from '~/components/search/search-key';
import {NO_SEARCH_KEY_STORAGE_KEY} from '~/domain/limits';
import {switchSearchKeyOff} from '~/state/no-search-key';
import {searchDialog} from '~/state/dialogs';

openSearchAtSlash();

afterEach(() => {
  searchDialog.setState(searchDialog.getInitialState());
  localStorage.clear();
});

function press(): boolean {
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', {key: '/', bubbles: true, cancelable: true}),
  );
  return searchDialog.getState().open;
}

test('the key does not open the search once it is switched off, and again when it is back on', async () => {
  switchSearchKeyOff(true);
  await expect.poll(() => localStorage.getItem(NO_SEARCH_KEY_STORAGE_KEY)).toContain('true');
  expect(press()).toBe(false);
  switchSearchKeyOff(false);
  await expect.poll(() => localStorage.getItem(NO_SEARCH_KEY_STORAGE_KEY)).toContain('false');
  expect(press()).toBe(true);
});
