/** What holds for every page: status, heading, a clean log, no axe violation, a few scripts. */
import {BUDGET} from '../../scripts/lib/bundle-size';
import {expectAccessible} from './support/accessibility';
import {countScripts} from './support/first-load';
import {PAGES} from './support/pages';
import {expect, ONE_WIDTH, test} from './support/test';
import {reload, visit} from './support/visit';

for (const {name, path, status, heading} of PAGES) {
  test(`${name}: heading, title, no axe violation, few scripts`, async ({page, problems}) => {
    // Chromium itself logs the status of a document that is not found.
    if (status === 404) problems.allow(/status of 404/);
    const scriptBytes = countScripts(page);
    const response = await visit(page, path);
    expect(response?.status()).toBe(status);

    const bytes = await scriptBytes();
    expect.soft(bytes, 'scripts were seen').toBeGreaterThan(0);
    expect.soft(bytes, 'all scripts, in bytes after gzip').toBeLessThan(BUDGET.allScripts);

    await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
    await expect(page).toHaveTitle(/ \| Reventa PLR$/);
    await expectAccessible(page);
  });
}

test(
  'a document carries the security headers and a policy without exceptions',
  ONE_WIDTH,
  async ({page}) => {
    const response = await visit(page, '/');
    const headers = response?.headers() ?? {};
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
  },
);

test.describe('with nothing in the page cache', ONE_WIDTH, () => {
  test.use({ownShop: true});

  // `problems` fails when the policy refuses anything.
  test('pages live with their policy when rendered, and when kept', async ({page, problems}) => {
    test.setTimeout(90_000);
    problems.allow(/status of 404/);
    const kept: string[] = [];
    for (const {path} of PAGES) {
      const rendered = (await visit(page, path))?.headers() ?? {};
      if (rendered['x-cache'] === undefined) continue;
      expect(rendered['x-cache'], path).toBe('miss');
      const again = (await reload(page))?.headers() ?? {};
      expect(again['x-cache'], path).toBe('hit');
      expect(again['content-security-policy'], path).toBe(rendered['content-security-policy']);
      kept.push(path);
    }
    expect(kept).toEqual(PAGES.filter((page) => page.kept).map(({path}) => path));
  });
});

test('no page is wider than the window', async ({page}) => {
  for (const {path, status} of PAGES) {
    if (status !== 200) continue;
    await page.goto(path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});
