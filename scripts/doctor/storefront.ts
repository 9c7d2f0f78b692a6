/** Calls to the Storefront API as the doctor makes them: it wants to know how a call failed. */
import type {Environment} from '../../app/server/environment/environment';
import {PROVIDER_API_VERSION} from '../../app/domain/limits';

export type Token = 'public' | 'private';

export interface GraphqlProblem {
  readonly message: string;
  readonly extensions?: {readonly code?: string; readonly requiredAccess?: string};
}

export interface StorefrontAnswer<Data> {
  /** HTTP status; 0 when nothing answered. */
  readonly status: number;
  /** The API version that the store reports; null if it reports none. */
  readonly version: string | null;
  readonly data: Data | null;
  readonly errors: readonly GraphqlProblem[];
}

export type Storefront = <Data>(
  document: string,
  variables?: object,
  token?: Token,
) => Promise<StorefrontAnswer<Data>>;

const TIME_LIMIT_MS = 15_000;

/** Uses the private token, if there is one, unless another is given. Never throws. */
export function storefrontOf(environment: Environment): Storefront {
  const {storeDomain, country, publicStorefrontToken, privateStorefrontToken} = environment;
  const origin = storeDomain.includes('://') ? storeDomain : `https://${storeDomain}`;
  const headers: Record<Token, Record<string, string>> = {
    public: {'x-shopify-storefront-access-token': publicStorefrontToken},
    private: {'shopify-storefront-private-token': privateStorefrontToken ?? ''},
  };
  return async (
    document,
    variables = {},
    token = privateStorefrontToken ? 'private' : 'public',
  ) => {
    try {
      const response = await fetch(`${origin}/api/${PROVIDER_API_VERSION}/graphql.json`, {
        method: 'POST',
        headers: {'content-type': 'application/json', ...headers[token]},
        body: JSON.stringify({query: document, variables: {country, language: 'ES', ...variables}}),
        signal: AbortSignal.timeout(TIME_LIMIT_MS),
      });
      const {status} = response;
      const version = response.headers.get('x-shopify-api-version');
      const body = (await response.json().catch(() => null)) as {
        data?: never;
        errors?: unknown;
      } | null;
      return {status, version, data: body?.data ?? null, errors: problemsOf(body?.errors)};
    } catch {
      return {status: 0, version: null, data: null, errors: []};
    }
  };
}

/** The problem of a call, in the provider's words where it gives a reason; null if the call succeeded. */
export function failureOf({status, data, errors}: StorefrontAnswer<unknown>): string | null {
  if (status === 0) return 'no answer';
  if (status !== 200) return `HTTP ${status}`;
  if (errors.length > 0) return errors.map(({message}) => message.replace(/\.$/, '')).join(', ');
  return data ? null : 'an answer that is not GraphQL';
}

/** A refused token is answered with errors that are no list. */
function problemsOf(errors: unknown): readonly GraphqlProblem[] {
  if (Array.isArray(errors)) return errors as GraphqlProblem[];
  return errors ? [{message: typeof errors === 'string' ? errors : JSON.stringify(errors)}] : [];
}
