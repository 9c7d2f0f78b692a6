/**
 * Stores a withdrawal or complaint in `consumer_requests` (docs/product.md 11.2). The request number is shown only
 * after the backend confirms it.
 */
import {CONTACT_RATE} from '~/domain/limits';
import {
  answerBy,
  requestForm,
  requestNumber,
  type ConsumerRequest,
  type RequestAnswer,
} from '~/domain/contact/consumer-request';
import type {SupabaseProject} from '~/server/environment/environment';
import {normaliseEmail} from '@common/email';
import {createRateLimiter, type RateLimiter} from '@common/rate-limiter';
import {receiveForm, type FormBackend, type FormOutcome, storeRow} from './receive-form';
import {logError} from '~/server/http/log';

/** Two numbers of one day rarely collide, so a few attempts suffice. */
const ATTEMPTS = 3;

export interface RequestParts {
  readonly backend: FormBackend;
  readonly limiter: RateLimiter;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly random: () => number;
}

const limiter = createRateLimiter(CONTACT_RATE);

/** Never throws; logs failures without the sender's data. */
export function receiveConsumerRequest(
  request: Request,
  backend: FormBackend,
): Promise<FormOutcome<RequestAnswer>> {
  return handleConsumerRequest(request, {
    backend,
    limiter,
    now: Date.now(),
    random: () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32,
  });
}

/** Receives a request with the caller's limiter, clock and random source. */
export function handleConsumerRequest(
  request: Request,
  {backend, limiter, now, random}: RequestParts,
): Promise<FormOutcome<RequestAnswer>> {
  const accept = (
    {kind, email}: ConsumerRequest,
    number = requestNumber(kind, now, random),
    mailed = false,
  ) => ({kind, number, email, at: now, answerBy: answerBy(kind, now), mailed});
  return receiveForm<ConsumerRequest, ReturnType<typeof accept>>(request, {
    limiter,
    now,
    schema: requestForm,
    accept: (parsed) => accept(parsed),
    // Not limited by network: others in a shared network must not block a legal request.
    subject: ({email}) => normaliseEmail(email),
    async store(parsed, sender) {
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const number = requestNumber(parsed.kind, now, random);
        const stored = await storeRow(backend, {
          table: 'consumer_requests',
          row: rowOf(parsed, number, answerBy(parsed.kind, now)),
          sender,
          event: 'consumer-request-not-stored',
        });
        if (stored === 'stored') {
          const mailed = await mailReceipt(backend.supabase, number);
          return {kind: stored, done: accept(parsed, number, mailed)};
        }
        if (stored === 'too-many') {
          return {kind: stored, retryAfterSeconds: CONTACT_RATE.windowMs / 1000};
        }
        if (stored === 'failed') break;
      }
      return {kind: 'failed'};
    },
  });
}

/** Blank fields are null in the database. */
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

/** The sender waits for the page; if the mail takes longer, the page still shows the number. */
const TIME_LIMIT_MS = 5_000;

/**
 * Has the account backend mail the receipt of a stored request; resolves to whether it did. Never throws; logs
 * failures without the request's data.
 */
async function mailReceipt(backend: SupabaseProject | null, number: string): Promise<boolean> {
  if (!backend) return false;
  try {
    const response = await fetch(`${backend.url}/functions/v1/request-receipt`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        apikey: backend.anonKey,
        Authorization: `Bearer ${backend.anonKey}`,
      },
      body: JSON.stringify({number}),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) logError('receipt-not-mailed', {status: response.status});
    return response.ok;
  } catch {
    logError('receipt-not-mailed', {reason: 'the function did not answer'});
    return false;
  }
}
