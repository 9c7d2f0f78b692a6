/** 'Tu versión': the whole edition of the sample book, made in the browser, with nothing sent. */
import {strFromU8, unzipSync} from 'fflate';
import {randomBytes} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {PDFDocument} from 'pdf-lib';
import {expect, test} from './support/test';
import {visit} from './support/visit';

test('brands the sample book on the device', async ({page}) => {
  test.slow();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || /L%C3%BAcida|Lúcida/.test(request.url()))
      sent.push(request.url());
  });
  await visit(page, '/tu-version');
  await page.getByRole('button', {name: 'Hacer mi versión'}).click();
  await expect(page.getByRole('alert').filter({hasText: /./}).first()).toContainText(
    'Escribe el nombre de tu marca.',
  );
  await page.getByRole('textbox', {name: 'Nombre de tu marca'}).fill('Casa Lúcida');
  await page.getByRole('textbox', {name: 'Correo o WhatsApp'}).fill('hola@casalucida.example');
  await page.getByRole('radio', {name: 'Diagonal'}).check({force: true});
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/sample-book/*.docx', (route) => released.then(() => route.continue()));
  await page.getByRole('button', {name: 'Usar el libro de muestra'}).click();
  await page.getByRole('button', {name: 'Hacer mi versión'}).click();
  await expect(page.getByText('Espera un momento: todavía llegan archivos.')).toBeVisible();
  release();
  await expect(page.getByRole('button', {name: 'Quitar mananas-con-calma.pdf'})).toBeVisible();
  await expect(page.getByRole('img', {name: 'Portada: Mañanas con calma'})).toBeVisible();
  await page.getByRole('button', {name: 'Hacer mi versión'}).click();
  await expect(page.getByText('Tu versión está lista')).toBeFocused({timeout: 60_000});
  const download = page.waitForEvent('download');
  await page.getByRole('link', {name: 'Descargar todo (.zip)'}).click();
  const zip = unzipSync(new Uint8Array(readFileSync(await (await download).path())));
  expect(Object.keys(zip).sort()).toEqual([
    ...['imagenes/historia-1080x1920.jpg', 'imagenes/instagram-1080x1080.jpg'],
    ...['imagenes/maqueta-3d.png', 'imagenes/whatsapp-1200x630.jpg', 'mananas-con-calma.docx'],
    ...['mananas-con-calma.epub', 'mananas-con-calma.pdf', 'pagina-de-venta.html'],
    ...['portada/portada-1600x2560.jpg', 'portada/portada-imprenta-300ppp.jpg'],
    ...['textos/antes-de-publicar.txt', 'textos/hotmart.txt', 'textos/pagina-propia.md'],
    ...['textos/shopify.csv'],
  ]);
  const pdf = await PDFDocument.load(zip['mananas-con-calma.pdf'] ?? new Uint8Array());
  expect(pdf.getAuthor()).toBe('Casa Lúcida');
  const text = unzipSync(zip['mananas-con-calma.docx'] ?? new Uint8Array())['word/document.xml'];
  expect(strFromU8(text ?? new Uint8Array())).toContain('Contacto: hola@casalucida.example');
  await page.getByRole('button', {name: 'Cambiar datos'}).click();
  await expect(page.getByRole('heading', {name: 'Tus archivos'})).toBeInViewport();

  // A photograph as logo, with noise that no format makes small, and what is known after the next visit.
  await page.getByLabel('Elegir mi logo').setInputFiles({
    ...{name: 'foto.bmp', mimeType: 'image/bmp', buffer: noise(900)},
  });
  await expect(page.getByRole('button', {name: 'Quitar el logo'})).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', {name: 'Quitar el logo'})).toBeVisible();
  await expect(page.getByRole('textbox', {name: 'Nombre de tu marca'})).toHaveValue('Casa Lúcida');
  expect(sent).toEqual([]);
});

/** A square bitmap of random colours. */
function noise(side: number): Buffer {
  const header = Buffer.alloc(54);
  header.write('BM');
  const fields = {2: 54 + side * side * 3, 10: 54, 14: 40, 18: side, 22: side, 26: (24 << 16) | 1};
  for (const [at, value] of Object.entries(fields)) header.writeUInt32LE(value, Number(at));
  return Buffer.concat([header, randomBytes(side * side * 3)]);
}
