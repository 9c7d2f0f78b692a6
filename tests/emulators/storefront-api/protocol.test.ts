// @vitest-environment node
/** Where the emulator is as strict as the provider, so that a mistake of the shop fails against it too. */
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {DEFAULT_PRIVATE_TOKEN} from '../../../emulators/storefront-api/constants';
import {startTestEmulator, type TestEmulator} from './support/test-emulator';

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startTestEmulator();
});
afterAll(() => emulator.close());

const SHOP = {query: '{ shop { name } }'};

it('answers in the version asked for, and names it', async () => {
  const response = await emulator.post(SHOP);
  expect(response.status).toBe(200);
  expect(response.headers.get('x-shopify-api-version')).toBe('2025-07');
  expect(await response.json()).toEqual({data: {shop: {name: 'Reventa PLR'}}});
});

it.each(['{"query": ', '[]', '{}', '{"query": 1}'])('refuses the body %s', async (body) => {
  const response = await emulator.post(body);
  expect(response.status).toBe(400);
  expect(await response.json()).toHaveProperty('errors');
});

describe('access tokens', () => {
  it.each([
    ['no token', {}],
    ['a wrong public one', {'x-shopify-storefront-access-token': 'nope'}],
    ['the private one as public', {'x-shopify-storefront-access-token': DEFAULT_PRIVATE_TOKEN}],
  ])('refuses %s', async (_case, headers) => {
    const response = await fetch(`${emulator.url}/api/2025-07/graphql.json`, {
      method: 'POST',
      headers: {'content-type': 'application/json', ...headers},
      body: JSON.stringify(SHOP),
    });
    expect(response.status).toBe(401);
  });

  it('accepts the private token in its own header', async () => {
    const response = await emulator.post(SHOP, {
      'x-shopify-storefront-access-token': '',
      'shopify-storefront-private-token': DEFAULT_PRIVATE_TOKEN,
    });
    expect(response.status).toBe(200);
  });
});

describe('an operation', () => {
  it.each([
    ['{ shop { foo } }', 'undefinedField'],
    ['{ product(slug: "a") { id } }', 'argumentNotAccepted'],
    ['{ shop }', 'selectionMismatch'],
    ['query ($first: Int!) { products(first: $first) { nodes { id } } }', 'INVALID_VARIABLE'],
    ['{ products(first: "a") { nodes { id } } }', 'argumentLiteralsIncompatible'],
    ['query ($a: Int) { shop { name } }', 'variableNotUsed'],
    ['{ shop ', 'syntaxError'],
  ])('%s is refused with %s', async (query, code) => {
    const {errors} = await emulator.query(query);
    expect(errors?.[0]?.extensions?.['code']).toBe(code);
  });

  it('is refused with the path of each wrong field of a variable', async () => {
    const query = 'mutation ($input: CartInput) { cartCreate(input: $input) { cart { id } } }';
    const input = {lines: [{quantity: 'two', merchandiseId: 'x'}, {}], gift: true};
    const {errors} = await emulator.query(query, {input});
    const {problems} = errors?.[0]?.extensions as {problems: readonly {path: unknown}[]};
    expect(problems.map(({path}) => path)).toEqual(
      expect.arrayContaining([['gift'], ['lines', 0, 'quantity'], ['lines', 1, 'merchandiseId']]),
    );
  });

  it.each([
    ['no length', '', 'you must provide one of first or last'],
    ['250', '(first: 250)', undefined],
    ['251', '(first: 251)', 'first cannot exceed 250'],
    ['an invented cursor', '(first: 1, after: "abc")', expect.stringContaining('Invalid cursor')],
  ])('asks for a list of %s', async (_case, args, message) => {
    const {errors} = await emulator.query(`{ products${args} { nodes { id } } }`);
    expect(errors?.[0]?.message).toEqual(message);
  });

  it('has at most 250 ids', async () => {
    const ids = Array.from({length: 251}, () => 'gid://shopify/Product/1');
    const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }';
    const {errors} = await emulator.query(query, {ids});
    expect(errors?.[0]?.extensions?.['code']).toBe('MAX_INPUT_SIZE_EXCEEDED');
  });
});
