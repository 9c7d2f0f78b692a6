import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {redirectTarget} from '~/domain/account/redirect-target';

const SHOP = 'https://reventaplr.example';

describe('redirectTarget', () => {
  it.each(['/wishlist', '/category/perros?pagina=2', '/faq#licencia', '/producto/a%20b'])(
    'leads to %s, a path of the shop',
    (path) => expect(redirectTarget(path)).toBe(path),
  );

  it.each([
    null,
    undefined,
    ...['', 'wishlist', 'https://evil.example', '//evil.example', '/\\evil.example'],
    ...['/\t/evil.example', '/.//evil.example', 'javascript:alert(1)'],
    `/${'a'.repeat(501)}`,
  ])('leads home instead of to %j', (wanted) => {
    const target = redirectTarget(wanted);
    expect(new URL(target, SHOP).origin).toBe(SHOP);
    expect(target.startsWith('//')).toBe(false);
  });

  it.each([
    '/auth',
    '/auth?volver=/auth',
    '/auth/nueva-clave',
    '/AUTH',
    '/a/../auth',
    '/healthz',
    '/feed.xml',
  ])('does not lead from the sign-in to %s', (wanted) => expect(redirectTarget(wanted)).toBe('/'));

  it('is a path of the shop, for whatever text', () => {
    const pieces = fc.constantFrom(
      ...['/', '\\', '.', '..', '\t', '@', ':', 'evil.example', '%2f', '?', '#'],
    );
    const text = fc.oneof(
      fc.string({unit: 'binary'}),
      fc.array(pieces, {maxLength: 10}).map((list) => `/${list.join('')}`),
    );
    fc.assert(
      fc.property(text, (wanted) => {
        const target = redirectTarget(wanted);
        expect(target.startsWith('/')).toBe(true);
        expect(new URL(target, SHOP).origin).toBe(SHOP);
        // A browser that reads it again comes to the same place.
        expect(redirectTarget(target)).toBe(target);
      }),
      {numRuns: 2000},
    );
  });

  it('leads back to the sign-in from elsewhere', () => {
    expect(redirectTarget('/auth?volver=%2Fcarrito', false)).toBe('/auth?volver=%2Fcarrito');
  });
});
