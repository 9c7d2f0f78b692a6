import {buildClientSchema, type GraphQLSchema, type IntrospectionQuery} from 'graphql';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

/**
 * The provider's schema of a version such as '2026-01', as the registry has it. The JSON has
 * `__schema` at its root in one release of its package and under `data` in another.
 */
export function officialSchema(version: string): GraphQLSchema {
  const module = `@shopify/storefront-schema-${version}/storefront.schema.json`;
  const file = createRequire(import.meta.url).resolve(module);
  const json = JSON.parse(readFileSync(file, 'utf8')) as
    IntrospectionQuery | {readonly data: IntrospectionQuery};
  return buildClientSchema('data' in json ? json.data : json);
}
