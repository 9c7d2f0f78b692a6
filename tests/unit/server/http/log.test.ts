import {expect, test, vi} from 'vitest';
import {describeError, logError, logInfo, logRequest, startTrace} from '~/server/http/log';

function lines(method: 'log' | 'error') {
  const written = vi.fn<(line: string) => void>();
  vi.spyOn(console, method).mockImplementation(written);
  return () => written.mock.calls.map(([line]) => JSON.parse(line) as Record<string, unknown>);
}

test('a line is JSON with its level and its event', () => {
  const written = lines('log');
  logInfo('something', {count: 2, left: undefined, text: 'a "quoted"\nline'});
  expect(written()).toEqual([
    {level: 'info', event: 'something', count: 2, text: 'a "quoted"\nline'},
  ]);
});

test.each([
  ['/no-existe/ana.lopez@ejemplo.com', '/no-existe/[redacted]'],
  ['token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln refused', 'token [redacted] refused'],
  ['shpat_0123456789abcdef', '[redacted]'],
  ['sb_secret_0123456789', '[redacted]'],
  ['at f (file:///node_modules/@remix-run/x.js:1:2)', null],
])('blots out what is private in %s', (text, clean) => {
  const written = lines('error');
  logError('failed', {message: text});
  expect(written()[0]?.['message']).toBe(clean ?? text);
});

test('an error is told with its stack, anything else that is thrown as text', () => {
  expect(describeError(new TypeError('broken'))).toEqual({
    message: 'broken',
    stack: expect.stringContaining('log.test.ts') as string,
  });
  expect(describeError('broken')).toEqual({message: 'broken'});
});

test('a request leaves one line that names its route, never its address', () => {
  const written = lines('log');
  const request = new Request('https://shop.example/producto/ana@ejemplo.com?q=secreto', {
    headers: {'request-id': 'abc-12345'},
  });
  const trace = {...startTrace(request), providerCalls: 2, providerMs: 31.6};
  const response = new Response(null, {status: 200, headers: {'X-Cache': 'miss'}});
  logRequest(trace, request, '/producto/:handle', response);
  expect(written()).toEqual([
    {
      level: 'info',
      event: 'request',
      request: 'abc-12345',
      method: 'GET',
      route: '/producto/:handle',
      status: 200,
      cache: 'miss',
      providerCalls: 2,
      providerMs: 32,
      ms: expect.any(Number) as number,
    },
  ]);
});

test('an id that could break the log is not taken over', () => {
  for (const id of ['"}\u00e1', 'short', 'x'.repeat(65), 'a b c d e f g h']) {
    const request = new Request('https://shop.example/', {headers: {'request-id': id}});
    expect(startTrace(request).id).toMatch(/^[\da-f-]{36}$/);
  }
});
