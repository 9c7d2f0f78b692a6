/** With JavaScript off, what a page has to say is all there, and its links lead on. */
import {faq} from '../../app/content/faq';
import {CATEGORY, PRODUCT} from './support/addresses';
import {expect, test} from './support/test';

test.use({javaScriptEnabled: false});

test('the home page shows its products, benefits and categories, the cart why it cannot be shown, and an address opens its answer', async ({
  page,
}) => {
  await page.goto('/');
  for (const shelf of ['Productos seleccionados para ti', 'Productos subidos recientemente']) {
    const cards = page.getByRole('list', {name: shelf}).getByRole('article');
    await expect(cards).toHaveCount(12);
    await expect(cards.first().getByRole('heading')).toBeVisible();
  }
  await expect(page.getByRole('heading', {name: 'Explora Nuestras Categorías'})).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', {name: /\d+ productos$/})).toHaveCount(6);
  await expect(page.getByText('Pago único', {exact: true}).first()).toBeVisible();
  for (const call of ['Ver Productos', 'Comenzar Ahora']) {
    const link = page.getByRole('link', {name: call}).first();
    await expect(link).toHaveAttribute('href', '/ebooks-plr');
  }
  await page.goto('/carrito');
  await expect(page.getByText(/Activa JavaScript para verlo y pagar/)).toBeVisible();
  await page.goto('/faq#derechos');
  const rights = faq.find(({id}) => id === 'derechos')?.answer[0] ?? 'no such question';
  await expect(page.getByText(rights)).toBeVisible();
});

test('the pages of a category can be walked forth and back, and a card leads to its product', async ({
  page,
}) => {
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

  const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
  const title = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', {level: 1, name: title})).toBeVisible();
});

test('a product shows all three parts of its description, and compared ones no row that only a script could use', async ({
  page,
}) => {
  await page.goto(PRODUCT);
  for (const part of ['Descripción', 'Incluye', 'Importante']) {
    await expect(page.getByRole('heading', {name: part, exact: true})).toBeVisible();
  }
  await expect(page.getByText(/^Para comprar, activa JavaScript/)).toBeVisible();
  await expect(page.getByRole('heading', {name: 'Productos Relacionados'})).toBeVisible();

  await page.goto('/comparar?p=producto-01.producto-02');
  await expect(page.getByRole('rowheader', {name: 'Precio'})).toBeVisible();
  await expect(page.getByRole('rowheader', {name: 'Comprar'})).toHaveCount(0);
});
