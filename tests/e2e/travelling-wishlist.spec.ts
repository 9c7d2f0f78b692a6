/** The wishlist in two browsers of one person; changes made offline are in wishlist-sync.test.ts. */
import type {Browser, Page} from '@playwright/test';
import {enter, keptSession, signIn, signOut} from './support/account';
import {firstHeart} from './support/cart';
import {expect, test} from './support/test';
import {reload, visit} from './support/visit';

test.use({withSupabase: true});

const WISHLIST_KEY = 'plr-wishlist';

async function wish(page: Page, product: string): Promise<void> {
  await visit(page, `/producto/${product}`);
  await firstHeart(page).click();
}

async function wished(page: Page): Promise<readonly string[]> {
  const text = await page.evaluate((key) => localStorage.getItem(key), WISHLIST_KEY);
  const {state} = JSON.parse(text ?? '{"state":[]}') as {state: {handle: string}[]};
  return state.map(({handle}) => handle).sort();
}

async function otherBrowser(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({baseURL: baseURL ?? '', reducedMotion: 'reduce'});
  return context.newPage();
}

test('lists merge at sign-in, and changes travel both ways', async ({
  page,
  browser,
  baseURL,
  supabase,
}) => {
  await wish(page, 'producto-01');
  const email = await enter(page, supabase);
  const userId = (await keptSession(page))?.user.id ?? '';
  await expect.poll(async () => (await supabase.wishesOf(userId)).length).toBe(1);

  const other = await otherBrowser(browser, baseURL);
  await wish(other, 'producto-02');
  await visit(other, '/auth');
  await signIn(other, email);
  await expect.poll(() => wished(other)).toEqual(['producto-01', 'producto-02']);
  await expect.poll(async () => (await supabase.wishesOf(userId)).length).toBe(2);

  await reload(page);
  await expect.poll(() => wished(page)).toEqual(['producto-01', 'producto-02']);
  // A removal here is no addition there.
  await wish(page, 'producto-01');
  await expect.poll(async () => (await supabase.wishesOf(userId)).length).toBe(1);
  await reload(other);
  await expect.poll(() => wished(other)).toEqual(['producto-02']);

  await signOut(other);
  expect(await wished(other), 'the list stays when its owner leaves').toEqual(['producto-02']);
  await other.context().close();
});
