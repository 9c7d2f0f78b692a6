// @vitest-environment node
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {
  DEFAULT_PRIVATE_TOKEN,
  DEFAULT_PUBLIC_TOKEN,
} from '../../../emulators/storefront-api/constants';
import {startStorefrontEmulator} from '../../../emulators/storefront-api/start';
import {startTestEmulator, type TestEmulator} from './support/test-emulator';

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startTestEmulator();
});
afterAll(() => emulator.close());

const SHOP = {query: '{ shop { name } }'};

describe('HTTP conventions', () => {
  it('answers JSON with a request id and the version asked for', async () => {
    const response = await emulator.post(SHOP);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}-\d+$/);
    expect(response.headers.get('x-shopify-api-version')).toBe('2025-07');
    expect(await response.json()).toEqual({data: {shop: {name: 'Reventa PLR'}}});
  });

  it.each(['2024-10', '2026-01', '2026-10', 'unstable'])(
    'answers the version %s too',
    async (version) => {
      expect((await emulator.post(SHOP, {}, version)).status).toBe(200);
    },
  );

  it.each(['/api/graphql.json', '/api/latest/graphql.json', '/nothing', '//'])(
    'answers 404 at %s',
    async (path) => {
      expect((await fetch(emulator.url + path, {method: 'POST', body: '{}'})).status).toBe(404);
    },
  );

  it.each(['{"query": ', '[]', '{}', '{"query": 1}'])(
    'refuses the body %s with 400',
    async (body) => {
      const response = await emulator.post(body);
      expect(response.status).toBe(400);
      expect(await response.json()).toHaveProperty('errors');
    },
  );

  it('refuses a body past the limit', async () => {
    expect((await emulator.post({query: 'x'.repeat(1_100_000)})).status).toBe(413);
  });

  it('allows every origin, preflight included', async () => {
    const response = await fetch(`${emulator.url}/api/2025-07/graphql.json`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:3000',
        'access-control-request-headers': 'content-type,x-custom',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-headers')).toBe('content-type,x-custom');
  });

  it('serves a home page', async () => {
    const response = await fetch(emulator.url);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(await response.text()).toContain('Storefront API emulator');
  });
});

describe('access tokens', () => {
  it('are as long as Hydrogen wants the public one to be', () => {
    expect(DEFAULT_PUBLIC_TOKEN).toHaveLength(32);
  });

  it.each([
    ['none', {}],
    ['a wrong public one', {'x-shopify-storefront-access-token': 'nope'}],
    ['a wrong private one', {'shopify-storefront-private-token': 'nope'}],
    ['the private one as public', {'x-shopify-storefront-access-token': DEFAULT_PRIVATE_TOKEN}],
  ])('refuses %s with 401', async (_case, headers) => {
    const response = await fetch(`${emulator.url}/api/2025-07/graphql.json`, {
      method: 'POST',
      headers: {'content-type': 'application/json', ...headers},
      body: JSON.stringify(SHOP),
    });
    expect(response.status).toBe(401);
    const {errors} = (await response.json()) as {errors: {extensions: {code: string}}[]};
    expect(errors[0]?.extensions.code).toBe('UNAUTHORIZED');
  });

  it('accepts the private token in its own header', async () => {
    const response = await emulator.post(SHOP, {
      'x-shopify-storefront-access-token': '',
      'shopify-storefront-private-token': DEFAULT_PRIVATE_TOKEN,
    });
    expect(response.status).toBe(200);
  });
});

describe('invalid operations', () => {
  const codeOf = async (query: string, variables?: Record<string, unknown>) => {
    const response = await emulator.post({query, variables});
    expect(response.status).toBe(200);
    const {errors} = (await response.json()) as {
      errors: {message: string; locations: unknown[]; extensions: {code: string}}[];
    };
    expect(errors[0]?.locations).toHaveLength(1);
    return [errors[0]?.extensions.code, errors[0]?.message];
  };

  it('names a field that does not exist', async () => {
    expect(await codeOf('{ shop { foo } }')).toEqual([
      'undefinedField',
      "Field 'foo' doesn't exist on type 'Shop'",
    ]);
  });

  it('names an argument that does not exist', async () => {
    expect(await codeOf('{ product(slug: "a") { id } }')).toEqual([
      'argumentNotAccepted',
      "Field 'product' doesn't accept argument 'slug'",
    ]);
  });

  it('refuses a field without its selection', async () => {
    expect((await codeOf('{ shop }'))[0]).toBe('selectionMismatch');
  });

  it('refuses a variable of the wrong type', async () => {
    const query = 'query ($first: Int!) { products(first: $first) { nodes { id } } }';
    expect((await codeOf(query, {first: 'many'}))[0]).toBe('INVALID_VARIABLE');
    expect((await codeOf(query))[0]).toBe('INVALID_VARIABLE');
  });

  it('names the unknown field of a variable, whatever its value holds', async () => {
    const query = 'mutation ($input: CartInput) { cartCreate(input: $input) { cart { id } } }';
    const input = {note: 'a "quoted" text; Field "x" is not defined', gift: true};
    const response = await emulator.post({query, variables: {input}});
    expect(await response.json()).toEqual({
      errors: [
        {
          message:
            'Variable $input of type CartInput was provided invalid value for gift (Field is not defined on CartInput)',
          locations: [{line: 1, column: 11}],
          extensions: {
            code: 'INVALID_VARIABLE',
            value: input,
            problems: [{path: ['gift'], explanation: 'Field is not defined on CartInput'}],
          },
        },
      ],
    });
  });

  it('lists every problem of a variable, each with its path', async () => {
    const query = 'mutation ($input: CartInput) { cartCreate(input: $input) { cart { id } } }';
    const lines = [{quantity: 'two', merchandiseId: 'gid://shopify/ProductVariant/101'}, {}, 'no'];
    const input = {lines, buyerIdentity: {countryCode: 'XX'}};
    const response = await emulator.post({query, variables: {input}});
    const {errors} = (await response.json()) as {
      errors: {extensions: {problems: {path: unknown; explanation: string}[]}}[];
    };
    expect(errors).toHaveLength(1);
    const {problems = []} = errors[0]?.extensions ?? {};
    expect(problems.map(({path, explanation}) => [path, explanation.slice(0, 40)])).toEqual(
      expect.arrayContaining([
        [['lines', 0, 'quantity'], 'Could not coerce value "two" to Int'],
        [['lines', 1, 'merchandiseId'], 'Expected value to not be null'],
        [['lines', 2], 'Expected "no" to be a key-value object.'],
        [['buyerIdentity', 'countryCode'], 'Expected "XX" to be one of: AC, AD, AE, '],
      ]),
    );
    expect(problems).toHaveLength(4);
  });

  it('refuses a literal of the wrong type', async () => {
    expect((await codeOf('{ products(first: "a") { nodes { id } } }'))[0]).toBe(
      'argumentLiteralsIncompatible',
    );
  });

  it('refuses an unused variable', async () => {
    expect((await codeOf('query ($a: Int) { shop { name } }'))[0]).toBe('variableNotUsed');
  });

  it('refuses what is no query', async () => {
    expect((await codeOf('{ shop '))[0]).toBe('syntaxError');
  });

  it('refuses a malformed global id', async () => {
    expect((await codeOf('{ node(id: "8") { id } }'))[1]).toBe("Invalid global id '8'");
  });

  it('refuses an input array of more than 250', async () => {
    const ids = Array.from({length: 251}, () => 'gid://shopify/Product/1');
    const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }';
    expect((await codeOf(query, {ids}))[0]).toBe('MAX_INPUT_SIZE_EXCEEDED');
  });
});

describe('@inContext', () => {
  it('echoes country and language, and says so in the extensions', async () => {
    const query = `query ($country: CountryCode) @inContext(country: $country, language: ES) {
      localization { country { isoCode name currency { isoCode } } language { isoCode endonymName } }
    }`;
    const {data, extensions} = await emulator.query(query, {country: 'CO'});
    expect(data.localization).toEqual({
      country: {isoCode: 'CO', name: 'Colombia', currency: {isoCode: 'USD'}},
      language: {isoCode: 'ES', endonymName: 'Español'},
    });
    expect(extensions).toEqual({context: {country: 'CO', language: 'ES'}});
  });

  it('defaults to Mexico and Spanish', async () => {
    const {localization} = await emulator.data(
      '{ localization { country { isoCode } language { isoCode } } }',
    );
    expect(localization).toEqual({country: {isoCode: 'MX'}, language: {isoCode: 'ES'}});
  });
});

describe('starting and closing', () => {
  it('rejects when the port is taken, naming the port and the variable', async () => {
    await expect(startStorefrontEmulator({port: emulator.port})).rejects.toThrow(
      new RegExp(`Port ${emulator.port} .*STOREFRONT_EMULATOR_PORT`),
    );
  });

  it('frees the port although a kept-alive connection is open', async () => {
    const other = await startTestEmulator();
    await other.data('{ shop { name } }');
    await other.close();
    const again = await startTestEmulator({port: other.port});
    await again.close();
  });

  it('gives the same ids every time', async () => {
    const createCart = async () => {
      const one = await startTestEmulator();
      const {cartCreate} = await one.data('mutation { cartCreate { cart { id } } }');
      await one.close();
      return cartCreate.cart.id as string;
    };
    expect(await createCart()).toBe(await createCart());
  });
});
