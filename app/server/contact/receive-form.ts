import {sha256Of} from '~/domain/certificate/certificate';
import type {RateLimiter} from '@common/rate-limiter';
import {readLimitedText} from '@common/request-body';
import {FORM_BYTES, HONEYPOT_FIELD} from '~/domain/limits';
import {
  parseForm,
  type FormAnswer,
  type FormFailure,
  type FormProblem,
  type FormSchema,
  type TypedFields,
} from '~/domain/support/form';
import {senderOf, isSameOrigin} from '~/server/http/request';
import type {Environment} from '~/server/environment/environment';
import {logError} from '~/server/http/log';

/** Pause that the sender is asked to make after a failure of the backend. */
const RETRY_SECONDS = 30;

export interface FormOutcome<Answer> {
  readonly answer: Answer;
  readonly status: number;
  /** Set if the sender must wait. */
  readonly retryAfterSeconds?: number;
}

interface FormSteps<Values, Done extends object> {
  readonly schema: FormSchema<Values>;
  readonly limiter: RateLimiter;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Response to a bot that filled in the hidden field; equal to a real one. */
  readonly accept: (values: Values) => Done;
  /** @param sender network; null if the host does not name it. */
  readonly store: (values: Values, sender: string | null) => Promise<StoredForm<Done>>;
  /** Counted together with the sender's network, which many may share. */
  readonly subject: (values: Values) => string;
}

type StoredForm<Done> =
  | {readonly kind: 'stored'; readonly done: Done}
  /** The backend accepts no more from this sender for so long. */
  | {readonly kind: 'too-many'; readonly retryAfterSeconds: number}
  /** What is asked for makes no sense (any more). */
  | {readonly kind: 'refused'; readonly error: FormFailure}
  | {readonly kind: 'failed'};

/**
 * Handles a posted form, always in the same order: origin, length, fields, hidden field, rate, and only then the
 * backend. A refused form comes back with its fields as they were typed. Never throws.
 */
export async function receiveForm<Values, Done extends object>(
  request: Request,
  {schema, limiter, now, accept, store, subject}: FormSteps<Values, Done>,
): Promise<FormOutcome<FormAnswer<Done>>> {
  const body = await readLimitedText(request, FORM_BYTES);
  const form = new URLSearchParams(body ?? '');
  const fields = typedFields(form, schema);
  const refuse = (status: number, ...problems: readonly FormProblem[]) => {
    const answer: FormAnswer<Done> = {sent: false, problems, fields};
    return {answer, status};
  };
  const tooMany = (retryAfterSeconds: number) => ({
    ...refuse(429, {error: 'too-many', field: null}),
    retryAfterSeconds,
  });
  const done = (values: Done): FormOutcome<FormAnswer<Done>> => ({
    answer: {sent: true, ...values},
    status: 200,
  });

  if (!isSameOrigin(request)) return refuse(403, {error: 'not-sent', field: null});
  if (body === null) return refuse(413, {error: 'too-long', field: null});
  const parsed = parseForm(schema, fields);
  if (!parsed.ok) return refuse(400, ...parsed.problems);
  if (form.get(HONEYPOT_FIELD)) return done(accept(parsed.values));
  const sender = senderOf(request);
  const counted = sender && `${sender} ${subject(parsed.values)}`;
  const waitSeconds = limiter(counted, now);
  if (waitSeconds > 0) return tooMany(waitSeconds);
  const stored = await store(parsed.values, sender);
  if (stored.kind === 'stored') return done(stored.done);
  if (stored.kind === 'refused') return refuse(409, {error: stored.error, field: null});
  return stored.kind === 'too-many'
    ? tooMany(stored.retryAfterSeconds)
    : {...refuse(503, {error: 'not-sent', field: null}), retryAfterSeconds: RETRY_SECONDS};
}

/** Forms send line breaks as two characters, and the database accepts no zero character. */
function typedFields(form: URLSearchParams, {entries}: FormSchema<unknown>): TypedFields {
  return Object.fromEntries(
    Object.keys(entries).map((name) => [
      name,
      (form.get(name) ?? '').replace(/\r\n?/g, '\n').replaceAll('\0', ''),
    ]),
  );
}

const TIME_LIMIT_MS = 8_000;
const CREATED = 201;
const CONFLICT = 409;
const TOO_MANY = 429;

/**
 * 'exists': the row conflicts with an existing one; 'too-many': the table's own limit, which also covers writers that
 * bypass the shop.
 */
export type Stored = 'stored' | 'exists' | 'too-many' | 'failed';

export type FormBackend = Pick<Environment, 'supabase' | 'formKey'>;

interface NewRow {
  readonly table: string;
  readonly row: Readonly<Record<string, unknown>>;
  readonly sender: string | null;
  /** Name of a failure in the log. */
  readonly event: string;
}

/**
 * Writes a row with the public key, which allows inserts but no reads. Never throws; logs failures without the row's data.
 */
export async function storeRow(
  {supabase: backend, formKey}: FormBackend,
  {table, row, sender, event}: NewRow,
): Promise<Stored> {
  const failed = (reason: string, status?: number): Stored => {
    logError(event, {reason, status});
    return status === TOO_MANY ? 'too-many' : 'failed';
  };
  if (!backend) return failed('no backend is configured');
  try {
    const response = await fetch(`${backend.url}/rest/v1/${table}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        apikey: backend.anonKey,
        Authorization: `Bearer ${backend.anonKey}`,
        // Without read permission the inserted row cannot be returned.
        Prefer: 'return=minimal',
        ...(formKey ? await proofOfShop(formKey, sender) : {}),
      },
      body: JSON.stringify(row),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    await response.body?.cancel();
    if (response.status === CREATED) return 'stored';
    return response.status === CONFLICT
      ? 'exists'
      : failed('the backend refused it', response.status);
  } catch (error) {
    const late = error instanceof Error && error.name === 'TimeoutError';
    return failed(late ? 'the backend took too long' : 'the backend did not answer');
  }
}

/**
 * Lets the database count by the sender's network: it sees this worker as the sender of all forms. The network is hashed
 * with the key, so that no address is stored.
 */
async function proofOfShop(formKey: string, sender: string | null): Promise<object> {
  if (!sender) return {'X-Form-Key': formKey};
  const bytes = new TextEncoder().encode(`${formKey} ${sender}`);
  return {'X-Form-Key': formKey, 'X-Form-Sender': await sha256Of(bytes)};
}
