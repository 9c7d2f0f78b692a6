/** 'Hojear': an ebook is read before it is bought, over its page, and on a page of its own without script. */
import {expectAccessible} from './support/accessibility';
import {expect, test} from './support/test';
import {reload, visit} from './support/visit';

const BOOK = '/producto/producto-05';

test('a book is opened, turned, bought from, and found where it was left', async ({page}) => {
  await visit(page, BOOK);
  const link = page.getByRole('link', {name: 'Hojear', exact: true});
  const reader = page.getByRole('dialog', {name: 'Hojear'});
  const position = reader.getByRole('status').filter({hasText: / de 8$/});
  await link.click();
  await expect(position).toHaveText('Portada, 1 de 8');
  await page.keyboard.press('ArrowRight');
  await expect(position).toHaveText('Contenido, 2 de 8');
  await expect(reader.getByRole('heading', {name: 'Contenido'})).toBeInViewport();
  await reader.getByRole('button', {name: 'Leer la muestra'}).click();
  await expect(position).toHaveText('Muestra, página 1 de 4, 3 de 8');
  const text = reader.getByText('Rosaura llega al parque');
  await expect(text).toBeInViewport();
  const size = () => text.evaluate((node) => parseFloat(getComputedStyle(node).fontSize));
  const before = await size();
  await reader.getByRole('button', {name: 'Letra más grande'}).click();
  await expect.poll(size).toBeGreaterThan(before);
  await expectAccessible(page);
  await reader.getByRole('button', {name: 'Agregar al carrito'}).click();
  await reader.getByRole('button', {name: 'En el carrito'}).click();
  // The toast covers the dialog, which stays open when the toast is closed.
  await page.getByRole('button', {name: 'Cerrar aviso'}).click();
  await expect(page.getByText('Este producto ya está en tu carrito')).toBeHidden();
  await expect(position).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(reader).toBeHidden();
  await expect(link).toBeFocused();

  await reload(page);
  await link.click();
  await expect(position).toHaveText('Muestra, página 1 de 4, 3 de 8');

  // A phone's Back is a request to close of which the page hears no key; so is an Escape that it does not hear.
  await page.evaluate(() => {
    const silence = (event: KeyboardEvent) => event.stopImmediatePropagation();
    window.addEventListener('keydown', silence, {capture: true, once: true});
  });
  await page.keyboard.press('Escape');
  await expect(reader).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${BOOK}$`));
  await expect(link).toBeFocused();
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('the link leads to a page with all of it, and that leads back', async ({page}) => {
    await page.goto(BOOK);
    await page.getByRole('link', {name: 'Hojear', exact: true}).click();
    await expect(page).toHaveURL(/\/producto\/producto-05\/hojear$/);
    const main = page.getByRole('main');
    await expect(main.getByRole('region')).toHaveCount(8);
    await expect(main.getByText('Después de los diez: elige tu siguiente reto')).toBeVisible();
    await expect(main.getByText('Repetir no es reprobar.')).toBeVisible();
    await expect(main.getByRole('article', {name: 'Certificado de licencia'})).toBeVisible();
    await expect(main.getByText('Grupo de soporte con videolecciones')).toBeVisible();
    await main.getByRole('link', {name: 'Ver el libro en la tienda'}).click();
    await expect(page).toHaveURL(/\/producto\/producto-05$/);
  });
});
