/** What is done at the very moment React begins to take a page over: it must neither be lost nor break it. */
import type {Page} from '@playwright/test';
import {expect, test} from './support/test';
import {visit} from './support/visit';

const ACTIONS = {
  'the key that opens the search': () =>
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', {key: '/', bubbles: true, cancelable: true}),
    ),
  'a press of the search': () =>
    document.querySelector<HTMLElement>('header a[href="/tienda"]')?.click(),
};

for (const [name, action] of Object.entries(ACTIONS)) {
  test(`${name} counts from the moment React listens`, async ({page}) => {
    await page.addInitScript(`(${whenReactListens.toString()})(${action.toString()})`);
    await visit(page, '/faq');
    await expectSearchOpen(page);
  });
}

/** React listens on the document before it renders anything; the action comes right after. */
function whenReactListens(action: () => void) {
  const listen = document.addEventListener.bind(document);
  let done = false;
  document.addEventListener = (type: string, ...rest: [EventListener]) => {
    listen(type, ...rest);
    if (type !== 'keyup' || done) return;
    done = true;
    queueMicrotask(action);
  };
}

async function expectSearchOpen(page: Page) {
  const dialog = page.getByRole('dialog', {name: 'Buscar Productos'});
  await expect(dialog.getByRole('combobox')).toBeFocused();
}
