import AxeBuilder from '@axe-core/playwright';
import {expect, type Locator, type Page} from '@playwright/test';

/** Fails on any violation that axe finds on the page as it stands. The page's policy is in force. */
export async function expectAccessible(page: Page): Promise<void> {
  await renderWhole(page);
  // More than a megabyte of script, which a document that was looked at before has already.
  const isThere = await page.evaluate(() => 'axe' in window);
  const {violations} = await new AxeBuilder({page, ...(isThere && {axeSource: ';'})})
    // No page has a frame, for whose sake each run else opens a tab and takes twice as long.
    .setLegacyMode()
    // The details of what is in order are not read, and take long to gather.
    .options({resultTypes: ['violations']})
    .analyze();
  const found = violations.flatMap(({id, help, nodes}) =>
    nodes.map(
      ({target, failureSummary}) => `${id}: ${help}\n${target.join(' ')}\n${failureSummary}`,
    ),
  );
  expect(found, 'no accessibility violation').toEqual([]);
}

/**
 * Has the browser lay out what it spares itself below the fold, now and until the next load: axe would find
 * such content in its whole height over the little that is reserved for it, and measure its colours against
 * the section after it. The rules are changed, not the elements, of which more may be on their way.
 */
async function renderWhole(page: Page): Promise<void> {
  await page.evaluate(() => {
    const rewrite = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule && rule.style.contentVisibility === 'auto') {
          rule.style.contentVisibility = 'visible';
        }
        if ('cssRules' in rule) rewrite(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of document.styleSheets) rewrite(sheet.cssRules);
  });
}

/** Waits until nothing inside moves or fades any more: axe would measure half a colour. */
export async function settled(area: Locator): Promise<void> {
  await area.evaluate((element) =>
    Promise.allSettled(element.getAnimations({subtree: true}).map(({finished}) => finished)),
  );
}
