import type {Page} from '@playwright/test';
import {expectAccessible} from './support/accessibility';
import {expect, ONE_WIDTH, test} from './support/test';
import {visit} from './support/visit';

const dialogOf = (page: Page) => page.getByRole('dialog', {name: 'Buscar Productos'});
const boxOf = (page: Page) => dialogOf(page).getByRole('combobox');
const rowsOf = (page: Page) => dialogOf(page).getByRole('option');

/** Opens the dialog from the header and waits for its products. */
async function openSearch(page: Page, address = '/faq'): Promise<void> {
  await visit(page, address);
  await page.getByRole('banner').getByRole('button', {name: 'Buscar'}).click();
  await expect(rowsOf(page)).toHaveCount(100);
}

test('opens from the header, shows all, and marks what it finds', async ({page}) => {
  await openSearch(page);
  await expect(boxOf(page)).toBeFocused();
  await expect(rowsOf(page).first()).toContainText(/\$\d+\.\d\d USD/);
  await expectAccessible(page);

  await boxOf(page).fill('AYUNO');
  await expect(rowsOf(page).first().locator('mark').first()).toHaveText('Ayuno');
  await expectAccessible(page);

  await rowsOf(page).first().click();
  await expect(page).toHaveURL(/\/producto\/producto-01$/);
  await expect(dialogOf(page)).toBeHidden();
});

test('opens from the bar of a phone', async ({page, isMobile}) => {
  test.skip(!isMobile, 'The bar is for phones.');
  await visit(page, '/faq');
  const bar = page.getByRole('navigation', {name: 'Accesos rápidos'}).last();
  await bar.getByRole('button', {name: 'Buscar'}).click();
  await expect(boxOf(page)).toBeFocused();
});

test(
  'with the keyboard alone: opened by /, moved in, chosen, closed',
  ONE_WIDTH,
  async ({page}) => {
    await visit(page, '/faq');
    await page.keyboard.press('/');
    await expect(boxOf(page)).toBeFocused();
    await expect(boxOf(page)).toHaveValue('');
    await expect(rowsOf(page)).toHaveCount(100);

    await page.keyboard.type('yoga/');
    await expect(boxOf(page)).toHaveValue('yoga/');
    await page.keyboard.press('Backspace');
    await expect(rowsOf(page).first()).toHaveAttribute('aria-selected', 'true');
    // What the shop finds beyond the first 100 products comes later; which row is the last is then said.
    await expect(dialogOf(page).getByRole('status')).toHaveText(
      /^(?!100 )\d+ productos encontrados$/,
    );
    await page.keyboard.press('ArrowUp');
    await expect(rowsOf(page).last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Home');
    await expect(rowsOf(page).first()).toHaveAttribute('aria-selected', 'true');

    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
    await page.keyboard.press('/');
    await expect(boxOf(page)).toHaveValue('yoga');
    const chosen = await rowsOf(page).first().getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${chosen}$`));
    await expect(dialogOf(page)).toBeHidden();
  },
);

test('gives the focus back to what opened it', ONE_WIDTH, async ({page}) => {
  await openSearch(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner').getByRole('button', {name: 'Buscar'})).toBeFocused();
});

for (const text of [
  'raíz a puntas',
  'raiz a puntas',
  'cabello sano de raíz',
  'CABELLO SANO DE RAIZ',
]) {
  test(`finds "${text}" among the products beyond the first hundred`, ONE_WIDTH, async ({page}) => {
    await openSearch(page);
    await boxOf(page).fill(text);
    await expect(
      rowsOf(page).filter({hasText: 'Cabello sano de raíz a puntas'}).first(),
    ).toBeVisible();
  });
}

test('says when nothing is found', async ({page}) => {
  await openSearch(page);
  await boxOf(page).fill('xyzxyz');
  await expect(
    dialogOf(page).getByRole('heading', {name: 'No se encontraron productos'}),
  ).toBeVisible();
  await expect(dialogOf(page).getByRole('status')).toHaveText('No se encontraron productos');
  await expectAccessible(page);
});

test.describe('and the provider', ONE_WIDTH, () => {
  test.use({ownShop: true});

  test('is asked twice at most for ten characters typed fast', async ({page, emulator}) => {
    await page.clock.install();
    await openSearch(page);
    await emulator.resetRequests();
    // Ten keys a second, however slow the machine that runs this.
    await page.clock.pauseAt(Date.now() + 60_000);
    for (const character of 'meditación') {
      await page.keyboard.insertText(character);
      await page.clock.runFor(100);
    }
    await page.clock.resume();
    await expect(dialogOf(page).getByText(/encontrados?$/)).toBeAttached();
    const {SearchProducts = 0} = await emulator.requestsByOperation();
    expect(SearchProducts).toBeLessThanOrEqual(2);
  });

  test('may fail: the dialog says so and tries again', async ({page, emulator, problems}) => {
    problems.allow(/status of 503/);
    await emulator.injectFault({kind: 'http', operation: 'SearchProducts'});
    await visit(page, '/faq');
    await page.keyboard.press('/');
    await expect(dialogOf(page).getByRole('alert')).toContainText(
      'No pudimos cargar los productos',
    );
    await expectAccessible(page);
    await emulator.clearFaults();
    await dialogOf(page).getByRole('button', {name: 'Reintentar'}).click();
    await expect(rowsOf(page)).toHaveCount(100);
  });

  test('may be slow: the dialog says that it is loading', async ({page, emulator}) => {
    await emulator.injectFault({
      kind: 'slow',
      operation: 'SearchProducts',
      times: 1,
      delayMs: 1500,
    });
    await visit(page, '/faq');
    await page.keyboard.press('/');
    await expect(dialogOf(page).getByText('Cargando productos...')).toBeVisible();
    await expect(rowsOf(page)).toHaveCount(100);
  });
});

test.describe('without JavaScript', ONE_WIDTH, () => {
  test.use({javaScriptEnabled: false});

  test('the shop searches instead', async ({page}) => {
    await page.goto('/faq');
    await page.getByRole('banner').getByRole('link', {name: 'Buscar'}).click();
    await page.getByRole('searchbox', {name: 'Buscar en la tienda'}).fill('ayuno');
    await page.getByRole('button', {name: 'Buscar'}).click();
    await expect(page).toHaveURL(/\/tienda\?q=ayuno$/);
    await expect(
      page.getByRole('link', {name: 'Ayuno intermitente sin complicaciones'}),
    ).toBeVisible();
  });
});
