/** The tab that started the checkout shows the files as soon as another tab has paid: no mail, no account. */
import {readFile} from 'node:fs/promises';
import {expectAccessible} from '../support/accessibility';
import {newEmail} from '../support/account';
import {addProduct, cartLink, payHosted} from '../support/cart';
import {openPdf} from '../support/opened-files';
import {expect, test} from '../support/test';
import {visit} from '../support/visit';

test.use({withSupabase: true});

test('a guest pays in another tab, whose webhook is lost, and downloads in the first one, and on the thank-you page', async ({
  page,
  context,
  emulator,
  browser,
  baseURL,
  shop,
}) => {
  const email = newEmail();
  const title = await addProduct(page, 'producto-07');
  await cartLink(page, 1).click();
  const [hosted] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', {name: 'Finalizar Compra'}).click(),
  ]);
  const faults = `${shop.emulatorUrl}/__emulator/webhook-faults`;
  await fetch(faults, {method: 'POST', body: '{"kind": "lost", "times": 2}'});
  await payHosted(hosted, {name: 'Lucía', email});
  await hosted.close();

  const bought = page.getByRole('region', {name: 'Tu compra'});
  await expect(page.getByRole('heading', {name: 'Gracias. Tu pago está confirmado.'})).toBeVisible({
    timeout: 20_000,
  });
  await expect(bought.getByRole('heading', {name: title})).toBeVisible();
  await expect(bought.getByText(`También te enviamos el enlace a ${email[0]}•••••@`)).toBeVisible();
  await expect(page.getByText('Tu carrito está vacío')).toHaveCount(0);
  await expectAccessible(page);
  const [started] = await Promise.all([
    page.waitForEvent('download'),
    bought.getByRole('button', {name: /Descargar ebook\.pdf/}).click(),
  ]);
  expect((await openPdf(await readFile(await started.path()))).title).toBe(title);

  const address = await emulator.orderLink(email);
  await page.goto(address);
  const order = page.getByRole('region', {name: 'Tus productos están listos'});
  await expect(order.getByRole('button', {name: /Descargar ebook\.pdf/})).toBeVisible({
    timeout: 20_000,
  });
  await expectAccessible(page);

  // A copied address opens nothing in another browser.
  const other = await browser.newContext({baseURL});
  const elsewhere = await other.newPage();
  await visit(elsewhere, address);
  await expect(elsewhere.getByRole('region', {name: 'Tus productos están listos'})).toBeVisible({
    timeout: 20_000,
  });
  await expect(elsewhere.getByRole('button', {name: /Descargar/})).toHaveCount(0);
  await other.close();
});
