// @vitest-environment jsdom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {MAX_ERROR_REPORTS} from '~/domain/site/error-report';

const sendBeacon = vi.fn();

beforeEach(() => {
  sendBeacon.mockReset();
  vi.stubGlobal('navigator', {sendBeacon});
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

test('reports each failure once, without what a shopper typed', async () => {
  const {reportError} = await import('~/state/report-error');
  window.history.replaceState(null, '', '/auth?email=ana@ejemplo.com#secreto');
  for (let i = 0; i < 3; i += 1) reportError('error', new Error('No account ana@ejemplo.com'));
  expect(sendBeacon).toHaveBeenCalledOnce();
  const [address, body] = sendBeacon.mock.calls[0] as [string, string];
  expect(address).toBe('/api/errores');
  expect(body).not.toMatch(/ana@|secreto/);
  expect(JSON.parse(body)).toMatchObject({kind: 'error', path: '/auth'});
});

test('reports few in all, and never throws', async () => {
  const {reportError} = await import('~/state/report-error');
  const letters = 'abcdefghijklmnop';
  for (const letter of letters) reportError('rejection', new Error(letter));
  expect(sendBeacon).toHaveBeenCalledTimes(MAX_ERROR_REPORTS);
  vi.stubGlobal('navigator', {});
  vi.resetModules();
  const again = await import('~/state/report-error');
  expect(() => again.reportError('error', Symbol('x'))).not.toThrow();
});
