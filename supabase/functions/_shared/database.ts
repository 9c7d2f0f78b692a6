/** The project's tables over its own API, as the service role; no package is needed for so little. */

export interface Database {
  select<Row>(table: string, query: string): Promise<readonly Row[]>;
  /** The rows that were changed. */
  update<Row>(table: string, query: string, values: object): Promise<readonly Row[]>;
  insert(table: string, rows: object | readonly object[]): Promise<void>;
  /** A function of the database. */
  call<Result>(name: string, parameters: object): Promise<Result>;
}

export interface DatabaseAddress {
  /** URL of the project. */
  readonly url: string;
  readonly serviceKey: string;
}

/** The database did not answer, or refused. */
export class DatabaseError extends Error {
  /** @param code of SQL (five characters), or of the API; null without an answer. */
  constructor(
    message: string,
    readonly code: string | null = null,
  ) {
    super(message);
  }

  /** Whether the values themselves were refused, so that the same ones will be again. */
  get isForGood(): boolean {
    return /^(22...|23502|23514)$/.test(this.code ?? '');
  }
}

const REQUEST_LIMIT_MS = 5_000;

/** The older keys are tokens and must also be sent as such; the newer keys are refused there. */
export function serviceHeaders(key: string): Record<string, string> {
  return {apikey: key, ...(key.startsWith('sb_') ? {} : {Authorization: `Bearer ${key}`})};
}

/**
 * With these a function reads as the person who asks. The key is the one that their browser sent: a refused one of the
 * function's own would look like the end of their session.
 */
export function sessionHeaders(asked: Headers, anonKey: string, session: string) {
  return {apikey: asked.get('apikey') ?? anonKey, Authorization: session};
}

export function createDatabase({url, serviceKey}: DatabaseAddress): Database {
  const send = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${url}/rest/v1/${path}`, {
      method,
      headers: {
        ...serviceHeaders(serviceKey),
        'Content-Type': 'application/json',
        Prefer: method === 'PATCH' ? 'return=representation' : 'return=minimal',
      },
      ...(body ? {body: JSON.stringify(body)} : {}),
      signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
    }).catch((error: unknown) => {
      // The message quotes the whole URL, which contains somebody's e-mail.
      const reason = error instanceof Error ? error.name : 'no answer';
      throw new DatabaseError(`${method} ${path.split('?')[0]}: ${reason}`);
    });
    const text = await response.text();
    if (!response.ok) {
      const {code, message} = refusalOf(text);
      throw new DatabaseError(
        `${method} ${path.split('?')[0]}: ${response.status} ${code ?? ''} ${message}`,
        code,
      );
    }
    return text ? (JSON.parse(text) as unknown) : null;
  };
  return {
    select: async <Row>(table: string, query: string) =>
      (await send('GET', `${table}?${query}`)) as readonly Row[],
    update: async <Row>(table: string, query: string, values: object) =>
      (await send('PATCH', `${table}?${query}`, values)) as readonly Row[],
    insert: async (table, rows) => void (await send('POST', table, rows)),
    call: async <Result>(name: string, parameters: object) =>
      (await send('POST', `rpc/${name}`, parameters)) as Result,
  };
}

/** Below the least `max_rows` that a project is likely to set: a longer answer would be cut without a word. */
const PAGE_SIZE = 200;

/** Reads all rows of a query, which must sort them without ties. */
export async function selectAll<Row>(
  database: Pick<Database, 'select'>,
  table: string,
  query: string,
): Promise<readonly Row[]> {
  const all: Row[] = [];
  for (;;) {
    const page = `${query}&limit=${PAGE_SIZE}&offset=${all.length}`;
    const rows = await database.select<Row>(table, page);
    all.push(...rows);
    if (rows.length < PAGE_SIZE) return all;
  }
}

/** Reads a refusal without its details, which quote the row with somebody's address. */
function refusalOf(body: string): {code: string | null; message: string} {
  try {
    const {code, message} = JSON.parse(body) as {code?: unknown; message?: unknown};
    return {
      code: typeof code === 'string' ? code : null,
      message: typeof message === 'string' ? message.slice(0, 200) : '',
    };
  } catch {
    return {code: null, message: ''};
  }
}
