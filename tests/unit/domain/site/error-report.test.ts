import {expect, test} from 'vitest';
import {MAX_ERROR_LENGTH, maskedText} from '~/domain/site/error-report';

test.each([
  ['No account ana@ejemplo.com', 'No account [email]'],
  ['GET /auth?email=ana%40ejemplo.com#token failed', 'GET /auth failed'],
  [`JWT ${'eyJ9'.repeat(8)}.eyJ.s-g expired`, 'JWT [token] expired'],
  ['Card 4111111111111111', 'Card [number]'],
  ['TypeError: x is not a function', 'TypeError: x is not a function'],
])('%j is reported as %j', (text, masked) => {
  expect(maskedText(text)).toBe(masked);
});

test('a report is bounded', () => {
  expect(maskedText('x '.repeat(10_000))).toHaveLength(MAX_ERROR_LENGTH);
});
