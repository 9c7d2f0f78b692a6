/**
 * What a shopper does while a page comes to life: it must neither be lost nor break the page. That it counts once, and
 * is marked meanwhile: tests/components/ui/event-replay.test.tsx.
 */
import {expect, test} from './support/test';
import {expectToast} from './support/toasts';
import {holdScriptsBack, hydrated, visit} from './support/visit';

test('checkboxes of the combo, a tab and a related heart are pressed before the code is here', async ({
  page,
}) => {
  const release = await holdScriptsBack(page);
  await page.goto('/producto/producto-02', {waitUntil: 'commit'});
  const boxes = page.getByRole('list', {name: 'Productos del combo'}).getByRole('checkbox');
  await boxes.nth(1).click();
  await boxes.nth(2).click();
  await boxes.nth(2).click();
  await page.getByRole('tab', {name: 'Incluye'}).click();
  await page
    .getByRole('region', {name: 'Productos Relacionados'})
    .getByRole('button', {name: /a favoritos$/})
    .first()
    .click();
  await expectToast(page, 'Agregado a la lista de deseos', release);
  await hydrated(page);
  await expect(page.getByRole('tab', {name: 'Incluye'})).toHaveAttribute('aria-selected', 'true');
  await expect(boxes.nth(1)).not.toBeChecked();
  await expect(boxes.nth(2)).toBeChecked();
  await expect(page.getByRole('button', {name: /^Agregar 3 /})).toBeVisible();
});

test('a tab and a heart further down, pressed at that moment, count', async ({page}) => {
  const press = () => {
    document.querySelector<HTMLElement>('main [role=tab][aria-selected=false]')?.click();
    document.querySelector<HTMLElement>('main li button[aria-pressed=false]')?.click();
  };
  await page.addInitScript(`(${whenReactListens.toString()})(${press.toString()})`);
  await visit(page, '/producto/producto-02');
  await expect(page.getByText('Agregado a la lista de deseos')).toBeVisible();
  await expect(page.locator('main li button[aria-pressed=true]')).toHaveCount(1);
  await expect(page.getByText('Eliminado de la lista de deseos')).toHaveCount(0);
  await expect(page.getByRole('tab', {name: 'Incluye'})).toHaveAttribute('aria-selected', 'true');
});

/** React listens on the document before it renders anything; the action comes right after. */
function whenReactListens(action: () => void) {
  const listen = document.addEventListener.bind(document);
  let done = false;
  document.addEventListener = (type: string, ...rest: [EventListener]) => {
    listen(type, ...rest);
    if (type !== 'keyup' || done) return;
    done = true;
    queueMicrotask(action);
  };
}

test('code is asked for once something has been painted, and a skip to the content leaves every section in its place', async ({
  page,
}) => {
  await visit(page, '/producto/producto-02');
  const {painted, asked} = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-paint')[0]?.startTime,
    asked: performance
      .getEntriesByType('resource')
      .filter(({name}) => name.endsWith('.js'))
      .map(({startTime}) => startTime),
  }));
  expect(asked.length).toBeGreaterThan(3);
  expect(Math.min(...asked)).toBeGreaterThan(painted ?? Infinity);

  const sections = await page.evaluateHandle(() => [...document.querySelectorAll('main section')]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#contenido$/);
  // React answers a change of the address in that very event; two frames later it is drawn.
  const gone = await sections.evaluate(async (before) => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return before.filter((section) => !section.isConnected).length;
  });
  expect(gone).toBe(0);
});
