import {expect, it, vi} from 'vitest';
import {copyOrNothing, orNothing} from '~/service-worker/kept-pages';

// The build writes it into the service worker.
vi.hoisted(() => vi.stubGlobal('__BUILD__', {version: 'a', files: []}));

it('gives what a cache answers in time', async () => {
  expect(await orNothing(() => Promise.resolve('copy'))).toBe('copy');
});

it.each([
  ['rejects', () => Promise.reject(new Error('broken'))],
  ['never answers', () => new Promise<string>(() => {})],
])('has nothing from a cache that %s', async (_, ask) => {
  expect(await orNothing<string>(ask, 5)).toBeUndefined();
});

it('does not wait again for a cache that is stuck, until it answers', async () => {
  let answer = (_: string) => {};
  const late = new Promise<string>((resolve) => (answer = resolve));
  await orNothing(() => late, 5);
  const began = performance.now();
  expect(await orNothing(() => new Promise<string>(() => {}), 60_000)).toBeUndefined();
  expect(performance.now() - began).toBeLessThan(30_000);
  answer('late');
  await late;
  const slow = () => new Promise<string>((resolve) => setTimeout(() => resolve('copy'), 20));
  expect(await orNothing(slow, 60_000)).toBe('copy');
});

it('takes no nonsense for a copy', async () => {
  expect(await copyOrNothing(() => Promise.resolve(5 as unknown as Response))).toBeUndefined();
  const copy = new Response('copy');
  expect(await copyOrNothing(() => Promise.resolve(copy))).toBe(copy);
});
