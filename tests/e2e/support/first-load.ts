import type {Page, Response} from '@playwright/test';
import {gzipSize} from '../../../scripts/lib/bundle-size';

/** After gzip, by address: the name of a built file changes with what is in it, and most pages share most of them. */
const known = new Map<string, Promise<number>>();

/** Call before opening a page; the function returned gives the bytes, after gzip, of what it fetched by itself. */
export function countScripts(page: Page): () => Promise<number> {
  const scripts = new Map<string, Response>();
  const listen = (response: Response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response);
  };
  page.on('response', listen);
  return async () => {
    await page.waitForLoadState('networkidle');
    page.off('response', listen);
    const sizes = await Promise.all([...scripts.values()].map(sizeOf));
    return sizes.reduce((sum, size) => sum + size, 0);
  };
}

function sizeOf(response: Response): Promise<number> {
  const size = known.get(response.url()) ?? response.body().then(gzipSize);
  known.set(response.url(), size);
  return size;
}
