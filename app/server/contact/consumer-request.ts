/**
 * Takes a withdrawal or a complaint and stores it as a row of `consumer_requests` (docs/product.md 11.2). A
 * number is told only when the backend says that it is stored.
 */
import {CONTACT_RATE} from '~/domain/limits';
import {
  answerBy,
  parseConsumerRequest,
  requestNumber,
  REQUEST_FIELDS,
  type ConsumerRequest,
  type RequestAnswer,
  type RequestFailure,
  type RequestField,
  type RequestFields,
} from '~/domain/support/consumer-request';
import type {SupabaseProject} from '../environment/environment';
import {senderOf} from '../http/client-address';
import {createRateLimiter, type RateLimiter} from '../http/rate-limiter';
import {readForm} from './read-form';
import {mailReceipt} from './mail-receipt';
import {storeRow} from './store-row';

/** When to try again after a failure of the backend. */
const RETRY_SECONDS = 30;
/** Two numbers of one day are seldom alike, and hardly ever twice. */
const ATTEMPTS = 3;

export interface RequestOutcome {
  readonly answer: RequestAnswer;
  readonly status: number;
  /** Set when the sender must wait. */
  readonly retryAfterSeconds?: number;
}

export interface RequestParts {
  readonly backend: SupabaseProject | null;
  readonly limiter: RateLimiter;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly random: () => number;
}

const limiter = createRateLimiter(CONTACT_RATE);

/** Never throws; logs what failed, but nothing that the sender wrote. */
export function receiveConsumerRequest(
  request: Request,
  backend: SupabaseProject | null,
): Promise<RequestOutcome> {
  return handleConsumerRequest(request, {
    backend,
    limiter,
    now: Date.now(),
    random: () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32,
  });
}

/** The same with a limiter, a clock and chance of the caller's. */
export async function handleConsumerRequest(
  request: Request,
  {backend, limiter, now, random}: RequestParts,
): Promise<RequestOutcome> {
  const form = await readForm(request);
  const fields = Object.fromEntries(
    REQUEST_FIELDS.map((name) => [name, form.field(name)]),
  ) as RequestFields;
  const refuse = (
    error: RequestFailure,
    status: number,
    field: RequestField | null = null,
  ): RequestOutcome => ({answer: {sent: false, problems: [{error, field}], fields}, status});

  if (form.problem === 'foreign') return refuse('not-sent', 403);
  if (form.problem === 'too-long') return refuse('too-long', 413, 'detail');
  const parsed = parseConsumerRequest(fields);
  if (!parsed.ok) return {answer: {sent: false, problems: parsed.problems, fields}, status: 400};
  const {kind, email} = parsed.request;
  const answer = (number: string, mailed = false): RequestOutcome => ({
    answer: {sent: true, kind, number, email, at: now, answerBy: answerBy(kind, now), mailed},
    status: 200,
  });
  // A machine that fell into the trap learns nothing from the answer.
  if (form.trapped) return answer(requestNumber(kind, now, random));
  const {allowed, retryAfterMs} = limiter(senderOf(request), now);
  if (!allowed) {
    return {...refuse('too-many', 429), retryAfterSeconds: Math.ceil(retryAfterMs / 1000)};
  }
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const number = requestNumber(kind, now, random);
    const row = rowOf(parsed.request, number, answerBy(kind, now));
    const stored = await storeRow(backend, 'consumer_requests', row, 'consumer-request-not-stored');
    if (stored === 'stored') return answer(number, await mailReceipt(backend, number));
    if (stored === 'failed') break;
  }
  return {...refuse('not-sent', 503), retryAfterSeconds: RETRY_SECONDS};
}

/** What was left blank is null in the database. */
function rowOf({kind, name, email, detail, ...rest}: ConsumerRequest, number: string, day: string) {
  return {
    number,
    kind,
    name,
    email,
    detail,
    order_number: rest.order || null,
    document: rest.document || null,
    address: rest.address || null,
    answer_by: day,
  };
}
