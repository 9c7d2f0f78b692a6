/** What the chat button lies on, wherever a page is scrolled to. */
import type {Page} from '@playwright/test';
import {resize} from './resize';

/** The narrowest leaves the least room beside the button. */
const WIDTHS = [320, 390, 768];
/** Parts of the way down. */
const PLACES = [0, 0.2, 0.45, 0.7, 1];

/**
 * The controls and prices that the chat button covers at several places of the page, as '320 px, 45%: what it covers';
 * also a page without the button, which only the home page may be.
 * @param everyWidth whether to look at every width, or at the narrowest alone.
 */
export async function coveredByChat(page: Page, everyWidth = true): Promise<string[]> {
  const covered: string[] = [];
  for (const width of everyWidth ? WIDTHS : WIDTHS.slice(0, 1)) {
    await resize(page, {width, height: 844});
    for (const what of await page.evaluate(findCovered, PLACES))
      covered.push(`${width} px, ${what}`);
  }
  return covered;
}

/** Runs in the page. */
async function findCovered(places: readonly number[]): Promise<string[]> {
  const button = document.querySelector<HTMLElement>('button[aria-label="Abrir chat con SofIA"]');
  if (!button) return location.pathname === '/' ? [] : ['there is no chat button'];
  const found = new Set<string>();
  for (const place of places) {
    const {scrollHeight, clientHeight} = document.documentElement;
    // What fits into the window is the same at every place.
    if (place > 0 && scrollHeight <= clientHeight) break;
    window.scrollTo({top: (scrollHeight - clientHeight) * place, behavior: 'instant'});
    // What comes near is laid out in the next frame, however long a busy machine takes to it.
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    const {left, top, width, height} = button.getBoundingClientRect();
    if (width < 24 || height < 44) found.add(`${place * 100}%: a button of ${width} by ${height}`);
    // What would be seen and pressed in its place.
    button.style.display = 'none';
    for (let column = 0; column <= 4; column++) {
      for (let row = 0; row <= 8; row++) {
        const x = left + 1 + ((width - 2) * column) / 4;
        const y = top + 1 + ((height - 2) * row) / 8;
        const element = document.elementFromPoint(x, y);
        const control = element?.closest('a, button, input, select, textarea, summary, label');
        const text = [...(element?.childNodes ?? [])]
          .filter((node) => node.nodeType === Node.TEXT_NODE)
          .map((node) => node.textContent)
          .join('');
        if (control || /\$\s?\d/.test(text)) {
          found.add(`${place * 100}%: ${(control ?? element)?.textContent?.slice(0, 60)}`);
        }
      }
    }
    button.style.display = '';
  }
  return [...found];
}
