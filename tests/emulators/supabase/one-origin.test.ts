/** The one origin: gateway, edge function, mails, faults. */
import {afterAll, afterEach, beforeAll, describe, expect, it, vi} from 'vitest';
import {
  startSupabaseEmulator,
  type RunningSupabaseEmulator,
} from '../../../emulators/supabase/start';
import {
  clientOf,
  mailsTo,
  newEmail,
  order,
  PASSWORD,
  signUp,
  SITE_URL,
  START_TIMEOUT_MS,
  startForTest,
} from './support';

let emulator: RunningSupabaseEmulator;

beforeAll(async () => {
  emulator = await startForTest({functionVariables: {SOFIA_MESSAGES_PER_MINUTE: '1000'}});
}, START_TIMEOUT_MS);
afterAll(() => emulator.close());
afterEach(() => order(emulator, 'DELETE', 'faults'));

const chat = (message: unknown) =>
  clientOf(emulator).functions.invoke('sofia-chat', {body: {message}});

describe('the edge function, through the official client', () => {
  it('answers', async () => {
    const {data, error} = await chat('¿Puedo revender los derechos?');
    expect(error).toBeNull();
    expect((data as {response: string}).response).toMatch(/^No /);
  });

  it('hands its refusals on', async () => {
    const {error} = await chat('');
    expect((error as Error).name).toBe('FunctionsHttpError');
    const body: unknown = await (error as {context: Response}).context.json();
    expect(body).toEqual({error: 'missing_message', message: 'The body must have a message'});
  });

  it('answers the preflight of the shop’s pages, and of no others', async () => {
    const preflight = async (origin: string) => {
      const response = await fetch(`${emulator.url}/functions/v1/sofia-chat`, {
        method: 'OPTIONS',
        headers: {origin, 'access-control-request-method': 'POST'},
      });
      return response.headers.get('access-control-allow-origin');
    };
    expect(await preflight(SITE_URL)).toBe(SITE_URL);
    expect(await preflight(SITE_URL.replace('localhost', '127.0.0.1'))).toMatch('127.0.0.1');
    expect(await preflight('https://otra-tienda.test')).toBeNull();
  });

  it('knows no function that the project has not', async () => {
    const response = await fetch(`${emulator.url}/functions/v1/otra`, {method: 'POST'});
    expect(response.status).toBe(404);
  });
});

describe('the gateway', () => {
  it('lets pages of any origin reach accounts and tables', async () => {
    const preflight = await fetch(`${emulator.url}/auth/v1/signup`, {
      method: 'OPTIONS',
      headers: {origin: SITE_URL, 'access-control-request-headers': 'apikey, x-client-info'},
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toBe('apikey, x-client-info');
    const answer = await fetch(`${emulator.url}/rest/v1/wishlist_items`, {
      headers: {origin: SITE_URL, apikey: emulator.anonKey},
    });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('wants a key', async () => {
    expect((await fetch(`${emulator.url}/rest/v1/wishlist_items`)).status).toBe(401);
  });

  it('rejects a second start on the same port with what to do about it', async () => {
    await expect(
      startSupabaseEmulator({port: emulator.port, dataDirectory: null, quiet: true}),
    ).rejects.toThrow(/Port \d+ is already in use.*SUPABASE_EMULATOR_PORT/);
  });
});

describe('ordered faults', () => {
  it.each([
    ['drop', 0],
    ['nonsense', 200],
    ['http', 503],
  ] as const)('%s hits sign-in and nothing else', async (kind, status) => {
    const {email} = await signUp(emulator);
    await order(emulator, 'POST', 'faults', {kind, service: 'auth', path: '/token'});
    // The client logs a connection that was cut.
    if (kind === 'drop') vi.spyOn(console, 'error').mockImplementation(() => {});
    const {data, error} = await clientOf(emulator).auth.signInWithPassword({
      email,
      password: PASSWORD,
    });
    expect(data.session).toBeNull();
    if (kind !== 'nonsense') expect(error?.status).toBe(status);
    expect((await chat('hola')).error).toBeNull();
  });

  it('rate-limit speaks as the account backend does', async () => {
    await order(emulator, 'POST', 'faults', {kind: 'rate-limit', service: 'auth', times: 1});
    const {error} = await clientOf(emulator).auth.resetPasswordForEmail(newEmail());
    expect([error?.status, error?.code]).toEqual([429, 'over_request_rate_limit']);
    expect((await clientOf(emulator).auth.resetPasswordForEmail(newEmail())).error).toBeNull();
  });

  it('slow delays the true answer', async () => {
    await order(emulator, 'POST', 'faults', {kind: 'slow', service: 'functions', delayMs: 400});
    const started = performance.now();
    expect((await chat('hola')).error).toBeNull();
    expect(performance.now() - started).toBeGreaterThan(390);
  });

  it('says what is wrong with an order', async () => {
    const response = await order(emulator, 'POST', 'faults', {kind: 'flood'});
    expect(response.status).toBe(400);
  });
});

describe('the admin path', () => {
  it('answers no page of another origin', async () => {
    const response = await fetch(`${emulator.url}/__emulator/mails`, {
      headers: {origin: 'https://otra-tienda.test'},
    });
    expect(response.status).toBe(403);
  });

  it('counts requests', async () => {
    await order(emulator, 'DELETE', 'requests');
    await chat('hola');
    const response = await order(emulator, 'GET', 'requests');
    expect(await response.json()).toEqual({
      requests: [
        {service: 'functions', method: 'POST', path: '/functions/v1/sofia-chat', fault: null},
      ],
    });
  });

  it('forgets everything on reset', async () => {
    const {email, client} = await signUp(emulator);
    await client.auth.resetPasswordForEmail(email);
    expect(await mailsTo(emulator, email)).toHaveLength(1);
    await order(emulator, 'POST', 'reset');
    expect(await mailsTo(emulator, email)).toEqual([]);
    const {error} = await clientOf(emulator).auth.signInWithPassword({email, password: PASSWORD});
    expect(error?.message).toBe('Invalid login credentials');
  });
});

it('ends a list at 1,000 rows without a word, and gives the rest to who asks for it', async () => {
  const project = clientOf(emulator, emulator.serviceRoleKey);
  const rows = Array.from({length: 1001}, (_, place) => ({
    event_id: `event-${place}`,
    body_digest: `digest-${place}`,
    topic: 'orders/paid',
    order_id: '1',
  }));
  expect((await project.from('webhook_events').insert(rows)).error).toBeNull();
  const list = () => project.from('webhook_events').select('event_id').order('event_id');
  expect((await list()).data).toHaveLength(1000);
  expect((await list().limit(5000)).data).toHaveLength(1000);
  expect((await list().range(1000, 1999)).data).toHaveLength(1);
});
