import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect, type Locator, type Page} from '@playwright/test';
import type {AxeResults, RunOptions} from 'axe-core';

/** The smaller of its two builds: each new document has to be given it and to read it. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  run(context: object, options: RunOptions): Promise<AxeResults>;
}

/**
 * Fails on any violation that axe finds on the page as it stands; the page's policy is in force. Of a page that is
 * looked at as a whole elsewhere, the parts that are otherwise here are enough: all rules but those of a whole page
 * (its landmarks, its first heading) hold in them.
 */
export async function expectAccessible(page: Page, ...parts: readonly Locator[]): Promise<void> {
  const elements = await Promise.all(parts.map(elementsOf)).then((each) => each.flat());
  expect(await violations(page, elements), 'no accessibility violation').toEqual([]);
}

/** Fails on text that is hard to read in the dark theme; nothing else depends on the theme. */
export async function expectReadableInTheDark(page: Page): Promise<void> {
  await page.emulateMedia({colorScheme: 'dark'});
  await page.waitForFunction(() => matchMedia('(prefers-color-scheme: dark)').matches);
  // Content below the fold takes a frame or two more to change its colours.
  await expect
    .poll(() => violations(page, [], ['color-contrast']), {message: 'contrast in the dark'})
    .toEqual([]);
  await page.emulateMedia({colorScheme: 'light'});
}

type Elements = Awaited<ReturnType<Locator['elementHandles']>>;

/** @param rules Rules to check; empty for all. */
async function violations(
  page: Page,
  elements: Elements,
  rules: readonly string[] = [],
): Promise<string[]> {
  // A document that was looked at before has it already.
  if (!(await prepare(page))) await page.evaluate(AXE);
  return page.evaluate(
    async ([include, runOnly]) => {
      const {axe} = window as unknown as {axe: Axe};
      const found = await axe.run(
        include.length > 0 ? {include} : document,
        // The details of what is in order are not read, and take long to gather.
        {resultTypes: ['violations'], ...(runOnly.length > 0 && {runOnly: [...runOnly]})},
      );
      return found.violations.flatMap(({id, help, nodes}) =>
        nodes.map(
          ({target, failureSummary}) => `${id}: ${help}\n${target.join(' ')}\n${failureSummary}`,
        ),
      );
    },
    [elements, rules] as const,
  );
}

/** What a page has of its own, and the notice over it; around it is the frame that all pages share. */
export function contentOf(page: Page): Locator {
  return page.locator('main, div:has(> main) + [role=status]');
}

async function elementsOf(part: Locator) {
  await expect(part.first()).toBeAttached();
  return part.elementHandles();
}

/**
 * Has the browser lay out what it spares itself below the fold, now and until the next load: axe would find
 * such content in its whole height over the little that is reserved for it, and measure its colours against
 * the section after it. The rules are changed, not the elements, of which more may be on their way. Resolves to
 * whether axe is there.
 */
async function prepare(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const rewrite = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule && rule.style.contentVisibility === 'auto') {
          rule.style.contentVisibility = 'visible';
        }
        if ('cssRules' in rule) rewrite(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of document.styleSheets) rewrite(sheet.cssRules);
    return 'axe' in window;
  });
}

/** Waits until nothing inside moves or fades that comes to an end: axe would measure half a colour. */
export async function settled(area: Locator): Promise<void> {
  await area.evaluate((element) =>
    Promise.allSettled(
      element
        .getAnimations({subtree: true})
        .filter(({effect}) => effect?.getComputedTiming().iterations !== Infinity)
        .map(({finished}) => finished),
    ),
  );
}
