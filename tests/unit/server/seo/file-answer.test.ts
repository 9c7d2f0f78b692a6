import {expect, test, vi} from 'vitest';
import {fileAnswer} from '~/server/seo/machine-files';

test('a text is answered as what it is', async () => {
  const response = await fileAnswer('application/xml', Promise.resolve('<a/>'));
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
  expect(await response.text()).toBe('<a/>');
});

test('what does not exist is not found', async () => {
  expect((await fileAnswer('application/xml', null)).status).toBe(404);
});

test('what cannot be read now is asked for later, and not kept', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const response = await fileAnswer('application/xml', Promise.reject(new Error('down')));
  expect(response.status).toBe(503);
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(logged).toHaveBeenCalledOnce();
});
