import type {Page} from '@playwright/test';

/**
 * Gives the window another size, and waits until the page is drawn in it. Until then a page may be as wide as the new
 * window but still be styled for the old one: the browser asks the media queries again with its next frame, which takes
 * a busy machine a while. Whoever turns a phone sees that frame, and no state before it.
 */
export async function resize(
  page: Page,
  viewport: {readonly width: number; readonly height: number},
): Promise<void> {
  await page.setViewportSize(viewport);
  await page.waitForFunction(async (width) => {
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    return matchMedia(`(width: ${width}px)`).matches;
  }, viewport.width);
}
