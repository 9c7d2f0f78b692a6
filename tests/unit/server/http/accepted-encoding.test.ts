import {expect, test} from 'vitest';
import {acceptsGzip} from '~/server/page-cache/stored-page';

function asking(encoding?: string, cf?: object): Request {
  const headers = new Headers(encoding === undefined ? [] : [['Accept-Encoding', encoding]]);
  return Object.assign(new Request('https://shop.test/', {headers}), cf && {cf});
}

test.each([
  [undefined, false],
  ['*', false],
  ['gzip;q=0', false],
  ['ungzipped', false],
  ['gzip', true],
  ['x-gzip', true],
  ['br, gzip;q=0.5', true],
])('who asks for %o is sent gzip: %s', (encoding, expected) => {
  expect(acceptsGzip(asking(encoding))).toBe(expected);
});

test('what the visitor asked for counts, not what the host made of it', () => {
  expect(acceptsGzip(asking('br, gzip', {clientAcceptEncoding: ''}))).toBe(false);
  expect(acceptsGzip(asking('br, gzip', {clientAcceptEncoding: 'identity'}))).toBe(false);
  expect(acceptsGzip(asking('br, gzip', {clientAcceptEncoding: 'gzip'}))).toBe(true);
  expect(acceptsGzip(asking('gzip', {}))).toBe(true);
});
