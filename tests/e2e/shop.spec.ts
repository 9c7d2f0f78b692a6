import type {Page} from '@playwright/test';
import {contentOf, expectAccessible} from './support/accessibility';
import {expect, test} from './support/test';
import {visit} from './support/visit';

const cardsOf = (page: Page) =>
  page.getByRole('list', {name: 'Productos de la tienda'}).getByRole('article');
const robotsOf = (page: Page) => page.locator('meta[name=robots]');
const canonicalOf = (page: Page) => page.locator('link[rel=canonical]');

/** On a phone the filters are folded. */
async function openFilters(page: Page): Promise<void> {
  const summary = page.getByText('Filtrar y ordenar');
  if (await summary.isVisible()) await summary.click();
}

test('a choice takes effect at once, returns to page 1 and keeps the focus', async ({page}) => {
  await visit(page, '/tienda?pagina=3');
  await openFilters(page);
  const niche = page.getByLabel('Nicho');
  await niche.focus();
  await niche.selectOption('01-salud-y-deportes');
  await expect(page).toHaveURL(/\/tienda\?nicho=01-salud-y-deportes$/);
  await expect(page.getByText('25 productos • Página 1 de 2')).toBeVisible();
  await expect(niche).toBeFocused();
  await expect(robotsOf(page)).toHaveAttribute('content', 'noindex, follow');
  await expect(canonicalOf(page)).toHaveAttribute('href', /\/tienda$/);

  await page.getByLabel('Ordenar por').selectOption({label: 'Precio, menor a mayor'});
  await expect(page).toHaveURL(/\?nicho=01-salud-y-deportes&orden=precio$/);
  // The router writes the address before React has put the new list on the page, which it does in steps.
  const next = page.getByRole('link', {name: 'Siguiente'});
  await expect(next).toHaveAttribute('href', /&orden=precio&pagina=2$/);
  await next.click();
  await expect(page).toHaveURL(/\?nicho=01-salud-y-deportes&orden=precio&pagina=2$/);
});

test('says when nothing matches and leads back to all', async ({page}) => {
  await visit(page, '/tienda?q=xyzxyz');
  await expect(page.getByRole('heading', {name: 'No se encontraron productos'})).toBeVisible();
  await expectAccessible(page, contentOf(page));
  await page.getByRole('link', {name: 'Ver todos los productos'}).click();
  await expect(cardsOf(page)).toHaveCount(24);
});

test('a minimum price that is no number is reported at its field, and nothing is lost', async ({
  page,
}) => {
  await visit(page, '/tienda');
  await openFilters(page);
  const min = page.getByLabel('Precio mínimo');
  await min.fill('barato');
  await page.getByRole('searchbox', {name: 'Título o tema'}).fill('ayuno');
  await page.keyboard.press('Enter');
  await expect(min).toBeFocused();
  await expect(min).toHaveAttribute('aria-invalid', 'true');
  await expect(min).toHaveAccessibleDescription('Escribe solo números, por ejemplo 12.50');
  expect(await min.evaluate((field: HTMLInputElement) => field.validity.patternMismatch)).toBe(
    true,
  );
  const error = page
    .getByRole('alert')
    .filter({hasText: 'Escribe solo números, por ejemplo 12.50'});
  await expect(error).toBeVisible();
  await expectAccessible(page, page.getByRole('search', {name: 'Buscar y filtrar productos'}));
  await expect(page).toHaveURL(/\/tienda$/);
  // A choice takes effect, and what is still to be mended stays.
  const niche = page.getByLabel('Nicho');
  await niche.focus();
  await niche.selectOption('01-salud-y-deportes');
  await expect(page).toHaveURL(/\?q=ayuno&nicho=01-salud-y-deportes$/);
  await expect(niche).toBeFocused();
  await expect(min).toHaveValue('barato');
  await expect(error).toBeVisible();
  await page.getByRole('link', {name: 'Quitar todos'}).click();
  await expect(page).toHaveURL(/\/tienda$/);
  await expect(min).toHaveValue('');
  await expect(error).toBeHidden();
  await min.fill(' 5,50 ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?min=5\.5$/);
  await expect(min).toHaveValue('5.5');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the header leads to the search; the form filters and sorts, whatever stands in a field', async ({
    page,
  }) => {
    await page.goto('/faq');
    await page.getByRole('banner').getByRole('link', {name: 'Buscar'}).click();
    await openFilters(page);
    await page.getByLabel('Precio mínimo').fill('barato');
    await page.getByRole('searchbox', {name: 'Título o tema'}).fill('ayuno');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/tienda\?q=ayuno$/);
    await expect(
      page.getByRole('link', {name: 'Ayuno intermitente sin complicaciones'}),
    ).toBeVisible();

    await page.goto('/tienda');
    await openFilters(page);
    await page.getByLabel('Nicho').selectOption('03-mascotas');
    await page.getByLabel('Ordenar por').selectOption({label: 'Nombre, A a Z'});
    await page.getByRole('button', {name: 'Aplicar'}).click();
    await expect(page).toHaveURL(/\/tienda\?nicho=03-mascotas&orden=nombre$/);
    await expect(page.getByText('5 productos • Página 1 de 1')).toBeVisible();
    await expect(cardsOf(page)).toHaveCount(5);
  });
});
