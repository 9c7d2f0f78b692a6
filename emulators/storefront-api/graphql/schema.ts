/** The official Storefront API schema, executable. */
import {
  buildClientSchema,
  isIntrospectionType,
  isObjectType,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import {readOfficialSchema, type ApiVersion} from './api-versions';
import {assertPageArgs, type PageArgs} from './connection';
import {MAX_INPUT_ARRAY} from '../constants';
import type {FieldResolvers, RequestContext} from '../context';
import {defaultValue} from './defaults';
import {badRequest} from './graphql-errors';

type AnyFieldResolver = GraphQLFieldResolver<unknown, RequestContext>;

/**
 * The schema of a version, each of its fields with its resolver. A resolver of a field that came later is
 * left out; a mutation without one answers with an error that says so.
 */
export function createSchema(
  version: ApiVersion,
  resolvers: Readonly<Record<string, FieldResolvers>>,
): GraphQLSchema {
  const schema = buildClientSchema(readOfficialSchema(version), {assumeValid: true});
  for (const type of Object.values(schema.getTypeMap())) {
    // `__Schema` and its kin are one object each for the whole process: other schemas have them too.
    if (!isObjectType(type) || isIntrospectionType(type)) continue;
    const own = resolvers[type.name] ?? {};
    const fallback = type === schema.getMutationType() ? refuseMutation : fallbackOf(type);
    for (const [name, field] of Object.entries(type.getFields())) {
      field.resolve = guardArguments(
        field,
        (own[name] as AnyFieldResolver | undefined) ?? fallback(name),
      );
    }
  }
  return schema;
}

function fallbackOf(type: GraphQLObjectType): (field: string) => AnyFieldResolver | undefined {
  const hasMetafields = type.getInterfaces().some(({name}) => name === 'HasMetafields');
  return (field) => (hasMetafields && field === 'metafields' ? resolveMetafields : undefined);
}

/** Null without a word would look like a success that did nothing. */
function refuseMutation(field: string): AnyFieldResolver {
  return () => {
    throw badRequest(`The emulator does not know the mutation '${field}'.`, 'NOT_IMPLEMENTED');
  };
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
