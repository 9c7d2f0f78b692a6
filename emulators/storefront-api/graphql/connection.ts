/**
 * Relay connections over an array that is already sorted. Only the page that was asked for is
 * copied, `reverse` included, so that a page costs the same whatever the length of the list.
 */
import {MAX_PAGE_SIZE} from '../constants';
import {badRequest} from './graphql-errors';

export interface PageArgs {
  readonly first?: number | null;
  readonly last?: number | null;
  readonly after?: string | null;
  readonly before?: string | null;
  readonly reverse?: boolean | null;
}

export interface ConnectionOptions<T> {
  /** Identity of an item, through which a cursor survives changes of the list. */
  readonly idOf: (item: T) => string;
  /** Name of the sort order; a cursor from another order is refused. */
  readonly sort?: string;
}

export interface Edge<T> {
  readonly cursor: string;
  readonly node: T;
}

export interface PageInfo {
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly startCursor: string | null;
  readonly endCursor: string | null;
}

export interface Connection<T> {
  readonly nodes: readonly T[];
  readonly edges: readonly Edge<T>[];
  readonly pageInfo: PageInfo;
}

interface Cursor {
  readonly last_id: string;
  readonly at: number;
  readonly sort?: string;
}

/** Refuses the page sizes that the provider refuses; both and neither of first and last included. */
export function assertPageArgs({first, last}: PageArgs): void {
  if (first == null && last == null) throw badRequest('you must provide one of first or last');
  if (first != null && last != null) {
    throw badRequest('providing both first and last is not supported');
  }
  const [name, size] = first != null ? (['first', first] as const) : (['last', last ?? 0] as const);
  if (size < 0) throw badRequest(`${name} must be greater than or equal to 0`);
  if (size > MAX_PAGE_SIZE) throw badRequest(`${name} cannot exceed ${MAX_PAGE_SIZE}`);
}

/** The page of `items` that the arguments ask for. Throws on a cursor from elsewhere. */
export function connect<T>(
  items: readonly T[],
  args: PageArgs,
  {idOf, sort}: ConnectionOptions<T>,
): Connection<T> {
  const total = items.length;
  const order = sort && args.reverse ? `${sort}:reverse` : sort;
  const itemAt = (position: number) => items[args.reverse ? total - 1 - position : position];
  const cursorAt = (position: number, item: T) =>
    encodeCursor({last_id: idOf(item), at: position, ...(order ? {sort: order} : {})});

  let start = 0;
  let end = total;
  if (args.after) {
    const {position, found} = locate(args.after, order, total, itemAt, idOf);
    start = found ? position + 1 : position;
  }
  if (args.before) end = locate(args.before, order, total, itemAt, idOf).position;
  end = Math.max(start, end);
  if (args.first != null) end = Math.min(end, start + args.first);
  else if (args.last != null) start = Math.max(start, end - args.last);

  const nodes: T[] = [];
  for (let position = start; position < end; position += 1) {
    const item = itemAt(position);
    if (item !== undefined) nodes.push(item);
  }
  return {
    nodes,
    // Getters, because most queries select either edges or nodes and few need every cursor.
    get edges() {
      return nodes.map((node, index) => ({
        get cursor() {
          return cursorAt(start + index, node);
        },
        node,
      }));
    },
    get pageInfo() {
      const first = nodes[0];
      const last = nodes[nodes.length - 1];
      return {
        hasNextPage: end < total,
        hasPreviousPage: start > 0,
        startCursor: first === undefined ? null : cursorAt(start, first),
        endCursor: last === undefined ? null : cursorAt(end - 1, last),
      };
    },
  };
}

/**
 * Where a cursor points today. The remembered position is right unless the list has changed; an
 * item that has vanished leaves its old position, where its successor now stands.
 */
function locate<T>(
  encoded: string,
  order: string | undefined,
  total: number,
  itemAt: (position: number) => T | undefined,
  idOf: (item: T) => string,
): {position: number; found: boolean} {
  const cursor = decodeCursor(encoded);
  if (cursor.sort !== order) throw badRequest('Invalid cursor for current pagination sort.');
  const matches = (position: number) => {
    const item = itemAt(position);
    return item !== undefined && idOf(item) === cursor.last_id;
  };
  if (matches(cursor.at)) return {position: cursor.at, found: true};
  for (let position = 0; position < total; position += 1) {
    if (matches(position)) return {position, found: true};
  }
  return {position: Math.min(cursor.at, total), found: false};
}

function encodeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64');
}

function decodeCursor(encoded: string): Cursor {
  try {
    const value: unknown = JSON.parse(Buffer.from(encoded, 'base64').toString('utf8'));
    const cursor = value as Partial<Cursor> | null;
    if (cursor && typeof cursor.last_id === 'string' && Number.isInteger(cursor.at)) {
      return {last_id: cursor.last_id, at: Math.max(0, cursor.at ?? 0), sort: cursor.sort};
    }
  } catch {
    // Not valid JSON: refused below like any other foreign cursor.
  }
  throw badRequest(`Invalid cursor '${encoded.slice(0, 80)}'`);
}
