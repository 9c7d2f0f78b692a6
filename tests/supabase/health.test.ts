/** What each credential of the functions says of itself when it alone is broken; nothing of its value. */
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {
  adminNeed,
  answerHealth,
  CLIENT_HEADER,
  databaseNeed,
  KEYS_HEADER,
  mailKeyNeed,
  reportNeed,
  SHOP_HEADER,
  SITE_HEADER,
  siteNeed,
  signingKeyNeed,
  storageNeed,
  type Need,
} from '../../supabase/functions/_shared/health.ts';
import {checkAdmin, type Operator} from '../../scripts/doctor/check-orders';
import {functionProblems, readToday} from '../../supabase/functions/_shared/operator/read-today.ts';
import {createMailService} from '../../supabase/functions/_shared/contact/mail-service.ts';
import {modelNeed} from '../../supabase/functions/sofia-chat/settings.ts';
import {readShopSettings} from '../../supabase/functions/_shared/shop-settings.ts';

const URL_OF_PROJECT = 'https://project.test';
const problemOf = async (need: Need, told: Record<string, string> = {}) =>
  need.problem(new Headers(told));
const settingsOf = (variables: Record<string, string>) =>
  readShopSettings((name) => variables[name]);

let answers: (url: string, body: string) => Response;
beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) =>
    answers(input as string, (init?.body ?? '') as string),
  );
});

it.each([
  ['', 'is not set'],
  ['tienda.example', 'is no address such as https://your.shop'],
  ['https://tienda.example/inicio', 'is no address such as https://your.shop'],
  ['https://tienda.example/', null],
  ['https://www.tienda.example', 'differs from PUBLIC_SITE_URL'],
])('the address of the shop %j: %s', async (SHOP_SITE_URL, problem) => {
  const settings = settingsOf({SUPABASE_URL: URL_OF_PROJECT, SHOP_SITE_URL});
  const told = {[SITE_HEADER]: 'https://tienda.example'};
  expect(await problemOf(siteNeed(settings), told)).toBe(problem);
});

it('webhooks of the admin and of the app are both known, whichever signs', () => {
  const app = {SHOPIFY_CLIENT_ID: 'id', SHOPIFY_CLIENT_SECRET: 'app'};
  expect(settingsOf(app).webhookSecrets).toEqual(['app']);
  expect(settingsOf({...app, SHOPIFY_WEBHOOK_SECRET: 'new, old'}).webhookSecrets).toEqual([
    'new',
    'old',
    'app',
  ]);
});

it.each([
  [' Tienda.myshopify.com ', 'tienda.myshopify.com'],
  ['https://tienda.myshopify.com/admin', 'tienda.myshopify.com'],
  ['https://admin.shopify.com/store/tienda?x=1', 'tienda.myshopify.com'],
  ['"tienda"', 'tienda.myshopify.com'],
])('the domain of the shop may be copied as %j', (SHOPIFY_SHOP_DOMAIN, domain) => {
  expect(settingsOf({SHOPIFY_SHOP_DOMAIN}).shopDomain).toBe(domain);
});

it.each([
  ['{"default":"sb_a","b":"sb_b"}', 'sb_a'],
  ['{"default":null,"b":" sb_b "}', 'sb_b'],
  ['sb_a', 'sb_a'],
  ['"sb_a"', 'sb_a'],
  ['{"default":', 'old'],
  ['{}', 'old'],
])('of the keys %j one is used', (keys, key) => {
  const newer = {SUPABASE_SECRET_KEYS: keys, SUPABASE_PUBLISHABLE_KEYS: keys};
  const older = {SUPABASE_SERVICE_ROLE_KEY: 'old', SUPABASE_ANON_KEY: 'old'};
  const {serviceKey, anonKey} = settingsOf({...newer, ...older});
  expect([serviceKey, anonKey]).toEqual([key, key]);
});

describe('the key of the mail service', () => {
  const variables: Record<string, string> = {MAIL_API_KEY: 'secret', MAIL_FROM: 'a@b.example'};
  const need = mailKeyNeed((name) => variables[name]);

  it.each([
    [403, 'API key is invalid', 'MAIL_API_KEY is refused (403)'],
    [403, 'The b.example domain is not verified', 'MAIL_FROM is refused (403): its domain is'],
    [422, '', 'the mail service answers 422'],
    [429, '', null],
    [200, '', null],
  ])('answered by %i %s: %s', async (status, message, problem) => {
    answers = (_url, body) => {
      expect(JSON.parse(body)).toMatchObject({from: 'a@b.example', to: ['delivered@resend.dev']});
      return Response.json({message}, {status});
    };
    const found = await problemOf(need);
    if (problem) expect(found).toContain(problem);
    else expect(found).toBeNull();
  });

  it.each([
    [200, '', 'sent'],
    [422, 'Invalid `to` field. Please use our testing email address', 'refused'],
    [422, 'Invalid `from` field. The email address needs to follow the format', 'failed'],
    [429, 'You have reached your daily email sending quota', 'failed'],
  ])('sends: %i %s is %s', async (status, message, result) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const mail = {to: 'ana@correo.test', subject: 'Hola', text: 'Hola'};
    let pauses = status === 429 ? 0 : 1;
    // Too many in a second: the next one is taken.
    answers = () =>
      pauses-- > 0
        ? new Response(null, {status: 429, headers: {'retry-after': '0.01'}})
        : Response.json({message}, {status});
    expect(await createMailService((name) => variables[name])?.(mail)).toBe(result);
  });

  it('is tried at another service by a mail to nobody', async () => {
    answers = (url, body) => {
      expect([url, body]).toEqual(['https://mail.test', '{"from":"a@b.example"}']);
      return new Response(null, {status: 422});
    };
    const other: Record<string, string> = {...variables, MAIL_API_URL: 'https://mail.test'};
    expect(await problemOf(mailKeyNeed((name) => other[name]))).toBeNull();
  });

  it('says that the service does not answer, and nothing when there is none', async () => {
    answers = () => {
      throw new TypeError('fetch failed');
    };
    expect(await problemOf(need)).toContain('does not answer');
    expect(await problemOf(mailKeyNeed(() => undefined))).toBeNull();
  });

  it.each(['Mi tienda', 'Mi tienda <soporte@>', 'soporte@tienda'])('has no sender %j', (from) =>
    expect(problemOf(mailKeyNeed(() => from))).resolves.toContain('MAIL_FROM is no address'),
  );
});

describe('the model of the chat', () => {
  const model = {OPENAI_API_URL: 'https://model.test/v1/', OPENAI_API_KEY: 'k', OPENAI_MODEL: 'm'};
  const problem = (variables: Record<string, string>) =>
    problemOf(modelNeed((name) => variables[name]));

  it.each([
    [401, {}, 'OPENAI_API_KEY is refused (401)'],
    [404, {}, 'OPENAI_API_URL has no models (404): most end in /v1'],
    [200, {data: [{id: 'other'}]}, 'OPENAI_MODEL is none of the models of this key'],
    [200, {data: [{id: 'other'}, {id: 'models/m'}]}, null],
    [200, 'no list', null],
  ])('answered by %i %j: %s', async (status, body, expected) => {
    answers = (url) => {
      expect(url).toBe('https://model.test/v1/models');
      return Response.json(body, {status});
    };
    expect(await problem(model)).toBe(expected);
  });

  it('is named when half of it is set, and not missed when none is', async () => {
    expect(await problem({...model, OPENAI_API_KEY: ' '})).toBe('OPENAI_API_KEY is not set');
    expect(await problem({})).toBeNull();
  });
});

describe('the Admin API', () => {
  const DOMAIN = 'a.myshopify.com';
  const app = {
    SHOPIFY_SHOP_DOMAIN: DOMAIN,
    SHOPIFY_CLIENT_ID: 'id',
    SHOPIFY_CLIENT_SECRET: 'secret',
  };
  const scopes = (...handles: string[]) => ({accessScopes: handles.map((handle) => ({handle}))});
  const shop = {id: 'gid://shopify/Shop/1', myshopifyDomain: DOMAIN};
  const installed = {currentAppInstallation: scopes('read_orders', 'write_products'), shop};
  const problem = (told: Record<string, string> = {}, change = {}) =>
    problemOf(adminNeed(settingsOf({...app, ...change})), told).catch(
      (error: unknown) => (error as Error).message,
    );

  it.each([
    [{}, {}, null],
    [{currentAppInstallation: scopes('read_products')}, {}, 'lacks the scope read_orders'],
    [{}, {[SHOP_HEADER]: 'gid://shopify/Shop/2'}, 'SHOPIFY_SHOP_DOMAIN names another shop than'],
    [{shop: {...shop, myshopifyDomain: 'b.myshopify.com'}}, {}, 'SHOPIFY_SHOP_DOMAIN is not the'],
    [{errors: [{message: 'This app is not approved'}]}, {}, 'This app is not approved'],
  ])('that answers %j beside its data, when told %j: %s', async (change, told, expected) => {
    answers = (url, body) => {
      if (url.includes('/oauth/')) return Response.json({access_token: 'x', expires_in: 600});
      const {errors, ...data} = {...installed, errors: undefined, ...change};
      return Response.json({data, ...(body.includes('orders') && errors ? {errors} : {})});
    };
    const found = await problem(told);
    if (expected) expect(found).toContain(expected);
    else expect(found).toBeNull();
  });

  it.each([
    [401, 'invalid_client', {}, 'SHOPIFY_CLIENT_ID and SHOPIFY_CLIENT_SECRET are refused (401)'],
    [401, 'invalid_client', {[CLIENT_HEADER]: 'other'}, 'SHOPIFY_CLIENT_ID is not the one of .env'],
    [400, '<title>Oauth error app_not_installed', {}, 'SHOPIFY_SHOP_DOMAIN names a shop without'],
    [404, '', {}, 'SHOPIFY_SHOP_DOMAIN names no shop (404)'],
    [503, '', {}, 'The Admin API answered 503'],
  ])('that gives no token, by %i %s, when told %j: %s', async (status, body, told, expected) => {
    answers = () => new Response(body, {status});
    expect(await problem(told)).toContain(expected);
    const {admin} = settingsOf(app);
    const [line] = await checkAdmin({admin} as Operator, new Headers(told));
    expect(line?.message).toContain(`by .env: ${expected}`);
  });

  it.each(Object.keys(app))('lacks %s alone, and says so', async (name) => {
    expect(await problem({}, {[name]: ''})).toBe(`${name} is not set`);
  });
});

it('of the settings of mails those that are missing are named', async () => {
  const all: Record<string, string> = {MAIL_API_KEY: 'k', MAIL_FROM: 'a@b.example'};
  const without = (name: string) => (each: string) => (each === name ? '' : all[each]);
  expect(await problemOf(mailKeyNeed(without('MAIL_FROM')))).toBe('MAIL_FROM is not set');
  expect(await problemOf(mailKeyNeed(() => '', true))).toBe(
    'MAIL_API_KEY and MAIL_FROM are not set',
  );
  expect(await problemOf(reportNeed(without('')))).toBe('OPERATOR_EMAIL is not set');
  all['OPERATOR_EMAIL'] = 'ana@';
  expect(await problemOf(reportNeed(without('')))).toBe('OPERATOR_EMAIL is no address');
});

describe('the key that signs certificates', () => {
  it.each([
    ['', 'is not set'],
    ['{', 'CERTIFICATE_SIGNING_KEY is not JSON'],
    ['{}', 'CERTIFICATE_SIGNING_KEY is not a private Ed25519 key in JWK form'],
  ])('%j: %s', async (text, problem) => {
    const request = new Request(`${URL_OF_PROJECT}/functions/v1/certificates/health`, {
      headers: {'x-reconcile-secret': 'shown'},
    });
    const settings = settingsOf({ORDERS_RECONCILE_SECRET: 'shown'});
    const answer = await answerHealth(request, settings, [signingKeyNeed(text)]);
    expect(await answer?.json()).toEqual({uses: [{name: 'CERTIFICATE_SIGNING_KEY', problem}]});
  });

  it('must belong to a key that is published', async () => {
    const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
    const jwk = await crypto.subtle.exportKey('jwk', (pair as CryptoKeyPair).privateKey);
    const need = signingKeyNeed(JSON.stringify({...jwk, kid: 'a'}));
    expect(await problemOf(need, {[KEYS_HEADER]: `other,${jwk.x}`})).toBeNull();
    expect(await problemOf(need, {[KEYS_HEADER]: ''})).toContain('PUBLIC_CERTIFICATE_KEYS');
    expect(await problemOf(need)).toBeNull();
  });
});

describe('the functions', () => {
  const problems = (secret: string | null) => functionProblems(URL_OF_PROJECT, secret);

  it('that lack the same are one line, with one fix', async () => {
    answers = (url) => {
      if (url.includes('/sofia-chat/')) return Response.json({code: 'NOT_FOUND'}, {status: 404});
      const isMissing = url.includes('/purchases/') || url.includes('/certificates/');
      const uses = isMissing ? [{name: 'SHOP_SITE_URL', problem: 'is not set'}] : [];
      return Response.json({uses});
    };
    expect(await problems('shown')).toEqual([
      {
        text: 'The functions certificates, purchases cannot use SHOP_SITE_URL: is not set',
        fix: expect.stringMatching(/^npx supabase@3 secrets set SHOP_SITE_URL=…/) as unknown,
        isOptional: false,
      },
      {
        text: 'The function sofia-chat is not deployed',
        fix: 'npx supabase@3 functions deploy sofia-chat',
        isOptional: false,
      },
    ]);
  });

  it('that do not know the secret are not missed when none is shown', async () => {
    answers = () => Response.json({error: 'refused'}, {status: 401});
    expect((await problems('shown')).map(({text}) => text)).toEqual([
      expect.stringMatching(/^The functions certificates, .* do not know this ORDERS_RECONCILE_/),
    ]);
    expect(await problems(null)).toEqual([]);
  });
});

it.each([
  [200, null],
  [401, null],
  [503, 'it answers 503'],
  [400, 'it answers 400'],
])('the storage that answers %i: %s', async (status, problem) => {
  answers = () => new Response(null, {status});
  const settings = settingsOf({SUPABASE_URL: URL_OF_PROJECT, SUPABASE_SECRET_KEYS: '{"a":"k"}'});
  expect(await problemOf(storageNeed(settings))).toBe(problem);
  const refused = status === 200 ? null : `is refused (${status})`;
  expect(await problemOf(databaseNeed(settings))).toBe(refused);
});

it('what waits today is read though nothing can be counted, and names why', async () => {
  answers = (url) =>
    url.includes('/rpc/')
      ? Response.json({message: 'Invalid API key'}, {status: 401})
      : Response.json({code: 'NOT_FOUND'}, {status: 404});
  const source = {url: URL_OF_PROJECT, serviceKey: 'sb_x', reconcileSecret: 'a', failed: 2};
  const texts = (await readToday(source, Date.UTC(2026, 6, 1))).map(({text}) => text);
  expect(texts[0]).toContain('cannot be counted: POST rpc/operator_counts: 401');
  expect(texts).toContainEqual(
    expect.stringMatching(/^The functions .*, purchases, .* are not deployed$/),
  );
  expect(texts.at(-1)).toContain('the reconciliation could not handle: 2');
});
