/** With JavaScript off, what a page has to say is all there, and its links lead on. */
import {faq} from '../../app/content/faq';
import {CATEGORY, PRODUCT} from './support/addresses';
import {expect, test} from './support/test';

test.use({javaScriptEnabled: false});

test('the home page shows its products, benefits and categories, and the cart why it cannot be shown', async ({
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

test('a category leads down to its subcategories, and they lead up', async ({page}) => {
  await page.goto('/category/03-mascotas');
  const ways = page.getByRole('navigation', {name: 'Subcategorías de Mascotas'});
  await expect(ways.getByRole('link')).toHaveText(['Perros', 'Gatos']);
  await ways.getByRole('link', {name: 'Perros'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Perros'})).toBeVisible();
  const trail = page.getByRole('navigation', {name: 'Ruta de navegación'});
  await expect(trail.getByRole('link')).toHaveText(['Inicio', 'Ebooks', 'Mascotas']);
  await trail.getByRole('link', {name: 'Mascotas'}).click();
  await expect(page).toHaveURL(/\/category\/03-mascotas$/);
});

test.describe('the pages of fixed content are whole', () => {
  test('the FAQ: a click opens an answer, and an address opens its own', async ({page}) => {
    await page.goto('/faq');
    for (const {question, answer} of faq) {
      const item = page.getByRole('group').filter({
        has: page.getByRole('heading', {name: question, exact: true}),
      });
      await item.getByRole('heading').click();
      for (const paragraph of answer) await expect(item.getByText(paragraph)).toBeVisible();
    }

    await page.goto('/');
    await page.goto('/faq#derechos');
    const rights = faq.find(({id}) => id === 'derechos')?.answer[0] ?? 'no such question';
    await expect(page.getByText(rights)).toBeVisible();
  });
});
