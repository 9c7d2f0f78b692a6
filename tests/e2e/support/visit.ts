import type {Locator, Page, Response} from '@playwright/test';

/** Opens a page and waits until React has taken it over, so that a click does what it should. */
export async function visit(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  await hydrated(page);
  return response;
}

export async function reload(page: Page): Promise<Response | null> {
  const response = await page.reload();
  await hydrated(page);
  return response;
}

/** React marks the nodes it has taken over, the outermost last; effects follow before a task of least priority. */
export async function hydrated(page: Page, selector = 'main'): Promise<void> {
  await page.waitForFunction((part) => {
    const nodes = Object.keys(document.querySelector(part) ?? {});
    if (!nodes.some((key) => key.startsWith('__reactFiber'))) return false;
    const {scheduler} = window as unknown as {
      scheduler: {postTask<T>(task: () => T, options: {priority: 'background'}): Promise<T>};
    };
    return scheduler.postTask(() => true, {priority: 'background'});
  }, selector);
}

/** Holds the shop's code back, or a part of it, until the function returned is called. */
export async function holdScriptsBack(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The footer, with its groups of links unfolded, which a phone folds. */
export async function unfoldedFooter(page: Page): Promise<Locator> {
  const footer = page.getByRole('contentinfo');
  await footer
    .locator('details')
    .evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute('open', '')));
  return footer;
}
