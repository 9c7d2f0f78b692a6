/**
 * What a screen reader reads in twelve journeys, in its order, kept as golden files in `tests/e2e/transcripts`. Whoever
 * changes one reads it as somebody who sees nothing hears it; `--update-snapshots` writes it anew.
 */
import type {Locator, Page} from '@playwright/test';
import {form, openTab} from './support/account';
import {CATEGORY, PRODUCT} from './support/addresses';
import {addButton, cartLines} from './support/cart';
import {expect, test} from './support/test';
import {transcript} from './support/transcript';
import {visit} from './support/visit';

test.use({withSupabase: true});

async function expectRead(area: Locator, name: string): Promise<void> {
  await area.page().evaluate(() => document.fonts.ready);
  expect.soft(await transcript(area), name).toMatchSnapshot(`${name}.txt`);
}

/** A list with a facet waits for the index, without which a search is the provider's and no filter is counted. */
const untilIndexed = (page: Page) => page.request.get('/tienda?publico=mujeres');

const body = (page: Page) => page.locator('body');
const main = (page: Page) => page.getByRole('main');

test('home, category, product, cart, hand-off, wishlist', async ({page}) => {
  await page.addInitScript(() => {
    Math.random = () => 0;
    window.open = () => null;
  });
  await visit(page, '/');
  await expectRead(body(page), '01-home');
  await visit(page, CATEGORY);
  const heart = main(page)
    .getByRole('article')
    .first()
    .getByRole('button', {name: /favoritos$/});
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expectRead(main(page), '01-category');
  await visit(page, PRODUCT);
  await expectRead(main(page), '01-product');

  await addButton(page).click();
  const toast = page.getByRole('status').filter({hasText: 'Producto agregado al carrito'});
  await expect(toast.getByRole('button', {name: 'Cerrar aviso'})).toBeVisible();
  await expectRead(toast, '02-added');
  await visit(page, '/carrito');
  await expect(cartLines(page)).toHaveCount(1);
  await expect(main(page).getByText(/^Una oferta/)).toBeVisible();
  await expectRead(main(page), '02-cart');

  await page.getByRole('button', {name: 'Finalizar Compra'}).click();
  await expect(page.getByText('Tu pago está listo')).toBeVisible();
  await expectRead(page.getByRole('region', {name: 'Resumen de la compra'}), '03-hand-off');

  await visit(page, '/wishlist');
  await expect(main(page).getByRole('article')).toHaveCount(1);
  await expectRead(main(page), '06-wishlist');
});

test('search, chat, questions, licence', async ({page}) => {
  await untilIndexed(page);
  await visit(page, '/faq');
  await page.keyboard.press('/');
  const search = page.getByRole('dialog', {name: 'Buscar Productos'});
  await search.getByRole('combobox').fill('ayuno');
  await expect(search.getByRole('option').first().locator('mark').first()).toHaveText(/Ayuno/);
  // Of the first products some were found before the whole shop answered, and their number may have been said.
  await expect(search.getByRole('status')).toHaveText('3 productos encontrados');
  await expectRead(search, '04-search');
  await page.keyboard.press('Escape');

  await page.getByRole('button', {name: 'Abrir chat con SofIA'}).click();
  const chat = page.getByRole('dialog', {name: 'SofIA - Tu asistente PLR'});
  await chat.getByRole('textbox').fill('Ayuno intermitente sin complicaciones');
  await chat.getByRole('textbox').press('Enter');
  await expect(chat.getByRole('link').first()).toBeVisible();
  await expectRead(chat, '10-chat');
  await page.keyboard.press('Escape');

  await page.getByRole('heading', {name: '¿Qué significa PLR?'}).click();
  await expect(main(page).getByRole('button', {expanded: true})).toHaveCount(1);
  await expectRead(main(page), '12-questions');
  await visit(page, '/licencia');
  await expectRead(main(page), '12-licence');
});

test('who asks for more time has ten times as long', async ({page}) => {
  await visit(page, '/accesibilidad');
  await page.getByRole('checkbox', {name: 'Diez veces más tiempo'}).check();
  await expect(page.getByText(/^Listo: ahora duran/)).toBeVisible();
  await visit(page, PRODUCT);
  await expect(page.getByRole('timer').first()).toHaveText(/^2:2\d:\d\d$/);
});

test('filters, reader, sign-in, contact, thanks', async ({page, problems}) => {
  // The account backend refuses an unknown person, as it should.
  problems.allow(/status of 40\d/);
  await untilIndexed(page);
  await visit(page, '/tienda');
  await page.getByText('Filtrar y ordenar').click();
  await page.getByRole('combobox', {name: 'Nicho'}).selectOption('03-mascotas');
  await expect(page.getByRole('button', {name: 'Ver 5 productos'})).toBeVisible();
  await page.getByText('Más filtros').click();
  await expectRead(main(page), '05-filters');

  await visit(page, '/producto/producto-05');
  await page.getByRole('link', {name: 'Hojear', exact: true}).click();
  const reader = page.getByRole('dialog', {name: 'Hojear'});
  await expect(reader.getByRole('status').filter({hasText: '1 de 8'})).toBeAttached();
  await expectRead(reader, '09-reader');

  await visit(page, '/auth');
  await openTab(page, 'Iniciar Sesión');
  const fields = form(page, 'Iniciar Sesión');
  await fields.email.fill('nadie@correo.test');
  await fields.password.fill('equivocada');
  await fields.send.click();
  await expect(page.getByRole('alert')).toContainText('Credenciales inválidas');
  await expectRead(main(page), '07-sign-in');

  await visit(page, '/contacto');
  await main(page)
    .getByRole('button', {name: /^Enviar/})
    .click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expectRead(main(page), '08-contact');

  await visit(page, '/gracias?order=RP-1001&name=Ana');
  await expectRead(main(page), '11-thanks');
  await visit(page, '/mis-productos');
  await expect(main(page).getByText('Buscando tus productos…')).toHaveCount(0);
  await expectRead(main(page), '11-library');
});
