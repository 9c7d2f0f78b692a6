/** With JavaScript off, what a page has to say is all there, and its links lead on. */
import {CATEGORY, PRODUCT} from './support/pages';
import {expect, test} from './support/test';

test.use({javaScriptEnabled: false});

test('the home page shows its products, benefits and categories', async ({page}) => {
  await page.goto('/');
  for (const shelf of ['Productos seleccionados para ti', 'Productos subidos recientemente']) {
    const cards = page.getByRole('list', {name: shelf}).getByRole('article');
    await expect(cards).toHaveCount(12);
    await expect(cards.first().getByRole('heading')).toBeVisible();
  }
  await expect(page.getByRole('heading', {name: 'Explora Nuestras Categorías'})).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', {name: /\d+ productos$/})).toHaveCount(6);
  await expect(page.getByText('Pago único', {exact: true}).first()).toBeVisible();
});

test('the pages of a category can be walked forth and back', async ({page}) => {
  await page.goto(CATEGORY);
  const cards = page
    .getByRole('list', {name: 'Productos de Salud y Deportes'})
    .getByRole('article');
  await expect(page.getByText('Página 1 de 2')).toBeVisible();
  await expect(cards).toHaveCount(24);

  await page.getByRole('link', {name: 'Siguiente'}).click();
  await expect(page.getByText('Página 2 de 2')).toBeVisible();
  await expect(cards).toHaveCount(1);
  await expect(page.getByRole('link', {name: 'Siguiente'})).toBeDisabled();

  await page.getByRole('link', {name: 'Anterior'}).click();
  await expect(page.getByText('Página 1 de 2')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${CATEGORY}$`));
});

test('a card leads to its product', async ({page}) => {
  await page.goto(CATEGORY);
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
  const title = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', {level: 1, name: title})).toBeVisible();
});

test('a product shows all three parts of its description', async ({page}) => {
  await page.goto(PRODUCT);
  for (const part of ['Descripción', 'Incluye', 'Importante']) {
    await expect(page.getByRole('heading', {name: part, exact: true})).toBeVisible();
  }
  await expect(page.getByText(/^Para comprar, activa JavaScript/)).toBeVisible();
  await expect(page.getByRole('heading', {name: 'Productos Relacionados'})).toBeVisible();
});

test('the cart says why it cannot be shown', async ({page}) => {
  await page.goto('/carrito');
  await expect(page.getByText(/Activa JavaScript para verlo y pagar/)).toBeVisible();
});

test('an unknown path is a whole 404 page', async ({page, problems}) => {
  problems.allow(/status of 404/);
  const response = await page.goto('/no-existe');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('404', {exact: true})).toBeVisible();
  await expect(page.getByRole('heading', {name: 'Oops! Page not found'})).toBeVisible();
  await page.getByRole('main').getByRole('link', {name: 'Volver al inicio'}).click();
  await expect(page).toHaveURL(/\/$/);
});
