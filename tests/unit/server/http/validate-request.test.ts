import {describe, expect, test} from 'vitest';
import {validateRequest} from '~/server/http/validate-request';

const SHOP = 'https://shop.example';
const PAGE = {takesPosts: false};
const FORM = {takesPosts: true};

function post(path: string, headers: Record<string, string>) {
  return new Request(SHOP + path, {method: 'POST', headers, body: 'a=1'});
}

async function rejectionOf(request: Request, route = FORM): Promise<Response> {
  const validated = await validateRequest(request, route);
  if (validated.ok) throw new Error('It passed');
  return validated.response;
}

describe('a request that reads', () => {
  test('passes as it is', async () => {
    const request = new Request(`${SHOP}/faq`, {headers: {origin: 'https://evil.example'}});
    expect(await validateRequest(request, PAGE)).toEqual({ok: true, request});
  });

  test('is a GET to all behind when it asks for the headers alone', async () => {
    const validated = await validateRequest(
      new Request(`${SHOP}/faq.data`, {method: 'HEAD', headers: {origin: 'https://evil.example'}}),
      PAGE,
    );
    expect(validated).toMatchObject({ok: true, request: {method: 'GET', url: `${SHOP}/faq.data`}});
  });

  // A path that cannot be decoded, and the way of an older framework.
  test.each(['/%zz', '/%', '/gracias?_data=root'])('is rejected as malformed: %s', async (path) => {
    const response = await rejectionOf(new Request(SHOP + path), PAGE);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Enlace incorrecto');
  });
});

describe('a request that changes something', () => {
  test('passes from this very site, also behind a proxy that ended TLS', async () => {
    const request = post('/gracias', {origin: SHOP});
    expect(await validateRequest(request, FORM)).toEqual({ok: true, request});
    const behind = new Request('http://shop.example/gracias', request);
    expect(await validateRequest(behind, FORM)).toMatchObject({ok: true});
  });

  test('is not compared with a host that a visitor made up', async () => {
    const validated = await validateRequest(
      post('/gracias', {origin: SHOP, 'x-forwarded-host': 'evil.example'}),
      FORM,
    );
    if (!validated.ok) throw new Error('It was refused');
    expect(validated.request.headers.has('x-forwarded-host')).toBe(false);
    expect(validated.request.method).toBe('POST');
    expect(await validated.request.text()).toBe('a=1');
  });

  test.each([
    'https://evil.example',
    'http://shop.example',
    'https://shop.example.evil.example',
    'null',
  ])('is rejected in Spanish from %s', async (origin) => {
    const response = await rejectionOf(post('/gracias', {origin}));
    expect(response.status).toBe(403);
    const text = await response.text();
    expect(text).toContain('Solicitud rechazada');
    expect(text).not.toContain(origin);
  });

  test('is rejected without an origin, and a script reads a code', async () => {
    const response = await rejectionOf(post('/api/checkout', {}));
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({ok: false, error: 'foreign-origin'});
  });
});

test.each([
  ['POST', PAGE, 'GET, HEAD'],
  ['OPTIONS', PAGE, 'GET, HEAD'],
  ['DELETE', FORM, 'GET, HEAD, POST'],
] as const)('%s is told which methods there are', async (method, route, allowed) => {
  const request = new Request(`${SHOP}/x`, {method, headers: {origin: SHOP}});
  const response = await rejectionOf(request, route);
  expect(response.status).toBe(405);
  expect(response.headers.get('Allow')).toBe(allowed);
});
