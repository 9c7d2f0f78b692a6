// @vitest-environment jsdom
import {beforeEach, expect, test, vi} from 'vitest';
import {followIntoPrerendered} from '~/components/layout/prerendered-pages';
import {PRERENDERED_KEY} from '~/domain/site/prerendered';

const navigate = vi.fn(async () => {});
const router = {navigate: navigate as (to: unknown, options?: object) => Promise<void>};
const assign = vi.fn();

vi.stubGlobal('__remixRouter', router);
vi.stubGlobal('location', {origin: 'https://shop.example', assign});
followIntoPrerendered();

beforeEach(() => {
  navigate.mockClear();
  assign.mockClear();
  window.dispatchEvent(new Event('pagehide'));
  document.body.replaceChildren();
});

test('a page that waits is followed by the browser, once, and any other by the router', async () => {
  waits('/producto/a');
  await router.navigate('/producto/b');
  expect(navigate).toHaveBeenCalledTimes(1);
  await router.navigate('/producto/a');
  expect(assign).toHaveBeenCalledExactlyOnceWith(`${location.origin}/producto/a`);
  await router.navigate('/producto/a');
  expect(navigate).toHaveBeenCalledTimes(2);
});

test('what is sent, replaced or handed on is the router’s, and so is a step in history', async () => {
  waits('/tienda');
  await router.navigate('/tienda', {replace: true});
  await router.navigate('/tienda', {state: {from: 1}});
  await router.navigate('/tienda', {formMethod: 'post'});
  await router.navigate(-1);
  expect(navigate).toHaveBeenCalledTimes(4);
  expect(assign).not.toHaveBeenCalled();
});

test('what is open over the page is closed by the router, or it would be open upon Back', async () => {
  waits('/tienda');
  document.body.innerHTML = '<div role="dialog"></div>';
  await router.navigate('/tienda');
  expect(assign).not.toHaveBeenCalled();
});

test('of three that told of themselves the browser has two', async () => {
  for (const path of ['/a', '/b', '/c']) waits(path);
  await router.navigate('/a');
  await router.navigate('/b');
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/a', undefined);
  expect(assign).toHaveBeenCalledTimes(1);
});

test('upon Back nothing waits any more', async () => {
  waits('/a');
  window.dispatchEvent(new Event('pagehide'));
  await router.navigate('/a');
  expect(assign).not.toHaveBeenCalled();
});

function waits(path: string): void {
  const newValue = location.origin + path;
  window.dispatchEvent(new StorageEvent('storage', {key: PRERENDERED_KEY, newValue}));
  window.dispatchEvent(new StorageEvent('storage', {key: PRERENDERED_KEY, newValue: null}));
}
