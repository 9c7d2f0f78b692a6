/**
 * SofIA: the button, local matches, the backend's answers and its failures. The panel itself is in
 * `open-parts.spec.ts`.
 */
import type {Page} from '@playwright/test';
import {expectAccessible} from './support/accessibility';
import {CATEGORY} from './support/addresses';
import {expect, test} from './support/test';
import {hydrated, reload, visit} from './support/visit';

test.use({withSupabase: true});

/** A limit is told as one, with its end. */
const LIMITED = 'Llegaste al límite de mensajes seguidos. Es solo una pausa';
const FAILED =
  'Lo siento, estoy teniendo problemas para responder. Por favor, intenta de nuevo en unos momentos.';
const UNREADABLE =
  'Lo siento, no pude procesar tu mensaje. ¿Puedes intentar reformular tu pregunta?';

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

test.describe('the panel', () => {
  test('opens at the event of the window, on the home page too, which has no button', async ({
    page,
  }) => {
    await visit(page, '/');
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(button(page)).toHaveCount(0);
    await page.evaluate(() => window.dispatchEvent(new Event('openSofia')));
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
  });
});

test('the button covers nothing at the end of a page and loads the chat once wanted, where Enter sends', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const loads = () => asked.filter((url) => url.endsWith('.js')).length;
  await visit(page, '/faq');
  await page.waitForLoadState('networkidle');
  const atFirst = loads();

  await test.step('what it covers', async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const box = await button(page).boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    const covered = await button(page).evaluate((element) => {
      const {left, right, top, bottom} = element.getBoundingClientRect();
      return [...document.querySelectorAll('footer p, footer a, footer li, footer img')]
        .map((each) => ({text: each.textContent, box: each.getBoundingClientRect()}))
        .filter(
          ({box}) => box.left < right && box.right > left && box.top < bottom && box.bottom > top,
        )
        .map(({text}) => text);
    });
    expect(covered).toEqual([]);
  });

  await button(page).click();
  await expect(panel(page)).toBeVisible();
  expect(loads()).toBeGreaterThan(atFirst);

  await test.step('blank is ignored, Shift and Enter break the line', async () => {
    await say(page, '   ');
    await panel(page).getByRole('button', {name: 'Enviar mensaje'}).click();
    await expect(log(page).getByRole('listitem')).toHaveCount(1);
    await input(page).fill('uno');
    await input(page).press('Shift+Enter');
    await input(page).pressSequentially('dos');
    await expect(input(page)).toHaveValue('uno\ndos');
    await input(page).press('Enter');
    await expect(input(page)).toHaveValue('');
    await expect(log(page).getByRole('listitem').nth(1)).toContainText('uno\ndos');
    await expect(log(page).getByRole('listitem')).toHaveCount(3);
    await expect(last(page)).not.toContainText('Escribiendo...');
  });

  await test.step('a question of the start is sent with one click', async () => {
    await panel(page).getByRole('button', {name: 'Borrar la conversación'}).click();
    await panel(page).getByRole('button', {name: '¿Qué es PLR?'}).click();
    await expect(log(page).getByRole('listitem').nth(1)).toContainText('¿Qué es PLR?');
    await expect(last(page)).toContainText('Private Label Rights');
    await expect(panel(page).getByRole('button', {name: '¿Qué es PLR?'})).toBeHidden();
  });
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
  const picture = suggestions(page).locator('img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
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

test.describe('what the shop no longer has', () => {
  test.use({ownShop: true, withSupabase: false});

  test('is neither counted nor linked to', async ({page, emulator, problems}) => {
    for (const handle of ['producto-02', 'producto-04', 'producto-37']) {
      await emulator.changeProduct(handle, {deleted: true});
    }
    await openChat(page);
    await say(page, 'en casa');
    await expect(last(page)).toContainText('Encontré 4 productos');
    await expect(suggestions(page)).toHaveCount(3);
    for (const handle of ['producto-04', 'producto-37']) {
      await expect(last(page).locator(`a[href$="${handle}"]`)).toHaveCount(0);
    }

    await test.step('cannot be told while the shop is down', async () => {
      problems.allow(/status of 503/);
      await emulator.injectFault({kind: 'http', status: 500});
      await say(page, 'gatos');
      await expect(last(page)).toContainText(FAILED);
    });
  });
});

test.describe('the backend', () => {
  test('answers what no name matches, fails in any way, and is read as text', async ({
    page,
    supabase,
    problems,
  }) => {
    problems.allow(/status of (503|429)|ERR_EMPTY_RESPONSE/);
    await supabase.injectFault({kind: 'slow', service: 'functions', delayMs: 1500, times: 1});
    await openChat(page);
    await say(page, '¿Puedo revender los derechos?');
    await expect(last(page)).toContainText('Escribiendo...');
    await expect(last(page)).toContainText(/^SofIA: No/);
    await expect(log(page).getByText('Escribiendo...')).toHaveCount(0);
    await expect(log(page).getByRole('listitem')).toHaveCount(3);

    for (const kind of ['http', 'rate-limit', 'nonsense', 'empty', 'drop'] as const) {
      await test.step(`${kind}: she says so, and goes on`, async () => {
        await supabase.injectFault({kind, service: 'functions'});
        await say(page, '¿Qué es PLR?');
        await expect(last(page), kind).toContainText(kind === 'rate-limit' ? LIMITED : FAILED);
        await supabase.clearFaults();
        await say(page, '¿Qué es PLR?');
        await expect(last(page), kind).toContainText('Private Label Rights');
      });
    }

    await test.step('a word longer than the panel breaks', async () => {
      const before = await log(page).getByRole('listitem').count();
      await say(page, 'ja'.repeat(100));
      await expect(log(page).getByRole('listitem')).toHaveCount(before + 2);
      await expect(last(page)).not.toContainText('Escribiendo...');
      expect(await log(page).evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
    });

    const markup = '<img src=x onerror=alert(1)> **hola**';
    for (const json of [{}, {response: ' '}, {response: 7}, null, {response: markup}]) {
      await test.step(`an answer of ${JSON.stringify(json)}`, async () => {
        await panel(page).getByRole('button', {name: 'Borrar la conversación'}).click();
        await page.route('**/functions/v1/sofia-chat', (route) =>
          route.fulfill({json, headers: {'Access-Control-Allow-Origin': '*'}}),
        );
        await say(page, '¿Qué es PLR?');
        await expect(last(page)).toContainText(json?.response === markup ? markup : UNREADABLE);
        await page.unroute('**/functions/v1/sofia-chat');
      });
    }
  });

  test('takes too long: she says so', async ({page, supabase}) => {
    // Twelve seconds are a fifth of one here.
    await page.addInitScript(() => {
      const {timeout} = AbortSignal;
      AbortSignal.timeout = (ms) => timeout.call(AbortSignal, ms / 60);
    });
    await openChat(page);
    await supabase.injectFault({kind: 'slow', service: 'functions', delayMs: 60_000});
    await say(page, '¿Qué es PLR?');
    await expect(last(page)).toContainText(FAILED);
  });
});

test.describe('the conversation', () => {
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
    await reload(page);
    await button(page).click();
    await expect(log(page).getByRole('listitem')).toHaveCount(1);

    // A long one shows its latest message.
    for (const text of ['keto', 'en casa', 'gatos', 'mascota feliz', 'sin azúcar']) {
      await say(page, text);
      await expect(last(page)).not.toContainText('Escribiendo...');
    }
    await expect(last(page).getByRole('link').last()).toBeInViewport();
    await expectAccessible(page, panel(page));
  });
});
