/** Whatever opens on a page: no axe violation, nothing logged. What it does is in the spec of its subject. */
import type {Page} from '@playwright/test';
import {contentOf, expectAccessible, settled} from './support/accessibility';
import {combo, companion} from './support/offers';
import {resize} from './support/resize';
import {expect, inBothWindows, test} from './support/test';
import {visit} from './support/visit';
import {DESKTOP, PHONE} from './support/windows';

/** It has variants, several pictures, and a combo. */
const PRODUCT = '/producto/producto-23';

test('what is chosen on the page of a product', async ({page}) => {
  await visit(page, PRODUCT);
  const variant = page.getByRole('radiogroup', {name: 'Formato'}).getByRole('radio').nth(1);
  await variant.click();
  await expect(variant).toBeChecked();

  const gallery = page.getByRole('region', {name: /^Imágenes de /});
  const pictures = gallery.getByRole('list').first().getByRole('img');
  const thumbnail = gallery.getByRole('radio', {name: /^Ver imagen 2 de/});
  await thumbnail.click();
  await expect(thumbnail).toBeChecked();
  await expect(pictures.nth(1)).toBeInViewport({ratio: 0.9});

  const panel = (name: string) => page.getByRole('tabpanel', {name});
  await expect(panel('Descripción')).toBeVisible();
  await page.getByRole('tab', {name: 'Incluye'}).click();
  await expect(panel('Incluye').getByRole('listitem').first()).toBeVisible();
  await expect(panel('Descripción')).toBeHidden();

  const offer = await combo(page);
  await companion(offer, 3).click();
  await expect(offer.getByText('20% de descuento', {exact: true})).toBeVisible();
  await page.emulateMedia({forcedColors: 'active'});
  // All in one look, for each is soon another element.
  const ticks = await offer
    .getByRole('checkbox', {checked: true})
    .evaluateAll((boxes) =>
      boxes.map((each) => [
        getComputedStyle(each, '::before').backgroundColor,
        getComputedStyle(each).backgroundColor,
      ]),
    );
  expect(ticks).toHaveLength(3);
  for (const [tick, ground] of ticks) expect(tick).not.toBe(ground);
  await page.emulateMedia({forcedColors: 'none'});
  for (const {viewport} of [DESKTOP, PHONE]) {
    await resize(page, viewport);
    await expectAccessible(
      page,
      page.getByRole('radiogroup'),
      gallery,
      page.getByRole('tablist'),
      panel('Incluye'),
      offer,
    );
  }
});

inBothWindows(() => {
  test('what opens on every page, and a question of the FAQ', async ({page, isMobile}) => {
    await visit(page, '/faq');
    await page.getByRole('heading', {name: '¿Qué significa PLR?'}).click();
    await expect(page.getByText(/^PLR son las siglas de Private Label Rights/)).toBeVisible();
    await expectAccessible(page, contentOf(page));

    await (isMobile ? openDrawer(page) : openMenu(page));
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', {name: 'GATOS'})).toBeHidden();

    const bar = page.getByRole('navigation', {name: 'Accesos rápidos'}).last();
    const trigger = (isMobile ? bar : page.getByRole('banner')).getByRole('button', {
      name: 'Buscar',
    });
    await trigger.click();
    const search = page.getByRole('dialog', {name: 'Buscar Productos'});
    const box = search.getByRole('combobox');
    await expect(box).toBeFocused();
    await box.fill('AYUNO');
    const first = search.getByRole('option').first();
    await expect(first.locator('mark').first()).toHaveText('Ayuno');
    await expect(first).toContainText(/\$\d+\.\d\d USD/);
    await settled(search);
    await expectAccessible(page);
    await box.fill('xyzxyz');
    await expect(search.getByRole('heading', {name: 'No se encontraron productos'})).toBeVisible();
    await expect(search.getByRole('status')).toHaveText('No se encontraron productos');
    await expectAccessible(page, search);
    await page.keyboard.press('Escape');
    await expect(search).toBeHidden();
    await expect(trigger).toBeFocused();

    const button = page.getByRole('button', {name: 'Abrir chat con SofIA'});
    const chat = page.getByRole('dialog', {name: 'SofIA - Tu asistente PLR'});
    await button.click();
    await expect(chat.getByRole('log').getByRole('listitem')).toContainText('Soy SofIA');
    await settled(chat);
    const {width, height} = (await chat.boundingBox()) ?? {};
    expect({width, height}).toEqual(
      isMobile ? {width: 390, height: 844} : {width: 400, height: 600},
    );
    await expect(
      isMobile
        ? chat.getByRole('heading')
        : chat.getByRole('textbox', {name: 'Escribe tu mensaje'}),
    ).toBeFocused();
    await expect(page.locator('[aria-modal=true]'), 'modal').toHaveCount(isMobile ? 1 : 0);
    await expectAccessible(page);
    // Beside a wide page the focus may be on no control at all.
    if (!isMobile) await page.getByRole('heading', {level: 1}).click();
    await page.keyboard.press('Escape');
    await expect(chat).toBeHidden();
    await button.click();
    await chat.getByRole('button', {name: 'Cerrar chat'}).click();
    await expect(chat).toBeHidden();
    await expect(button).toBeFocused();
  });
});

async function openMenu(page: Page): Promise<void> {
  const trigger = page.getByRole('button', {name: 'VER CATEGORÍAS'});
  await trigger.hover();
  await expect(page.getByRole('list', {name: 'EBOOKS'}).getByRole('listitem')).toHaveCount(12);
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  // Pressed open there is more of it: what keeps the focus inside.
  await trigger.click();
  await page.getByRole('link', {name: 'MASCOTAS', exact: true}).hover();
  const flyout = page.getByRole('list', {name: 'Subcategorías de Mascotas'});
  await expect(flyout).toBeVisible();
  // It stays while it is pointed at.
  await flyout.getByRole('link', {name: 'GATOS'}).hover();
  await expect(flyout).toBeVisible();
}

async function openDrawer(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Categorías', exact: true}).tap();
  const drawer = page.getByRole('dialog', {name: 'Categorías'});
  await drawer.getByRole('button', {name: 'Subcategorías de Mascotas'}).tap();
  await expect(drawer.getByRole('link', {name: 'GATOS'})).toBeVisible();
  await settled(drawer);
}
