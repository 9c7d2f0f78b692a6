/** Text that a narrow window cuts off, or that makes a page wider than it (WCAG 1.4.10 and 1.4.12). */
import type {Page} from '@playwright/test';

/** A desktop window of 1280 by 1024 pixels at 400%. */
export const AT_400_PERCENT = {width: 320, height: 256};

/** What is too wide or cut off, as it stands and with the text spacing that readers may ask for. */
export async function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // In the task that changes styles, Chromium may still place a part by the window before: what counts is drawn.
    const drawn = () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const sheet = new CSSStyleSheet();
    const find = (how: string) => {
      const {scrollWidth, clientWidth} = document.documentElement;
      const wide = scrollWidth > clientWidth ? [`${how}: ${scrollWidth} pixels wide`] : [];
      const cut = [...document.querySelectorAll('body *')].filter((each) => {
        const style = getComputedStyle(each);
        if (style.overflowY !== 'hidden' && style.overflowY !== 'clip') return false;
        // What only a screen reader reads, and a shelf that scrolls sideways, hide on purpose.
        if (each.clientWidth <= 1 || style.overflowX === 'auto' || style.overflowX === 'scroll')
          return false;
        return (
          each.textContent && each.checkVisibility() && each.scrollHeight > each.clientHeight + 2
        );
      });
      return [...wide, ...cut.map((each) => `${how}: ${each.tagName} ${each.textContent}`)];
    };
    const rewrite = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule && rule.style.contentVisibility === 'auto')
          rule.style.contentVisibility = 'visible';
        if ('cssRules' in rule) rewrite(rule.cssRules as CSSRuleList);
      }
    };
    for (const each of document.styleSheets) rewrite(each.cssRules);
    await drawn();
    const plain = find('plain');
    sheet.replaceSync(
      '* {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important} p {margin-bottom: 2em !important}',
    );
    document.adoptedStyleSheets.push(sheet);
    await drawn();
    return [...plain, ...find('spaced')];
  });
}
