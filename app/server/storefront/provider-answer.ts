/** One exchange with the provider, with a retry; converts its failures to our errors and sanitizes its texts. */
import {asRecord} from '~/domain/text/parse-unknown';
import {plainText} from '~/domain/markup/plain-text';
import {
  graphqlError,
  httpError,
  networkError,
  StorefrontError,
  timeoutError,
  type GraphqlErrorLike,
} from './storefront-error';
import {PROVIDER_API_VERSION} from '~/domain/limits';
import {isVerifiedVersion} from '@common/api-version';
import {logInfo, logWarning} from '~/server/http/log';

const RETRY_DELAY_MS = {least: 100, most: 300};

/**
 * @param limitMs how long the provider may take to begin its answer and to end it.
 * @throws {StorefrontError}
 */
export async function fetchAnswer<Result>(
  url: string,
  init: RequestInit,
  limitMs: number,
): Promise<Result> {
  let response: Response;
  try {
    response = await fetch(url, {...init, signal: AbortSignal.timeout(limitMs)});
  } catch (error) {
    throw failedToAnswer(error, 'no answer');
  }
  return readAnswer(response);
}

async function readAnswer<Result>(response: Response): Promise<Result> {
  const requestId = response.headers.get('x-request-id');
  noticeVersion(response.headers.get(VERSION_HEADER));
  if (!response.ok) {
    await response.body?.cancel();
    throw httpError(response.status, requestId);
  }
  let answer: unknown;
  try {
    answer = await response.json();
  } catch (error) {
    throw failedToAnswer(error, 'the answer is not JSON');
  }
  const {data, errors} = asRecord(answer) ?? {};
  const failures = errorsIn(errors);
  if (failures.length > 0) throw graphqlError(failures, requestId);
  if (!asRecord(data)) throw networkError('the answer is empty', null);
  return plainAnswer(data as Result);
}

/** The errors of a response: a list from the API, a text or an object from a proxy in front of it. */
function errorsIn(errors: unknown): readonly GraphqlErrorLike[] {
  if (errors === undefined || errors === null) return [];
  return (Array.isArray(errors) ? errors : [errors]).map((error: unknown) => {
    const {message = error, extensions} = asRecord(error) ?? {};
    const code = asRecord(extensions)?.code;
    return {
      message: typeof message === 'string' ? message : 'unknown error',
      ...(typeof code === 'string' && {extensions: {code}}),
    };
  });
}

function failedToAnswer(error: unknown, otherwise: string): StorefrontError {
  return error instanceof Error && error.name === 'TimeoutError'
    ? timeoutError(error)
    : networkError(otherwise, error);
}

/**
 * A provider's answer without the control characters that reverse or hide neighbouring text (Unicode's bidirectional
 * controls and their like), in every text: titles, options and descriptions are written by others.
 */
export function plainAnswer<Answer>(answer: Answer): Answer;
export function plainAnswer(answer: unknown): unknown {
  if (typeof answer === 'string') return plainText(answer);
  if (Array.isArray(answer)) return answer.map((member: unknown) => plainAnswer(member));
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, member]: [string, unknown]) => [name, plainAnswer(member)]),
  );
}

/** Retries a read once, after a short delay, if its failure may pass. @throws {StorefrontError} */
export async function retryOnce<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StorefrontError) || !error.retryable) throw error;
    const {least, most} = RETRY_DELAY_MS;
    await new Promise((resolve) => setTimeout(resolve, least + Math.random() * (most - least)));
    return work();
  }
}

/** The API version that the provider reports with every answer. */
const VERSION_HEADER = 'x-shopify-api-version';

/** Logs when an answer names another API version than the answers before. */
type VersionLog = (version: string | null) => void;

/** Starts with the requested version. */
export function createVersionLog(): VersionLog {
  let known: string = PROVIDER_API_VERSION;
  return (version) => {
    if (!version || version === known) return;
    const verified = isVerifiedVersion(version);
    const fields = {asked: PROVIDER_API_VERSION, before: known, served: version, verified};
    known = version;
    if (verified) logInfo('provider-version-changed', fields);
    else logWarning('provider-version-changed', fields);
  };
}

/** Shared by all requests of this isolate. */
const noticeVersion = createVersionLog();
