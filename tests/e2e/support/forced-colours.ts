import {expect, type Page} from '@playwright/test';
import {settled} from './accessibility';

/**
 * In forced colours, a button must have a border and a background, and a chosen option a thicker border.
 * @returns how many choices the page shows.
 */
export async function expectButtonsInForcedColours(page: Page, name: string): Promise<number> {
  await page.emulateMedia({forcedColors: 'active'});
  // A link that scripts turn into a button fades to a button's ground.
  await settled(page.locator('body'));
  const {bare, chosen} = await page.evaluate(() => {
    const seen = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .filter((each) => each.checkVisibility({visibilityProperty: true}))
        .map((each) => ({each, style: getComputedStyle(each)}));
    return {
      bare: seen('button, [role="button"]')
        .filter(
          ({style}) =>
            parseFloat(style.borderTopWidth) < 1 ||
            /(^rgba.*,|\/) 0\)$/.test(style.backgroundColor),
        )
        .map(
          ({each, style}) =>
            `${each.getAttribute('aria-label') ?? each.textContent}: ${style.borderTop}, ${style.backgroundColor}`,
        ),
      chosen: seen(
        '[role=tab][aria-selected=true], label:has(:checked[type=radio]), nav li > [aria-current=page]',
      ).map(({style}) => parseFloat(style.borderTopWidth)),
    };
  });
  expect.soft(bare, `${name}: buttons without border or ground`).toEqual([]);
  expect.soft(Math.min(4, ...chosen), `${name}: border of what is chosen`).toBe(4);
  await page.emulateMedia({forcedColors: 'none'});
  return chosen.length;
}
