// @vitest-environment jsdom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {watchNetwork} from '~/components/offline/use-offline-guard';
import {COPY_MARK} from '~/domain/offline/offline-copy';

let navigation: EventTarget;
const tell = vi.fn();
const reload = vi.fn();

/** Whether the document may be left. */
function leave(navigationType: string, userInitiated = false): boolean {
  const event = new Event('navigate', {cancelable: true});
  return navigation.dispatchEvent(Object.assign(event, {navigationType, userInitiated}));
}

beforeEach(() => {
  navigation = new EventTarget();
  vi.stubGlobal('navigation', navigation);
  vi.stubGlobal('location', {href: 'https://shop.example/tienda', reload});
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response()));
  reload.mockClear();
  tell.mockClear();
  watchNetwork(tell);
});
afterEach(() => vi.unstubAllGlobals());

test('a reload waits until the shop has answered, and then happens', async () => {
  expect(leave('reload')).toBe(false);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(fetch).toHaveBeenCalledExactlyOnceWith('https://shop.example/tienda', {
    method: 'HEAD',
    cache: 'no-store',
  });
  expect(leave('reload')).toBe(true);
  expect(tell).not.toHaveBeenCalled();
});

test('a reload without a network does not happen, which is told; the next one asks again', async () => {
  vi.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(leave('reload')).toBe(false);
  await vi.waitFor(() => expect(tell).toHaveBeenCalledOnce());
  expect(reload).not.toHaveBeenCalled();
  expect(leave('reload')).toBe(false);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test.each([
  ['reload', true],
  ['push', false],
  ['traverse', false],
])('what is a %s, by the browser itself: %s, is left alone', (type, userInitiated) => {
  expect(leave(type, userInitiated)).toBe(true);
  expect(fetch).not.toHaveBeenCalled();
});

test('an old copy gives way once the network is back, unless the shopper is already on the way elsewhere', () => {
  document.body.innerHTML = `<p ${COPY_MARK}></p>`;
  vi.stubGlobal('navigator', {onLine: false});
  watchNetwork(tell);
  expect(reload).not.toHaveBeenCalled();
  dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledOnce();
  dispatchEvent(new Event('beforeunload'));
  dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledOnce();
  document.body.innerHTML = '';
});
