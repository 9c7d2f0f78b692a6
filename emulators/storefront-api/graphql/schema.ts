/**
 * The official Storefront API schema, executable. The JSON carries `__schema` at its root in one
 * release of its package and under `data` in another; both are accepted.
 */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {
  buildClientSchema,
  isObjectType,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import {assertPageArgs, type PageArgs} from './connection';
import {MAX_INPUT_ARRAY} from '../constants';
import type {FieldResolvers, RequestContext} from '../context';
import {defaultValue} from './defaults';
import {badRequest} from './graphql-errors';

type AnyFieldResolver = GraphQLFieldResolver<unknown, RequestContext>;

const SCHEMA_MODULE = '@shopify/storefront-schema-2025-07/storefront.schema.json';

/** Reads the schema and gives each field its resolver; throws when a resolver has no field. */
export function createSchema(resolvers: Record<string, FieldResolvers>): GraphQLSchema {
  const schema = buildClientSchema(readIntrospection(), {assumeValid: true});
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    const own = resolvers[type.name] ?? {};
    const fields = type.getFields();
    for (const name of Object.keys(own)) {
      if (!fields[name]) throw new Error(`The schema has no field ${type.name}.${name}`);
    }
    const hasMetafields = type.getInterfaces().some(({name}) => name === 'HasMetafields');
    for (const [name, field] of Object.entries(fields)) {
      const resolver = own[name] as AnyFieldResolver | undefined;
      field.resolve = guardArguments(
        field,
        resolver ?? (hasMetafields && name === 'metafields' ? resolveMetafields : undefined),
      );
    }
  }
  return schema;
}

/** Answers a field without a resolver of its own: the property of its name, else a default. */
export const resolveField: AnyFieldResolver = (source, _args, context, info) => {
  const value = (source as Record<string, unknown> | undefined)?.[info.fieldName];
  if (value !== undefined) return value;
  return defaultValue(info.returnType, info.schema, context.origin, info.parentType.name);
};

/** Only products have metafields here. For any other owner: one null for each that is asked for, as the provider answers. */
const resolveMetafields: AnyFieldResolver = (_source, args: {identifiers?: unknown[]}) =>
  (args.identifiers ?? []).map(() => null);

/** Puts the provider's checks of page size and input length before the resolver of a field. */
function guardArguments(
  field: GraphQLField<unknown, RequestContext>,
  resolver: AnyFieldResolver | undefined,
): AnyFieldResolver | undefined {
  const names = new Set(field.args.map(({name}) => name));
  if (names.size === 0) return resolver;
  const paged = names.has('first') && names.has('last');
  return (source, args: Record<string, unknown>, context, info) => {
    if (paged) assertPageArgs(args as PageArgs);
    assertArrayLengths(args);
    return (resolver ?? resolveField)(source, args, context, info);
  };
}

function assertArrayLengths(value: unknown): void {
  if (Array.isArray(value)) {
    if (value.length > MAX_INPUT_ARRAY) {
      throw badRequest(
        `The input array size of ${value.length} is greater than the maximum allowed of ${MAX_INPUT_ARRAY}.`,
        'MAX_INPUT_SIZE_EXCEEDED',
      );
    }
    value.forEach(assertArrayLengths);
  } else if (value !== null && typeof value === 'object') {
    Object.values(value).forEach(assertArrayLengths);
  }
}

function readIntrospection(): IntrospectionQuery {
  const path = createRequire(import.meta.url).resolve(SCHEMA_MODULE);
  const json = JSON.parse(readFileSync(path, 'utf8')) as
    IntrospectionQuery | {data: IntrospectionQuery};
  return 'data' in json ? json.data : json;
}
