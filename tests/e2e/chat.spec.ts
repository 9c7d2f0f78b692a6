/** SofIA: the button, local matches, an answer and a failure. Every kind of answer: `use-send.test.tsx`. */
import type {Page} from '@playwright/test';
import {expectAccessible} from './support/accessibility';
import {CATEGORY} from './support/addresses';
import {expect, test} from './support/test';
import {hydrated, reload, visit} from './support/visit';

test.use({withSupabase: true});

const FAILED =
  'Lo siento, estoy teniendo problemas para responder. Por favor, intenta de nuevo en unos momentos.';
const button = (page: Page) => page.getByRole('button', {name: 'Abrir chat con SofIA'});
const panel = (page: Page) => page.getByRole('dialog', {name: 'SofIA - Tu asistente PLR'});
const input = (page: Page) => panel(page).getByRole('textbox', {name: 'Escribe tu mensaje'});
const log = (page: Page) => panel(page).getByRole('log', {name: 'Conversación con SofIA'});
const last = (page: Page) => log(page).getByRole('listitem').last();
/** Pictures and links of what she suggests. */
const suggestions = (page: Page) => last(page).locator('a[href^="/producto/"]');

async function openChat(page: Page, address = '/faq') {
  await visit(page, address);
  await button(page).click();
  await expect(panel(page)).toBeVisible();
}

async function say(page: Page, text: string) {
  await input(page).fill(text);
  await input(page).press('Enter');
}

test('the panel opens at the event of the window, on the home page too, which has no button', async ({
  page,
}) => {
  await visit(page, '/');
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(button(page)).toHaveCount(0);
  await page.evaluate(() => window.dispatchEvent(new Event('openSofia')));
  await expect(panel(page)).toBeVisible();
  await page.getByRole('button', {name: '¿Qué es PLR?'}).click();
  await expect(log(page).getByRole('listitem').nth(1)).toContainText('¿Qué es PLR?');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
});

test('a message that is in names of products finds them and leads there, and asks no backend', async ({
  page,
  isMobile,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openChat(page);
  await say(page, 'en casa');
  await expect(last(page)).toContainText('Encontré 6 productos');
  await expect(suggestions(page)).toHaveCount(3);
  await expectAccessible(page, panel(page));

  await say(page, 'KETO');
  await expect(last(page)).toContainText('¡Encontré exactamente lo que buscas!');
  await expect(suggestions(page)).toHaveCount(1);
  await suggestions(page).click();
  await expect(page).toHaveURL(/\/producto\/producto-02$/);
  await expect(page.getByRole('heading', {level: 1, name: /^Keto/})).toBeVisible();
  await expect(panel(page)).toBeVisible({visible: !isMobile});

  await test.step('and to the rest of many', async () => {
    if (isMobile) await button(page).click();
    await log(page).getByRole('link', {name: 'Buscar «en casa» en la tienda'}).click();
    await expect(page).toHaveURL(/\/tienda\?q=en\+casa/);
  });
  expect(asked.filter((url) => url.includes('sofia-chat'))).toEqual([]);
});

test('Enter sends; the backend answers what no name matches, fails, and is read as text', async ({
  page,
  supabase,
  problems,
}) => {
  problems.allow(/status of 503/);
  await openChat(page);
  await test.step('blank is ignored, Shift and Enter break the line', async () => {
    await say(page, '   ');
    await panel(page).getByRole('button', {name: 'Enviar mensaje'}).click();
    await expect(log(page).getByRole('listitem')).toHaveCount(1);
    await input(page).fill('¿Puedo');
    await input(page).press('Shift+Enter');
    await expect(input(page)).toHaveValue('¿Puedo\n');
    await input(page).fill('¿Puedo revender los derechos?');
    await input(page).press('Enter');
    await expect(input(page)).toHaveValue('');
  });
  await expect(last(page)).toContainText(/^SofIA: No/);
  await expect(log(page).getByText('Escribiendo...')).toHaveCount(0);
  await expect(log(page).getByRole('listitem')).toHaveCount(3);

  await test.step('she says that she failed, and goes on', async () => {
    await supabase.injectFault({kind: 'http', service: 'functions'});
    await say(page, '¿Qué es PLR?');
    await expect(last(page)).toContainText(FAILED);
    await supabase.clearFaults();
    await say(page, '¿Qué es PLR?');
    await expect(last(page)).toContainText('Private Label Rights');
  });

  await test.step('a word longer than the panel breaks, and markup is text', async () => {
    const response = `<img src=x onerror=alert(1)> **hola** ${'ja'.repeat(100)}`;
    await page.route('**/functions/v1/sofia-chat', (route) =>
      route.fulfill({json: {response}, headers: {'Access-Control-Allow-Origin': '*'}}),
    );
    await say(page, 'ja'.repeat(100));
    await expect(last(page)).toContainText(response);
    expect(await log(page).evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
  });
});

test('is kept through navigations and reloads, can be deleted, and shows its latest message', async ({
  page,
  isMobile,
}) => {
  await openChat(page, CATEGORY);
  await say(page, 'keto');
  await expect(suggestions(page)).toHaveCount(1);
  if (isMobile) await page.keyboard.press('Escape');
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/producto\//);
  await hydrated(page);
  if (isMobile) await button(page).click();
  await expect(suggestions(page)).toHaveCount(1);

  await reload(page);
  await button(page).click();
  await expect(log(page).getByRole('listitem')).toHaveCount(3);
  await expect(suggestions(page)).toHaveCount(1);

  await panel(page).getByRole('button', {name: 'Borrar la conversación'}).click();
  await expect(log(page).getByRole('listitem')).toHaveCount(1);

  // A long one shows its latest message.
  for (const text of ['keto', 'en casa', 'gatos']) {
    await say(page, text);
    await expect(last(page)).not.toContainText('Escribiendo...');
  }
  await expect(last(page).getByRole('link').last()).toBeInViewport();
  await expectAccessible(page, panel(page));
});
