/**
 * What holds for every page: status, heading, a clean log, no axe violation, a fitting width; with text at 200% no
 * sideways scrolling; at 400% no text is cut off, with the text spacing of WCAG 1.4.12 and without; in forced colours
 * every button has its shape.
 */
import type {Page} from '@playwright/test';
import {BUDGET, gzipSize} from '../../scripts/lib/bundle-size';
import {CATEGORY, PRODUCT} from './support/addresses';
import {expectAccessible, expectReadableInTheDark} from './support/accessibility';
import {coveredByChat} from './support/chat-overlap';
import {AT_400_PERCENT, cutOff} from './support/cut-off';
import {countScripts} from './support/first-load';
import {expectButtonsInForcedColours} from './support/forced-colours';
import {PAGES, SCREENS, type PageCase} from './support/pages';
import {resize} from './support/resize';
import {expect, test} from './support/test';
import {visit} from './support/visit';
import {DESKTOP, PHONE} from './support/windows';

/** Pages that one tab opens in turn: what they share is fetched once, and a fault still names its page. */
const AT_A_TIME = 4;
/** The pages that differ most, which are looked at in every window. */
const LOOK_UNLIKE_EACH_OTHER = ['/', PRODUCT, CATEGORY];
/** Pages with controls of their own, looked at in the dark, in forced colours and beside the chat button. */
const HAVE_CONTROLS = ['/tienda', '/contacto', '/cuanto-me-queda', '/tu-version', '/licencia'];

for (let first = 0; first < SCREENS.length; first += AT_A_TIME) {
  const some = SCREENS.slice(first, first + AT_A_TIME);
  test(`heading, title, no axe violation, no wider than the window: ${some.map(({name}) => name).join(', ')}`, async ({
    page,
    problems,
  }) => {
    // Chromium itself logs the status of a document that is not found.
    problems.allow(/status of 404 .*\/no-existe\)$/);
    for (const each of some) {
      await test.step(each.name, async () => {
        await expectSound(page, each);
      });
    }
  });
}

async function expectSound(page: Page, {name, path, status, heading}: PageCase): Promise<void> {
  // A wide window changes the frame of all pages and the place of their parts, not what these are.
  const looksUnlike = LOOK_UNLIKE_EACH_OTHER.includes(path);
  // The server sends one document to all, so a page is opened once, and drawn at each width.
  await page.setViewportSize(PHONE.viewport);
  const response = await visit(page, path);
  expect(response?.status(), name).toBe(status);
  await expect(page.getByRole('heading', {level: 1}), name).toHaveText(heading);
  await expect(page, name).toHaveTitle(/ \| Reventa PLR$/);
  await expectFitting(page, name);
  await expectAccessible(page);
  if (looksUnlike || HAVE_CONTROLS.includes(path)) await expectReadableInTheDark(page);
  await setTextSize(page, '200%');
  await expectFitting(page, `${name}, text at 200%`);
  await setTextSize(page, '');
  if (looksUnlike || HAVE_CONTROLS.includes(path)) {
    const chosen = await expectButtonsInForcedColours(page, name);
    if (looksUnlike) expect(chosen, name).toBeGreaterThan(0);
    const covered = await coveredByChat(page, looksUnlike);
    expect.soft(covered, `${name}: covered by the chat button`).toEqual([]);
  }

  await resize(page, DESKTOP.viewport);
  await expectFitting(page, `${name}, wide`);
  if (looksUnlike) await expectAccessible(page);

  // Last, since the space that it puts between letters stays.
  await resize(page, AT_400_PERCENT);
  expect.soft(await cutOff(page), `${name}, at 400%`).toEqual([]);
}

async function expectFitting(page: Page, name: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `${name}: pixels wider than the window`).toBeLessThanOrEqual(0);
}

function setTextSize(page: Page, size: string): Promise<void> {
  return page.evaluate(async (fontSize) => {
    document.documentElement.style.fontSize = fontSize;
    // What is far down is laid out anew in the frames that follow.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, size);
}

// Of every route the bench weighs this, and `scripts/check-bundle.ts` the scripts that a document names.
test('pages fetch few scripts by themselves', async ({page}) => {
  const worker = gzipSize(await (await page.request.get('/sw.js')).body());
  for (const path of ['/', '/tienda', PRODUCT, '/carrito', '/tu-version']) {
    // Requests of the previous page must not count for this one. A small file of the shop keeps the same process.
    await page.goto('/favicon.svg');
    const scriptBytes = countScripts(page);
    await visit(page, path);
    const bytes = await scriptBytes();
    expect.soft(bytes, `${path}: scripts were seen`).toBeGreaterThan(0);
    expect.soft(bytes + worker, `${path}: all scripts, gzip`).toBeLessThan(BUDGET.allScripts);
  }
});

test.describe('with nothing in the page cache', () => {
  test.use({ownShop: true});

  // That they live with their policy the tests above show, in a browser, of the one or the other.
  test('pages and their policy are the same when rendered, and when kept', async ({shop}) => {
    const kept: string[] = [];
    for (const {path} of PAGES) {
      const rendered = await read(shop.url + path);
      expect(rendered.document, 'this shop measures nothing').not.toContain('Tu privacidad');
      if (rendered.cache === null) continue;
      expect(rendered.cache, path).toBe('miss');
      expect(await read(shop.url + path), path).toEqual({...rendered, cache: 'hit'});
      kept.push(path);
    }
    expect(kept).toEqual(PAGES.filter((page) => page.kept).map(({path}) => path));
  });
});

async function read(address: string) {
  const response = await fetch(address, {headers: {accept: 'text/html'}});
  return {
    status: response.status,
    cache: response.headers.get('x-cache'),
    policy: response.headers.get('content-security-policy'),
    document: await response.text(),
  };
}
