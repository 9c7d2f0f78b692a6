/** Global ids, `gid://shopify/<Type>/<id>`, possibly followed by parameters (`?key=…`). */
import {badRequest} from './graphql/graphql-errors';

export interface ParsedGid {
  readonly type: string;
  readonly id: string;
  readonly params: URLSearchParams;
}

export function gid(type: string, id: string): string {
  return `gid://shopify/${type}/${id}`;
}

export function parseGid(value: string): ParsedGid | null {
  const match = /^gid:\/\/shopify\/([A-Za-z]+)\/([^/?]+)(?:\?(.*))?$/.exec(value);
  if (!match?.[1] || !match[2]) return null;
  return {type: match[1], id: match[2], params: new URLSearchParams(match[3] ?? '')};
}

/** Like {@link parseGid}, but a string that is no global id is refused, as the provider does. */
export function requireGid(value: string): ParsedGid {
  const parsed = parseGid(value);
  if (!parsed) throw badRequest(`Invalid global id '${value}'`, 'INVALID_GLOBAL_ID');
  return parsed;
}
