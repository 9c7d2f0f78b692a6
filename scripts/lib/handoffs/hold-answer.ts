import type {Page} from '@playwright/test';

const CHECKOUT = /\/api\/checkout/;
/** What sends it on keeps connections, and the shop may close one at that very moment, having read nothing. */
const ONCE_MORE = {maxRetries: 1};

/**
 * Keeps the shop's answer to 'Finalizar Compra' back, once it is there, until the function returned is
 * called: the provider has its cart by then.
 */
export async function holdAnswer(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    CHECKOUT,
    async (route) => {
      const response = await route.fetch(ONCE_MORE);
      await released;
      // Whoever asked may be gone by now.
      await route.fulfill({response}).catch(() => {});
    },
    {times: 1},
  );
  return release;
}

/** The next answer is lost on its way: the provider has its cart, and the page does not know. */
export async function loseAnswer(page: Page): Promise<void> {
  await page.route(
    CHECKOUT,
    async (route) => {
      await route.fetch(ONCE_MORE);
      await route.abort();
    },
    {times: 1},
  );
}

/** The next answer is another one. @param status of HTTP. */
export async function forgeAnswer(page: Page, status: number, body: string): Promise<void> {
  await page.route(
    CHECKOUT,
    (route) => route.fulfill({status, body, contentType: 'application/json'}),
    {times: 1},
  );
}
