import type {Page, Response} from '@playwright/test';
import {gzipSize} from '../../../scripts/lib/bundle-size';

/**
 * Counts the scripts that a page asks for by itself; to be called before it is opened. The function
 * returned waits until the network is quiet, and gives their size in bytes after gzip.
 */
export function countScripts(page: Page): () => Promise<number> {
  const scripts = new Map<string, Response>();
  const listen = (response: Response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response);
  };
  page.on('response', listen);
  return async () => {
    await page.waitForLoadState('networkidle');
    page.off('response', listen);
    const sizes = await Promise.all(
      [...scripts.values()].map(async (response) => gzipSize(await response.body())),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  };
}
