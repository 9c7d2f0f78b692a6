/**
 * An answer of the right type for a field about which the shop has nothing to say: null where the
 * schema allows it, else the emptiest value. With it any valid query has an answer.
 */
import {
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';

/** A date for fields whose schema requires one. */
const EPOCH_OF_THE_SHOP = '2025-01-01T00:00:00Z';

const EMPTY_SCALARS: Readonly<Record<string, unknown>> = {
  Boolean: false,
  Color: '#000000',
  DateTime: EPOCH_OF_THE_SHOP,
  Decimal: '0.0',
  Float: 0,
  HTML: '',
  ISO8601DateTime: EPOCH_OF_THE_SHOP,
  Int: 0,
  JSON: {},
  String: '',
  UnsignedInt64: '0',
};

/** `origin` fills addresses, `parentName` makes ids plausible. */
export function defaultValue(
  type: GraphQLOutputType,
  schema: GraphQLSchema,
  origin: string,
  parentName: string,
): unknown {
  if (!isNonNullType(type)) return null;
  const inner = type.ofType;
  if (isListType(inner)) return [];
  if (isEnumType(inner)) return inner.getValues()[0]?.value;
  if (isObjectType(inner)) return {__typename: inner.name};
  if (isAbstractType(inner)) return {__typename: schema.getPossibleTypes(inner)[0]?.name};
  return emptyScalar(inner, origin, parentName);
}

function emptyScalar(type: GraphQLNamedType, origin: string, parentName: string): unknown {
  if (type.name === 'ID') return `gid://shopify/${parentName}/0`;
  if (type.name === 'URL') return `${origin}/`;
  return EMPTY_SCALARS[type.name] ?? '';
}
