import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {CONTACT_RATE, HONEYPOT_FIELD} from '~/domain/limits';
import {answerBy, requestNumber} from '~/domain/contact/consumer-request';
import {handleConsumerRequest} from '~/server/contact/consumer-request';
import {handleContactMessage, handleNotifyRequest} from '~/server/contact/contact';
import {createRateLimiter, type RateLimiter} from '@common/rate-limiter';

const supabase = {url: 'https://project.example', anonKey: 'public-key'};
const backend = {supabase, formKey: 'form-key'};
/** A Sunday. */
const NOW = Date.UTC(2026, 10, 22, 22);
const fields = {
  kind: 'arrepentimiento',
  name: 'Ana',
  email: 'ana@ejemplo.com',
  order: 'RP-1001',
  document: '',
  address: '',
  detail: 'Me arrepentí.',
};
const message = {name: 'Ana', email: 'ana@ejemplo.com', message: 'Hola,\nno encuentro mi compra.'};
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

function requestOf(form: Record<string, string>, origin = 'https://shop.example') {
  return new Request('https://shop.example/arrepentimiento', {
    method: 'POST',
    headers: {origin, 'oxygen-buyer-ip': '203.0.113.7'},
    body: new URLSearchParams(form),
  });
}

const file = (form: Record<string, string>, origin?: string) =>
  handleConsumerRequest(requestOf(form, origin), {backend, limiter, now: NOW, random: () => 0});

describe('a request', () => {
  test('is stored with its number and deadline, and told so', async () => {
    expect(await file(fields)).toEqual({
      status: 200,
      answer: {
        sent: true,
        kind: 'arrepentimiento',
        number: 'A-20261122-222222',
        email: 'ana@ejemplo.com',
        at: NOW,
        answerBy: '2026-12-02',
        mailed: true,
      },
    });
    const [url, init] = backendFetch.mock.calls[0] ?? [];
    expect(url).toBe('https://project.example/rest/v1/consumer_requests');
    expect(JSON.parse(init?.body as string)).toMatchObject({
      number: 'A-20261122-222222',
      order_number: 'RP-1001',
      document: null,
      answer_by: '2026-12-02',
    });
  });

  test.each([
    ['no kind', {...fields, kind: 'otro'}, 'missing-kind', 'kind'],
    ['no order to take back', {...fields, order: ''}, 'missing-fields', 'order'],
  ])('is refused with %s, and keeps what was typed', async (_what, form, error, field) => {
    expect(await file(form)).toMatchObject({
      status: 400,
      answer: {sent: false, problems: [{error, field}], fields: form},
    });
    expect(backendFetch).not.toHaveBeenCalled();
  });

  test('tells all that is wrong with it, once a field and in their order', async () => {
    const form = {...fields, kind: 'reclamo', email: 'ana', detail: ''};
    expect((await file(form)).answer).toMatchObject({
      problems: [
        {error: 'invalid-email', field: 'email'},
        {error: 'missing-identity', field: 'document'},
        {error: 'missing-identity', field: 'address'},
        {error: 'missing-fields', field: 'detail'},
      ],
    });
  });

  test('takes another number when one is taken', async () => {
    backendFetch.mockImplementationOnce(async () => new Response(null, {status: 409}));
    expect((await file(fields)).status).toBe(200);
    expect(backendFetch).toHaveBeenCalledTimes(3);
  });

  test('is taken also when its receipt cannot be mailed', async () => {
    backendFetch
      .mockImplementationOnce(async () => new Response(null, {status: 201}))
      .mockImplementationOnce(async () => new Response(null, {status: 503}));
    expect(await file(fields)).toMatchObject({status: 200, answer: {sent: true, mailed: false}});
    const [url, init] = backendFetch.mock.calls[1] ?? [];
    expect(url).toBe('https://project.example/functions/v1/request-receipt');
    expect(JSON.parse(init?.body as string)).toEqual({number: 'A-20261122-222222'});
    expect(logged).toHaveBeenCalled();
  });
});

test('the deadline is ten days, or fifteen from Monday to Friday; the number has the day of UTC', () => {
  expect(answerBy('arrepentimiento', NOW)).toBe('2026-12-02');
  expect(answerBy('queja', NOW)).toBe('2026-12-11');
  // Friday: the first working day is Monday.
  expect(answerBy('reclamo', Date.UTC(2026, 10, 20))).toBe('2026-12-11');
  expect(requestNumber('queja', Date.UTC(2026, 0, 1), () => 0.999)).toBe('Q-20260101-ZZZZZZ');
});

describe('an e-mail to be told', () => {
  const ask = (form: Record<string, string>) =>
    handleNotifyRequest(requestOf(form), {backend, limiter, now: NOW});
  const wish = {de: 'producto-05', email: 'ana@ejemplo.com', consent: 'si'};

  test('is kept with consent', async () => {
    expect(await ask(wish)).toEqual({answer: {sent: true}, status: 200});
    const [, init] = backendFetch.mock.calls[0] ?? [];
    expect(JSON.parse(init?.body as string)).toEqual({
      subject: 'producto-05',
      email: 'ana@ejemplo.com',
      consent: true,
    });
  });

  test.each([
    [{...wish, consent: ''}, 'no-consent'],
    [{...wish, email: 'ana'}, 'invalid-email'],
    [{...wish, de: '../x'}, 'no-subject'],
  ])('is not kept otherwise', async (form, error) => {
    expect(await ask(form)).toMatchObject({
      status: 400,
      answer: {sent: false, problems: [{error}]},
    });
    expect(backendFetch).not.toHaveBeenCalled();
  });
});

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
    expect(await post(message)).toEqual({answer: {sent: true}, status: 200});
    const [url, init] = backendFetch.mock.calls[0] ?? [];
    expect(url).toBe('https://project.example/rest/v1/contact_messages');
    expect(init?.headers).toMatchObject({apikey: 'public-key', Prefer: 'return=minimal'});
    expect(init?.headers).toMatchObject({'X-Form-Key': 'form-key'});
    const senders = new Set<string | null>();
    for (const address of ['203.0.113.7', '203.0.113.7', '203.0.113.8']) {
      await post(message, {address});
      senders.add(new Headers(backendFetch.mock.lastCall?.[1]?.headers).get('X-Form-Sender'));
    }
    expect([...senders].map((sender) => sender?.length)).toEqual([64, 64]);
    expect(JSON.parse(init?.body as string)).toEqual(message);
    expect(logged).not.toHaveBeenCalled();
  });

  test('is stored as typed: one character a line break, and no zero character', async () => {
    await post({...message, message: 'uno\r\ndos\0'});
    const [, init] = backendFetch.mock.calls[0] ?? [];
    expect(JSON.parse(init?.body as string)).toMatchObject({message: 'uno\ndos'});
  });
});

describe('nothing is stored, and the message come back,', () => {
  test('when another site sent the form', async () => {
    expect(await post(message, {origin: 'https://elsewhere.example'})).toEqual({
      answer: {sent: false, problems: [{error: 'not-sent', field: null}], fields: message},
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
    expect(await post(message)).toEqual({
      answer: {sent: false, problems: [{error: 'not-sent', field: null}], fields: message},
      status: 503,
      retryAfterSeconds: 30,
    });
    expect(logged).toHaveBeenCalledOnce();
    expect(String(logged.mock.calls[0])).not.toMatch(/ana|compra/i);
  });
});

test('a body that is larger than any message is refused unread', async () => {
  expect(await post({...message, message: 'x'.repeat(70_000)})).toMatchObject({
    answer: {sent: false, problems: [{error: 'too-long', field: null}]},
    status: 413,
  });
});

test('who fills in the trap hears that it was sent, but it was not', async () => {
  expect(await post({...message, [HONEYPOT_FIELD]: 'x'})).toEqual({
    answer: {sent: true},
    status: 200,
  });
  expect(backendFetch).not.toHaveBeenCalled();
});

describe('from one address', () => {
  test('the sixth message of a mailbox in ten minutes must wait; others need not', async () => {
    for (let i = 0; i < CONTACT_RATE.limit; i++) {
      expect(await post(message, {now: i})).toMatchObject({status: 200});
    }
    expect(await post(message, {now: 60_000})).toEqual({
      answer: {sent: false, problems: [{error: 'too-many', field: null}], fields: message},
      status: 429,
      retryAfterSeconds: 540,
    });
    expect(await post(message, {now: 60_000, address: '198.51.100.9'})).toMatchObject({
      status: 200,
    });
    expect(await post({...message, email: 'bea@correo.test'}, {now: 60_000})).toMatchObject({
      status: 200,
    });
    expect(await post(message, {now: CONTACT_RATE.windowMs})).toMatchObject({status: 200});
  });

  test('a form that is not complete costs nothing', async () => {
    for (let i = 0; i < 20; i++) await post({...message, name: ''});
    expect((await post(message)).status).toBe(200);
  });
});
