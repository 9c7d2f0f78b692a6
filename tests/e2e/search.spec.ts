import type {Page} from '@playwright/test';
import {expect, test} from './support/test';
import {visit} from './support/visit';

const dialogOf = (page: Page) => page.getByRole('dialog', {name: 'Buscar Productos'});
const boxOf = (page: Page) => dialogOf(page).getByRole('combobox');
const rowsOf = (page: Page) => dialogOf(page).getByRole('option');
/** All of them are there for who scrolls; only some are in the document before. */
const expectAll = (page: Page) =>
  expect(rowsOf(page).first()).toHaveAttribute('aria-setsize', '100');

/** Opens the dialog from the header and waits for its products. */
async function openSearch(page: Page, address = '/faq'): Promise<void> {
  await visit(page, address);
  await page.getByRole('banner').getByRole('button', {name: 'Buscar'}).click();
  await expectAll(page);
}

test('shows all, finds what is beyond the first hundred products, however it is written, marks it, and leads there', async ({
  page,
}) => {
  await openSearch(page);
  await expect(async () => {
    await rowsOf(page).last().scrollIntoViewIfNeeded();
    await expect(rowsOf(page)).toHaveCount(100, {timeout: 100});
  }).toPass();
  const wanted = rowsOf(page).filter({hasText: 'Cabello sano de raíz a puntas'}).first();
  await expect(wanted).toHaveCount(0);
  await boxOf(page).fill('CABELLO SANO DE RAIZ');
  await expect(wanted).toBeVisible();

  await boxOf(page).fill('AYUNO');
  await expect(rowsOf(page).first().locator('mark').first()).toHaveText('Ayuno');
  await rowsOf(page).first().click();
  await expect(page).toHaveURL(/\/producto\/producto-01$/);
  await expect(dialogOf(page)).toBeHidden();
});
