import type {Locator} from '@playwright/test';

/**
 * Scrolls to it, and waits until what comes into view is laid out: sections below the fold are first as high as was
 * guessed. Whoever scrolls there sees them settle, and presses then; a press in the very frame of a jump can miss.
 */
export async function scrollTo(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await target.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
