import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {CONTACT_RATE, HONEYPOT_FIELD} from '~/domain/limits';
import {handleContactMessage} from '~/server/contact/contact';
import {createRateLimiter, type RateLimiter} from '@common/rate-limiter';

const supabase = {url: 'https://project.example', anonKey: 'public-key'};
const backend = {supabase, formKey: 'form-key'};
const fields = {name: 'Ana', email: 'ana@ejemplo.com', message: 'Hola,\nno encuentro mi compra.'};
const backendFetch = vi.fn<typeof fetch>();
const logged = vi.fn();
let limiter: RateLimiter;

beforeEach(() => {
  backendFetch.mockReset().mockImplementation(async () => new Response(null, {status: 201}));
  vi.stubGlobal('fetch', backendFetch);
  vi.spyOn(console, 'error').mockImplementation(logged);
  logged.mockReset();
  limiter = createRateLimiter(CONTACT_RATE);
});

afterEach(() => vi.unstubAllGlobals());

function post(
  form: Record<string, string>,
  {origin = 'https://shop.example', address = '203.0.113.7', now = 0} = {},
) {
  const request = new Request('https://shop.example/gracias?order=RP-1', {
    method: 'POST',
    headers: {origin, 'oxygen-buyer-ip': address},
    body: new URLSearchParams(form),
  });
  return handleContactMessage(request, {backend, limiter, now});
}

describe('a good message', () => {
  test('is stored with the public key, without reading it back', async () => {
    expect(await post(fields)).toEqual({answer: {sent: true}, status: 200});
    const [url, init] = backendFetch.mock.calls[0] ?? [];
    expect(url).toBe('https://project.example/rest/v1/contact_messages');
    expect(init?.headers).toMatchObject({apikey: 'public-key', Prefer: 'return=minimal'});
    expect(init?.headers).toMatchObject({'X-Form-Key': 'form-key'});
    const senders = new Set<string | null>();
    for (const address of ['203.0.113.7', '203.0.113.7', '203.0.113.8']) {
      await post(fields, {address});
      senders.add(new Headers(backendFetch.mock.lastCall?.[1]?.headers).get('X-Form-Sender'));
    }
    expect([...senders].map((sender) => sender?.length)).toEqual([64, 64]);
    expect(JSON.parse(init?.body as string)).toEqual(fields);
    expect(logged).not.toHaveBeenCalled();
  });

  test('is stored as typed: one character a line break, and no zero character', async () => {
    await post({...fields, message: 'uno\r\ndos\0'});
    const [, init] = backendFetch.mock.calls[0] ?? [];
    expect(JSON.parse(init?.body as string)).toMatchObject({message: 'uno\ndos'});
  });
});

describe('nothing is stored, and the fields come back,', () => {
  test('when another site sent the form', async () => {
    expect(await post(fields, {origin: 'https://elsewhere.example'})).toEqual({
      answer: {sent: false, problems: [{error: 'not-sent', field: null}], fields},
      status: 403,
    });
    expect(backendFetch).not.toHaveBeenCalled();
  });

  test.each([
    ['refuses', async () => new Response('{"code":"42501"}', {status: 401})],
    ['is down', async () => Promise.reject(new TypeError('fetch failed'))],
    ['is late', async () => Promise.reject(new DOMException('late', 'TimeoutError'))],
  ])('when the backend %s; the log names neither sender nor text', async (_how, answer) => {
    backendFetch.mockImplementation(answer);
    expect(await post(fields)).toEqual({
      answer: {sent: false, problems: [{error: 'not-sent', field: null}], fields},
      status: 503,
      retryAfterSeconds: 30,
    });
    expect(logged).toHaveBeenCalledOnce();
    expect(String(logged.mock.calls[0])).not.toMatch(/ana|compra/i);
  });
});

test('a body that is larger than any message is refused unread', async () => {
  expect(await post({...fields, message: 'x'.repeat(70_000)})).toMatchObject({
    answer: {sent: false, problems: [{error: 'too-long', field: null}]},
    status: 413,
  });
});

test('who fills in the trap hears that it was sent, but it was not', async () => {
  expect(await post({...fields, [HONEYPOT_FIELD]: 'x'})).toEqual({
    answer: {sent: true},
    status: 200,
  });
  expect(backendFetch).not.toHaveBeenCalled();
});

describe('from one address', () => {
  test('the sixth message of a mailbox in ten minutes must wait; others need not', async () => {
    for (let i = 0; i < CONTACT_RATE.limit; i++) {
      expect(await post(fields, {now: i})).toMatchObject({status: 200});
    }
    expect(await post(fields, {now: 60_000})).toEqual({
      answer: {sent: false, problems: [{error: 'too-many', field: null}], fields},
      status: 429,
      retryAfterSeconds: 540,
    });
    expect(await post(fields, {now: 60_000, address: '198.51.100.9'})).toMatchObject({status: 200});
    expect(await post({...fields, email: 'bea@correo.test'}, {now: 60_000})).toMatchObject({
      status: 200,
    });
    expect(await post(fields, {now: CONTACT_RATE.windowMs})).toMatchObject({status: 200});
  });

  test('a form that is not complete costs nothing', async () => {
    for (let i = 0; i < 20; i++) await post({...fields, name: ''});
    expect((await post(fields)).status).toBe(200);
  });
});
