// @vitest-environment node
import {
  buildClientSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {readOfficialSchema} from '../../../emulators/storefront-api/graphql/api-versions';
import {RESOLVERS} from '../../../emulators/storefront-api/graphql/resolver-map';
import {startTestEmulator, type TestEmulator} from './support/test-emulator';

// The newest schema, which has whatever an earlier one has.
const schema = buildClientSchema(readOfficialSchema('2026-04'));

/** Values of arguments that lead somewhere; the rest gets the plainest value of its type. */
const ARGUMENTS: Record<string, string> = {
  handle: '"producto-04"',
  productHandle: '"producto-04"',
  query: '"cocina"',
  key: '"_oferta"',
};

function literal(type: GraphQLInputType): string {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return `[${literal(nullable.ofType)}]`;
  if (isEnumType(nullable)) return nullable.getValues()[0]?.name ?? '';
  if (isInputObjectType(nullable)) {
    const required = Object.values(nullable.getFields()).filter(({type: of}) => isNonNullType(of));
    return `{${required.map((field) => `${field.name}: ${literal(field.type)}`).join(', ')}}`;
  }
  const {name} = nullable;
  if (name === 'Int') return '1';
  if (name === 'Float') return '1.5';
  if (name === 'Boolean') return 'false';
  if (name === 'ID') return '"gid://shopify/Product/4"';
  return '"x"';
}

function args(field: GraphQLField<unknown, unknown>): string {
  const chosen = field.args.filter(
    (arg: GraphQLArgument) =>
      isNonNullType(arg.type) || arg.name === 'first' || arg.name === 'handle',
  );
  if (chosen.length === 0) return '';
  const values = chosen.map((arg) => {
    const known = getNamedType(arg.type).name === 'String' ? ARGUMENTS[arg.name] : undefined;
    return `${arg.name}: ${known ?? literal(arg.type)}`;
  });
  return `(${values.join(', ')})`;
}

/** Every field of a type, `depth` levels of composite fields deep, each under an alias of its own. */
function selection(type: GraphQLCompositeType, depth: number): string {
  if (isAbstractType(type)) {
    const parts = schema
      .getPossibleTypes(type)
      .map((possible) => `... on ${possible.name} { ${selection(possible, depth)} }`);
    return `__typename ${parts.join(' ')}`;
  }
  if (!isObjectType(type)) return '__typename';
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const named = getNamedType(field.type);
    const alias = `${type.name}_${field.name}`;
    if (!isCompositeType(named)) return [`${alias}: ${field.name}${args(field)}`];
    if (depth <= 1) return [];
    return [`${alias}: ${field.name}${args(field)} { ${selection(named, depth - 1)} }`];
  });
  return ['__typename', ...fields].join(' ');
}

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startTestEmulator({apiVersion: '2026-04'});
});
afterAll(() => emulator.close());

const rootFields = Object.values(schema.getQueryType()?.getFields() ?? {});

describe('every field of the schema has an answer', () => {
  it.each(rootFields.map((field) => [field.name, field] as const))('%s', async (_name, field) => {
    const named = getNamedType(field.type);
    const inner = isCompositeType(named) ? ` { ${selection(named, 3)} }` : '';
    const {errors} = await emulator.query(`{ ${field.name}${args(field)}${inner} }`);
    expect(errors).toBeUndefined();
  });

  it('Product and Collection, with something in every connection', async () => {
    const product = schema.getType('Product') as GraphQLCompositeType;
    const collection = schema.getType('Collection') as GraphQLCompositeType;
    const {data, errors} = await emulator.query(`{
      product(handle: "producto-05") { ${selection(product, 4)} }
      collection(handle: "cocina") { ${selection(collection, 4)} }
    }`);
    expect(errors).toBeUndefined();
    expect(data.product.Product_variants.ProductVariantConnection_nodes).toHaveLength(1);
    expect(data.collection.Collection_products.ProductConnection_nodes).toHaveLength(1);
  });

  it('Cart, with a line, a code and an attribute', async () => {
    const cart = schema.getType('Cart') as GraphQLCompositeType;
    const {data, errors} = await emulator.query(`mutation {
      cartCreate(input: {
        attributes: [{key: "a", value: "b"}], discountCodes: ["COMBO10"],
        lines: [{merchandiseId: "gid://shopify/ProductVariant/101", attributes: [{key: "_oferta", value: "combo-10"}]}]
      }) { cart { ${selection(cart, 4)} } userErrors { message } warnings { message } }
    }`);
    expect(errors).toBeUndefined();
    expect(data.cartCreate.cart.Cart_totalQuantity).toBe(1);
  });

  it('every mutation that takes a cart; any other says that it is unknown', async () => {
    const {cartCreate} = await emulator.data('mutation { cartCreate { cart { id } } }');
    const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
    const known = new Set(Object.keys(RESOLVERS['Mutation'] ?? {}));
    for (const field of mutations) {
      const payload = getNamedType(field.type) as GraphQLCompositeType;
      const call = args(field).replace(
        /cartId: "[^"]*"/,
        `cartId: ${JSON.stringify(cartCreate.cart.id)}`,
      );
      const {errors} = await emulator.query(
        `mutation { ${field.name}${call} { ${selection(payload, 2)} } }`,
      );
      if (known.has(field.name)) expect(errors, field.name).toBeUndefined();
      else {
        expect(errors, field.name).toHaveLength(1);
        expect(errors?.[0]?.message).toContain(`'${field.name}'`);
        expect(errors?.[0]?.extensions).toEqual({code: 'NOT_IMPLEMENTED'});
      }
    }
    expect(mutations.filter(({name}) => known.has(name)).length).toBeGreaterThan(15);
  });
});
