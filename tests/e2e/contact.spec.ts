/** The help form of the thank-you page: what is stored, and that no failure loses what was typed. */
import type {Page} from '@playwright/test';
import {expectAccessible} from './support/accessibility';
import {expect, test} from './support/test';
import {visit} from './support/visit';

test.use({withSupabase: true});

const ADDRESS = '/gracias?order=RP-1001&name=Ana';
const MESSAGE = 'Hola:\n¿dónde está mi «descarga»? <b>Gracias</b> 😀';
let visitor = 0;

const form = (page: Page) => page.getByRole('region', {name: '¿Necesitas ayuda?'});
const send = (page: Page) => form(page).getByRole('button', {name: /^Envi/});

async function openForm(page: Page) {
  await visit(page, ADDRESS);
  visitor += 1;
  return `ana.${process.pid}.${visitor}@ejemplo.com`;
}

async function fill(page: Page, email: string, message = MESSAGE) {
  await form(page).getByLabel('Nombre').fill('Ana Pérez');
  await form(page).getByLabel('Email').fill(email);
  await form(page).getByLabel('Mensaje').fill(message);
}

async function expectFields(page: Page, name: string, email: string, message: string) {
  await expect(form(page).getByLabel('Nombre')).toHaveValue(name);
  await expect(form(page).getByLabel('Email')).toHaveValue(email);
  await expect(form(page).getByLabel('Mensaje')).toHaveValue(message);
}

async function expectSamePage(page: Page) {
  await expect(page).toHaveURL(/\/gracias\?order=RP-1001&name=Ana/);
  await expect(page.getByRole('heading', {level: 1, name: '¡Gracias, Ana!'})).toBeVisible();
  await expect(page.getByText('Número de pedido: RP-1001')).toBeVisible();
}

// Without scripts: the withdrawal below, and what the server answers in tests/unit/server/contact/contact.test.ts.
test('missing fields are asked for, what is there stays, and is then stored as typed', async ({
  page,
  supabase,
  problems,
}) => {
  problems.allow(/status of (400|503)/);
  const email = await openForm(page);
  await fill(page, email, '   ');
  await send(page).click();
  await expect(form(page).getByText('Por favor completa todos los campos')).toBeInViewport();
  await expect(form(page).getByRole('alert').getByRole('link')).toHaveText(['Mensaje']);
  await expect(form(page).getByLabel('Mensaje')).toHaveAccessibleDescription('Falta este dato');
  await expectFields(page, 'Ana Pérez', email, '   ');
  await expectSamePage(page);
  expect(await supabase.messagesFrom(email)).toEqual([]);

  await fill(page, email);
  await test.step('a backend that fails loses nothing', async () => {
    await supabase.injectFault({kind: 'http', service: 'rest'});
    const answered = page.waitForResponse((response) => response.status() === 503);
    await send(page).click();
    await answered;
    await expect(form(page).getByText('Error al enviar el mensaje')).toBeInViewport();
    await expect(form(page).getByText('Por favor intenta nuevamente.')).toBeVisible();
    await expectFields(page, 'Ana Pérez', email, MESSAGE);
    await supabase.clearFaults();
  });
  await send(page).click();
  await expect(form(page).getByText('¡Mensaje enviado!')).toBeInViewport();
  await expect(form(page).getByText('Nos pondremos en contacto contigo pronto.')).toBeVisible();
  await expectFields(page, '', '', '');
  await expectSamePage(page);
  expect(await supabase.messagesFrom(email)).toEqual([
    {name: 'Ana Pérez', email, message: MESSAGE},
  ]);
  await expectAccessible(page, form(page));
});

test.describe('a withdrawal, without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('is one form and a number, told on the page and by mail', async ({
    page,
    supabase,
    problems,
  }) => {
    problems.allow(/status of 400/);
    const email = `ana.${process.pid}.retira@ejemplo.com`;
    await page.goto('/arrepentimiento');
    const main = page.getByRole('main');
    await main.getByLabel('Libro de Reclamaciones').check();
    await main.getByLabel('Nombre completo').fill('Ana Pérez');
    await main.getByLabel('Correo').fill(email);
    await main.getByLabel('Cuéntanos qué pasó y qué necesitas').fill('Un archivo no abre.');
    await main.getByRole('button', {name: 'Enviar solicitud'}).click();
    await expect(
      main.getByText('El Libro de Reclamaciones pide tu documento y tu domicilio'),
    ).toBeInViewport();
    const document = main.getByLabel('Documento de identidad');
    await expect(document).toHaveAccessibleDescription('Falta este dato');
    await main.getByRole('link', {name: 'Documento de identidad'}).click();
    await expect(document).toBeFocused();
    await document.fill('12345678');
    await main.getByLabel('Domicilio', {exact: true}).fill('Jr. Ejemplo 1, Lima');
    await main.getByRole('button', {name: 'Enviar solicitud'}).click();
    await expect(main.getByRole('heading', {name: 'Recibimos tu solicitud'})).toBeVisible();
    const number = await main.getByText(/^R-\d{8}-\w{6}$/).innerText();
    await expect(main.getByText(/^Te enviamos el comprobante por correo/)).toBeVisible();
    expect(await supabase.subjectsTo(email)).toEqual([`Comprobante de tu solicitud ${number}`]);
  });
});
