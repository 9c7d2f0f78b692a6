/**
 * The API versions that the emulator can play: those whose official schema is installed, each from
 * the release of `@shopify/hydrogen-react` that was made for it. Another version is one more alias in
 * `package.json` and one more line here.
 */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {IntrospectionQuery} from 'graphql';

/** Oldest first. */
export const API_VERSIONS = ['2025-07', '2025-10', '2026-01', '2026-04'] as const;
export type ApiVersion = (typeof API_VERSIONS)[number];

const NEWEST: ApiVersion = API_VERSIONS[API_VERSIONS.length - 1] ?? '2026-04';

export function isApiVersion(text: string): text is ApiVersion {
  return (API_VERSIONS as readonly string[]).includes(text);
}

/**
 * The version that answers a call for `asked`, such as '2025-07' or 'unstable', when `oldest` is the
 * first that is still served. The provider answers a call for one that has ended with the oldest left,
 * and so does this; 'unstable' and what lies past the newest schema get that one.
 */
export function servedVersion(asked: string, oldest: ApiVersion): ApiVersion {
  const served = API_VERSIONS.filter((version) => version >= oldest);
  return served.findLast((version) => version <= asked) ?? (asked < oldest ? oldest : NEWEST);
}

/** The schema of a version as the provider publishes it; throws when its package is not installed. */
export function readOfficialSchema(version: string): IntrospectionQuery {
  const module = `@shopify/storefront-schema-${version}/storefront.schema.json`;
  const path = createRequire(import.meta.url).resolve(module);
  // `__schema` is at the root in one release of the package and under `data` in another.
  const json = JSON.parse(readFileSync(path, 'utf8')) as
    | IntrospectionQuery
    | {data: IntrospectionQuery};
  return 'data' in json ? json.data : json;
}
