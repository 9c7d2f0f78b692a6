// @vitest-environment node
import {afterAll, beforeAll, expect, it} from 'vitest';
import type {CatalogueMetafield} from '../../../emulators/storefront-api/catalogue/types';
import {FIXTURE} from './support/fixture-catalogue';
import {startTestEmulator, type TestEmulator} from './support/test-emulator';

const author = (id: string, name: string, year: number) => ({
  __typename: 'Metaobject' as const,
  id,
  type: 'autora',
  handle: name.toLowerCase(),
  updatedAt: `${year}-01-01T00:00:00Z`,
  fields: [
    {key: 'nombre', type: 'single_line_text_field', value: name},
    {key: 'libro', type: 'product_reference', value: 'gid://shopify/Product/2'},
  ],
});
const metafield = (key: string, type: string, value: string): CatalogueMetafield => ({
  id: key,
  namespace: 'libro',
  key,
  type,
  value,
});

let emulator: TestEmulator;
beforeAll(async () => {
  const metafields = [
    metafield('autora', 'metaobject_reference', 'gid://shopify/Metaobject/1'),
    metafield(
      'equipo',
      'list.metaobject_reference',
      JSON.stringify(['gid://shopify/Metaobject/2', 'gid://shopify/Metaobject/9']),
    ),
  ];
  const [first, ...others] = FIXTURE.products;
  if (!first) throw new Error('The fixture has no product');
  emulator = await startTestEmulator({
    catalogue: {
      ...FIXTURE,
      products: [{...first, metafields}, ...others],
      metaobjects: [author('1', 'Ana', 2026), author('2', 'Eva', 2025)],
    },
  });
});
afterAll(() => emulator.close());

it('finds a metaobject by id and by handle, with its fields and what they refer to', async () => {
  const eva = {id: 'gid://shopify/Metaobject/2', name: {value: 'Eva'}};
  expect(
    await emulator.data(`{
      byId: metaobject(id: "gid://shopify/Metaobject/2") { id name: field(key: "nombre") { value } }
      byHandle: metaobject(handle: {type: "autora", handle: "eva"}) { id name: field(key: "nombre") { value } }
      unknown: metaobject(handle: {type: "autora", handle: "ida"}) { id }
      node(id: "gid://shopify/Metaobject/1") { ... on Metaobject {
        type handle fields { key type value reference { ... on Product { handle } } }
      } }
    }`),
  ).toEqual({
    byId: eva,
    byHandle: eva,
    unknown: null,
    node: {
      type: 'autora',
      handle: 'ana',
      fields: [
        {key: 'nombre', type: 'single_line_text_field', value: 'Ana', reference: null},
        {
          key: 'libro',
          type: 'product_reference',
          value: 'gid://shopify/Product/2',
          reference: {handle: 'producto-02'},
        },
      ],
    },
  });
});

it('lists those of a type, by id or by their last change', async () => {
  const {byId, byDate, none} = await emulator.data(`{
    byId: metaobjects(type: "autora", first: 5) { nodes { handle } }
    byDate: metaobjects(type: "autora", first: 1, sortKey: "updated_at") { nodes { handle } pageInfo { hasNextPage } }
    none: metaobjects(type: "nada", first: 5) { nodes { handle } }
  }`);
  expect(byId.nodes).toEqual([{handle: 'ana'}, {handle: 'eva'}]);
  expect(byDate).toEqual({nodes: [{handle: 'eva'}], pageInfo: {hasNextPage: true}});
  expect(none.nodes).toEqual([]);
});

it('leads from a metafield to what it refers to, one or several; what is gone is left out', async () => {
  const {product} = await emulator.data(`{ product(handle: "producto-01") {
    one: metafield(namespace: "libro", key: "autora") { reference { ... on Metaobject { handle } } references(first: 5) { nodes { __typename } } }
    many: metafield(namespace: "libro", key: "equipo") { reference { __typename } references(first: 5) { nodes { ... on Metaobject { handle } } } }
  } }`);
  expect(product).toEqual({
    one: {reference: {handle: 'ana'}, references: null},
    many: {reference: null, references: {nodes: [{handle: 'eva'}]}},
  });
});

it('has the colours of options in the demo catalogue', async () => {
  const demo = await startTestEmulator({catalogue: undefined});
  try {
    const {metaobjects} = await demo.data(`{ metaobjects(type: "shopify--color-pattern", first: 5) {
      nodes { handle color: field(key: "color") { value } }
    } }`);
    expect(metaobjects.nodes).toEqual([
      {handle: 'terracota', color: {value: '#B4532A'}},
      {handle: 'bosque', color: {value: '#2F5D50'}},
      {handle: 'indigo', color: {value: '#33418F'}},
    ]);
  } finally {
    await demo.close();
  }
});
