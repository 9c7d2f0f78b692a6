/** From a guest's payment to the library, its files, certificates and a refund, with nothing but the mailed link. */
import {readFile} from 'node:fs/promises';
import type {Page} from '@playwright/test';
import {expectAccessible} from '../support/accessibility';
import {newEmail} from '../support/account';
import {addProduct, cartLink, payHosted} from '../support/cart';
import {openDocx, openPdf} from '../support/opened-files';
import {expect, test} from '../support/test';
import {visit} from '../support/visit';

test.use({withSupabase: true});

test('a guest buys two products, opens them by mail, and loses one to its refund', async ({
  page,
  context,
  emulator,
  supabase,
}) => {
  const email = newEmail();
  for (const handle of ['producto-01', 'producto-05']) {
    await addProduct(page, handle);
  }
  await cartLink(page, 2).click();
  const [hosted] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', {name: 'Finalizar Compra'}).click(),
  ]);
  // A cart that is left before the checkout has opened closes its empty tab.
  await expect(hosted.getByRole('button', {name: 'Pagar ahora'})).toBeVisible();
  await page.goto('about:blank');
  await payHosted(hosted, {name: 'Lucía', email});
  // The hosted page leads nowhere; once the order is recorded, the next visit of the shop hears of it.
  await hosted.close();
  await expect.poll(() => supabase.lastLink(email).catch(() => '')).not.toBe('');
  await visit(page, '/');
  await expect(cartLink(page, 0)).toBeVisible();
  await expect(page.getByRole('status').getByText('Tus archivos están listos')).toBeVisible();
  await visit(page, '/carrito');
  await expect(page.getByRole('heading', {name: /^Gracias\. Tu pago/})).toBeVisible();
  await page.goto(await emulator.orderLink(email));
  await expect(page.getByText('Quitamos de tu carrito lo que pagaste')).toBeVisible();

  const order = page.getByRole('region', {name: 'Tus productos están listos'});
  // The last list is what was paid; the files come before it, as soon as their code has loaded.
  const paidLines = order.getByRole('list').last().getByRole('listitem');
  await expect(paidLines).toHaveCount(2, {timeout: 20_000});
  await order.getByRole('link', {name: 'Ir a Mis productos'}).click();
  await page.getByText('Busca con tu número de pedido').click();
  await expect(page.getByRole('heading', {name: 'No encuentro mi compra'})).toBeVisible();

  await page.goto(await supabase.lastLink(email));
  const yes = page.getByRole('button', {name: /^Sí, abrir mis productos/});
  const cards = page.getByRole('article');
  await expect(yes.or(cards.first())).toBeVisible();
  if (await yes.isVisible()) await yes.click();
  await expect(cards).toHaveCount(2);
  await expectAccessible(page);

  const titles = await cards.getByRole('heading', {level: 2}).allTextContents();
  const download = async (card: number, file: string) => {
    const [asked, started] = await Promise.all([
      page.waitForRequest(/purchases\/download$/),
      page.waitForEvent('download'),
      cards
        .nth(card)
        .getByRole('button', {name: new RegExp(`Descargar ${file}`)})
        .click(),
    ]);
    expect(started.suggestedFilename()).toBe(`${titles[card]} - ${file}`);
    return {asked, bytes: await readFile(await started.path())};
  };
  const {bytes: bought} = await download(0, 'ebook.pdf');
  const pdf = await openPdf(bought);
  expect(pdf.title).toBe(titles[0]);
  expect(pdf.pages).toBeGreaterThan(30);
  const {asked, bytes: editable} = await download(1, 'editable.docx');
  expect(openDocx(editable)).toContain(titles[1]);
  const again = () =>
    context.request.post(asked.url(), {
      headers: {authorization: asked.headers()['authorization'] ?? ''},
      data: asked.postDataJSON() as object,
    });
  expect((await again()).status()).toBe(200);

  await cards.first().getByText('Escribir una reseña').click();
  await cards.first().getByRole('radio', {name: '4 estrellas'}).check();
  await cards.first().getByLabel('Mostrar mi nombre').check();
  await cards.first().getByLabel('Nombre que se publica').fill('Lucía');
  await expectAccessible(page);
  await cards.first().getByRole('button', {name: 'Enviar reseña'}).click();
  const review = cards.first().getByText('Reseña enviada. La revisamos antes de publicarla.');
  await expect(review).toBeVisible();
  await page.reload();
  await expect(review).toBeVisible();

  const paths = await cards
    .getByRole('link', {name: 'Certificado'})
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

  const done = cards.first().getByRole('listitem').filter({hasText: 'Hecho:'});
  await expect(done).toHaveText(/Descargar los archivos/);
  const paid = (await emulator.orders()).find((each) => each.email === email);
  const placed = paid?.number ?? '';
  await emulator.refund(placed, paid?.lines[1]?.id ?? '');
  await expect(async () => {
    await page.reload();
    await expect(cards.nth(1).getByText('Reembolsado', {exact: true})).toBeVisible({timeout: 2000});
  }).toPass();
  await expect(cards.nth(1).getByRole('button')).toHaveCount(0);
  expect((await again()).status(), 'the download of what was given back').toBe(403);
  await expect(cards.first().getByRole('button', {name: /Descargar/})).toHaveCount(5);

  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    cards
      .first()
      .getByRole('button', {name: /en un ZIP$/})
      .click(),
  ]);
  expect(zip.suggestedFilename()).toBe(`${titles[0]}.zip`);
  const zipped = (await readFile(await zip.path())).toString('latin1');
  for (const name of ['ebook.pdf', 'editable.docx', 'pagina-de-venta.html']) {
    expect(zipped).toContain(`- ${name}`);
  }

  await cards.first().getByRole('link', {name: 'Recibo'}).click();
  await expect(page.getByRole('heading', {name: `Recibo del pedido ${placed}`})).toBeVisible();
  await expectOnePage(page);

  const [kept = '', revoked = ''] = paths;
  await visit(page, revoked);
  await expect(page.getByRole('alert').filter({hasText: 'Revocado'})).toBeVisible();
  await expect(page.getByText('Firma auténtica')).toBeVisible();
  await visit(page, kept);
  await expect(page.getByRole('status').filter({hasText: 'Vigente'})).toBeVisible();
  await expect(page.getByRole('img', {name: /^Código QR/})).toBeVisible();
  await expectOnePage(page);

  // What a platform's reviewer does with the link: files that they were sent are looked up here.
  const received = {mimeType: 'application/pdf', buffer: bought};
  await page.getByLabel('Elegir archivos').setInputFiles([
    {name: 'recibido.pdf', ...received},
    {name: 'otro.pdf', ...received, buffer: Buffer.concat([bought, Buffer.from(' ')])},
  ]);
  await expect(page.getByText('recibido.pdf: Es ebook.pdf, versión 1')).toBeVisible();
  await expect(page.getByText('otro.pdf: No es ninguno')).toBeVisible();
  await expectAccessible(page);
  const [dossier] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', {name: 'Descargar expediente (.zip)'}).click(),
  ]);
  expect(dossier.suggestedFilename()).toBe(`Expediente - ${titles[0]}.zip`);

  const credential = await (await page.request.get(`${kept}/credencial.jwt`)).text();
  await visit(page, '/certificado');
  const verify = async (text: string) => {
    await page.getByLabel('Código de comprobación').fill(text);
    await page.getByRole('button', {name: 'Verificar'}).click();
  };
  const at = credential.length - 20;
  const other = credential[at] === 'A' ? 'B' : 'A';
  await verify(credential.slice(0, at) + other + credential.slice(at + 1));
  await expect(page.getByText('La firma no coincide')).toBeVisible();
  await verify(credential.replace(/.{70}/g, '$&\n'));
  await expect(page.getByText('Firma auténtica')).toBeVisible();
  await expect(page.getByRole('link', {name: 'Ver el certificado'})).toHaveAttribute('href', kept);
  await verify(new URL(kept, page.url()).href);
  await expect(page).toHaveURL(new RegExp(`${kept}$`));
});

/** On paper: one page, without the header and footer of the site. */
async function expectOnePage(page: Page): Promise<void> {
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await page.emulateMedia({media: null});
  expect((await openPdf(await page.pdf({format: 'A4'}))).pages).toBe(1);
}
