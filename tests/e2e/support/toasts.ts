import type {Page} from '@playwright/test';

/**
 * Does something, and sees the shop say so. A toast stays five seconds, in which a busy machine may not come
 * to look from outside: so the page itself watches for it, from before it is done.
 * @param text a part of the toast, as it stands there.
 * @returns where it stood, in pixels of the window.
 */
export async function expectToast(page: Page, text: string, act: () => unknown): Promise<DOMRect> {
  const seen = page.waitForFunction(
    (part) => {
      const toasts = document.querySelectorAll<HTMLElement>('[role="status"] > :first-child');
      const toast = Array.from(toasts).find(
        (each) => each.innerText.includes(part) && each.checkVisibility({visibilityProperty: true}),
      );
      return toast?.getBoundingClientRect().toJSON() as DOMRect | undefined;
    },
    text,
    {polling: 100},
  );
  const [toast] = await Promise.all([seen, act()]);
  return (await toast.jsonValue()) as DOMRect;
}
