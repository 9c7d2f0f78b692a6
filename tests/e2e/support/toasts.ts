import type {Page} from '@playwright/test';

/**
 * Does something, and sees the shop say so. A toast stays five seconds, in which a busy machine may not come
 * to look from outside: so the page itself watches for it, from before it is done.
 * @param text a part of the toast, as it stands there.
 */
export async function toldOf(page: Page, text: string, act: () => unknown): Promise<void> {
  const told = page.waitForFunction(
    (part) =>
      [...document.querySelectorAll<HTMLElement>('[role="status"]')].some(
        (region) =>
          region.innerText.includes(part) &&
          region.firstElementChild?.checkVisibility({visibilityProperty: true}),
      ),
    text,
    {polling: 100},
  );
  await Promise.all([told, act()]);
}
