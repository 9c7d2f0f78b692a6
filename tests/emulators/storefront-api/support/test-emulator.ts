import type {DocumentNode} from 'graphql';
import {operationOf} from '~/server/storefront/operation';
import type {StorefrontClient} from '~/server/storefront/storefront-client';
import {DEFAULT_PUBLIC_TOKEN} from '../../../../emulators/storefront-api/constants';
import {
  startStorefrontEmulator,
  type RunningEmulator,
  type StorefrontEmulatorOptions,
} from '../../../../emulators/storefront-api/start';

export interface GraphqlAnswer {
  readonly data: any; // oxlint-disable-line typescript/no-explicit-any -- a test knows the shape of what it asked for
  readonly errors?: readonly {
    readonly message: string;
    readonly path?: readonly (string | number)[];
    readonly locations?: readonly {readonly line: number; readonly column: number}[];
    readonly extensions?: Readonly<Record<string, unknown>>;
  }[];
  readonly extensions?: Readonly<Record<string, unknown>>;
}

export interface TestEmulator extends RunningEmulator {
  /** The raw answer to a GraphQL call. */
  post(body: unknown, headers?: Record<string, string>, version?: string): Promise<Response>;
  query(query: string, variables?: Record<string, unknown>): Promise<GraphqlAnswer>;
  /** The data of a query that must succeed. */
  data(query: string, variables?: Record<string, unknown>): Promise<GraphqlAnswer['data']>;
  admin(method: string, path: string, body?: unknown): Promise<Response>;
}

/** An emulator of its own for one test file, over the shop's own catalogue unless told. */
export async function startTestEmulator(
  options: Partial<StorefrontEmulatorOptions> = {},
): Promise<TestEmulator> {
  const running = await startStorefrontEmulator({port: 0, ...options});
  const post: TestEmulator['post'] = (body, headers = {}, version = '2025-07') =>
    fetch(`${running.url}/api/${version}/graphql.json`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-shopify-storefront-access-token': DEFAULT_PUBLIC_TOKEN,
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const query: TestEmulator['query'] = async (text, variables) =>
    (await (await post({query: text, variables})).json()) as GraphqlAnswer;
  return {
    ...running,
    post,
    query,
    data: async (text, variables) => {
      const {data, errors} = await query(text, variables);
      if (errors) throw new Error(JSON.stringify(errors, null, 2));
      return data;
    },
    admin: (method, path, body) =>
      fetch(`${running.url}/__emulator/${path}`, {
        method,
        body: body === undefined ? undefined : JSON.stringify(body),
      }),
  };
}

/** The shop's client of an emulator without what it adds: each read is one call, of whose name `onCall` hears. */
export function clientOf(
  emulator: () => TestEmulator,
  onCall: (name: string) => void = () => {},
): StorefrontClient {
  const query = async (document: DocumentNode, variables: Record<string, unknown>) => {
    const {name, text} = operationOf(document);
    onCall(name);
    return emulator().data(text, {...variables, country: 'MX', language: 'ES'});
  };
  return {query} as unknown as StorefrontClient;
}
