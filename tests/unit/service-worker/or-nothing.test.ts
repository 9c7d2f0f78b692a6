import {expect, it} from 'vitest';
import {orNothing} from '~/service-worker/or-nothing';

it('gives what a cache answers in time', async () => {
  expect(await orNothing(() => Promise.resolve('copy'))).toBe('copy');
});

it.each([
  ['rejects', () => Promise.reject(new Error('broken'))],
  ['never answers', () => new Promise<string>(() => {})],
  [
    'throws',
    () => {
      throw new Error('broken');
    },
  ],
])('has nothing from a cache that %s', async (_, ask) => {
  expect(await orNothing<string>(ask, 5)).toBeUndefined();
});
