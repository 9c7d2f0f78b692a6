/** `npm run doctor` on emulators, where it is healthy, and on a Supabase project with one thing broken. */
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {examineAccess} from '../../../scripts/doctor/examine';
import {isHealthy, reportText} from '../../../scripts/doctor/finding';
import {EMULATED_OPERATOR} from '../../../scripts/lib/emulated-orders';
import {startLocalServices, type LocalServices} from '../../../scripts/lib/local-services';
import {knownVariables} from '../../../scripts/lib/worker-variables';
import type {Answer, Call} from './altered-service';
import {DEAF, examined, lines, linesWhen, NOW, OPERATOR, SHOP} from './examined';

let services: LocalServices;
/** The Supabase project, and a store that does not answer. */
let project: Record<string, string>;

beforeAll(async () => {
  services = await startLocalServices({
    shopUrl: SHOP,
    withSupabase: true,
    confirmEmails: true,
    functionVariables: EMULATED_OPERATOR,
    quiet: true,
  });
  project = {...services.variables, PUBLIC_STORE_DOMAIN: DEAF};
}, 240_000);
afterAll(() => services.close());

function whenProject(alter: (call: Call, answer: Answer) => void) {
  return linesWhen(project, 'PUBLIC_SUPABASE_URL', alter);
}

describe('on the emulators', () => {
  it('is sound but not ready to sell, and takes what is odd on purpose for warnings', async () => {
    const findings = await examined(services.variables);
    expect(findings.filter(({level}) => level === 'fail')).toEqual([]);
    expect(isHealthy(findings)).toBe(true);
    const text = reportText(findings);
    expect(text).toContain('! products: 1 product without an image');
    expect(text).toContain('! products: 1 product sold out');
    expect(text).toMatch(/\n\nNot ready to sell: \d+ things to replace first \(launch, above\)\.$/);
  });

  it('leaves no message and no account behind', async () => {
    await examined(services.variables);
    const key = services.supabase?.serviceRoleKey ?? '';
    const rows = await fetch(`${services.supabase?.url}/rest/v1/contact_messages?select=id`, {
      headers: {apikey: key, authorization: `Bearer ${key}`},
    });
    expect(await rows.json()).toEqual([]);
  });

  it.each([
    [{PRIVATE_STOREFRONT_API_TOKEN: 'wrong'}, ['The store refuses PRIVATE_STOREFRONT_API_TOKEN.']],
    [{PUBLIC_SUPABASE_ANON_KEY: 'wrong'}, ['The project refuses PUBLIC_SUPABASE_ANON_KEY.']],
    [
      {PUBLIC_SITE_URL: 'https://otra.example', PUBLIC_OFFER_MODE: 'none'},
      [
        'SofIA refuses the pages of https://otra.example.',
        expect.stringMatching(/^The functions .* SHOP_SITE_URL: differs from PUBLIC_SITE_URL\.$/),
      ],
    ],
    [{PUBLIC_STORE_COUNTRY: 'XX'}, [expect.stringContaining('PUBLIC_STORE_COUNTRY')]],
    [
      {PRIVATE_FORM_KEY: 'f'.repeat(20)},
      ['The database does not know PRIVATE_FORM_KEY, and counts all visitors as one.'],
    ],
    [{}, []],
  ])('tells `npm run today` alone what is refused with %o', async (change, wrong) => {
    const variables = {...services.variables, ...change};
    const parts = {variables, knownVariables: knownVariables(), now: NOW, operator: OPERATOR};
    const failed = (await examineAccess(parts)).filter(({level}) => level === 'fail');
    expect(failed.map(({message}) => message)).toEqual(wrong);
  });
});

describe('accounts', () => {
  it('tells that nobody can sign up', async () => {
    const found = await whenProject(({path}, {body}) => {
      if (path === '/auth/v1/settings') body.disable_signup = true;
    });
    expect(found).toContain(
      "✖ sign-up: Nobody can sign up. → Switch 'Allow new users to sign up' on: Authentication → Sign In / Providers, or npx supabase@3 config push.",
    );
  });

  it('tells an address that mailed links may not lead to', async () => {
    expect(
      await lines({
        ...project,
        PUBLIC_SITE_URL: 'https://mi-tienda.example',
        PUBLIC_OFFER_MODE: 'none',
      }),
    ).toContain(
      '✖ redirect URLs: Mailed links may not lead to https://mi-tienda.example/ and https://mi-tienda.example/auth and https://mi-tienda.example/auth/nueva-clave. → Add https://mi-tienda.example/** to the redirect URLs: Authentication → URL Configuration, or additional_redirect_urls in supabase/config.toml.',
    );
  });
});

it('tells that certificates cannot be read, or kept from a list', async () => {
  const found = await whenProject(({path}, answer) => {
    if (path === '/rest/v1/rpc/certificate') answer.status = 404;
    if (path.startsWith('/rest/v1/certificates')) Object.assign(answer, {status: 200, body: []});
  });
  expect(found.filter((line) => line.startsWith('✖ certificates'))).toHaveLength(2);
});

describe('orders', () => {
  const boughtOf = (product: string, variant_title: string) => ({
    product_id: `gid://shopify/Product/${product}`,
    variant_id: `gid://shopify/ProductVariant/9${product}`,
    order_lines: {title: 'Recetas', variant_title},
  });
  const webhooks = (path: string) => path === '/functions/v1/shopify-webhooks';
  const table =
    (name: string, part = '') =>
    (path: string) =>
      path.startsWith(`/rest/v1/${name}?`) && path.includes(part);

  it.each([
    [webhooks, {status: 404, body: {}}, '✖ orders: The address of the webhooks does not answer'],
    [
      table('orders', 'id=not.like'),
      {body: [{id: '1'}, {id: '2'}]},
      '✖ orders: 2 orders came by the reconciliation alone, none by webhook.',
    ],
    [
      table('entitlements'),
      {body: [boughtOf('8023', 'Solo PDF'), boughtOf('8023', 'Solo PDF'), boughtOf('1', '')]},
      "✖ orders: Somebody bought 2 products without a file: 'Recetas' (producto-23, Solo PDF), 'Recetas' (1).",
    ],
  ])('%#: tells %o', async (isMeant, change, line) => {
    const variable = {...project, PUBLIC_STORE_DOMAIN: services.storefront.url};
    const found = await linesWhen(variable, 'PUBLIC_SUPABASE_URL', ({path}, answer) => {
      if (isMeant(path)) Object.assign(answer, change);
    });
    expect(found).toContainEqual(expect.stringContaining(line));
  });
});

describe('functions', () => {
  const keys = {uses: [{name: 'SUPABASE_SECRET_KEYS', problem: 'is refused (401)'}]};

  it.each([
    ['sofia-chat', {status: 404, body: {code: 'NOT_FOUND'}}, 'sofia-chat is not deployed.'],
    ['purchases', {body: keys}, 'purchases cannot use SUPABASE_SECRET_KEYS: is refused (401).'],
  ])('names %s when that alone is broken by %o', async (name, change, line) => {
    const found = await whenProject(({path}, answer) => {
      if (path === `/functions/v1/${name}/health`) Object.assign(answer, change);
    });
    const told = found.filter((each) => each.includes(' functions: '));
    expect(told).toEqual([expect.stringContaining(`✖ functions: The function ${line}`)]);
  });
});

describe('tables', () => {
  const of = (table: string, method: 'read' | 'write') => (path: string) =>
    path.startsWith(`/rest/v1/${table}`) && path.includes('?') === (method === 'read');
  const writing = of('contact_messages', 'write');
  const reading = of('contact_messages', 'read');
  const noTable = {status: 404, body: {code: 'PGRST205'}};

  it.each([
    [
      writing,
      noTable,
      '✖ tables: There is no table contact_messages. → Run npx supabase@3 db push --remote.',
    ],
    [
      reading,
      {status: 200, body: [{email: 'ana@correo.test'}]},
      '✖ tables: Anybody can read contact_messages. → Switch row-level security on and take the grants back: see supabase/migrations.',
    ],
  ])('%#: tells %o', async (isMeant, change, line) => {
    const found = await whenProject(({path}, answer) => {
      if (isMeant(path)) Object.assign(answer, change);
    });
    expect(found).toContain(line);
  });
});

it('tells that SofIA asks visitors for an account', async () => {
  const found = await whenProject(({path}, answer) => {
    if (path.includes('/functions/')) Object.assign(answer, {status: 401, body: {}});
  });
  expect(found).toContain(
    '✖ chat function: SofIA asks visitors for an account. → Deploy with verify_jwt = false, as supabase/config.toml says.',
  );
});
