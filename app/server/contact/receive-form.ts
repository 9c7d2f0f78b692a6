import {senderOf} from '../http/client-address';
import type {RateLimiter} from '@common/rate-limiter';
import {readForm, type ReadForm} from './read-form';

/** When to try again after a failure of the backend. */
const RETRY_SECONDS = 30;

export interface FormOutcome<Answer> {
  readonly answer: Answer;
  readonly status: number;
  /** Set when the sender must wait. */
  readonly retryAfterSeconds?: number;
}

/** What one kind of form does with its fields. */
interface FormSteps<Parsed, Answer> {
  /** The answer to a form of which nothing is kept, with its fields as they were typed. */
  readonly refuse: (error: 'not-sent' | 'too-many' | 'too-long') => Answer;
  readonly parse: () => Checked<Parsed, Answer>;
  /** What a machine hears that filled in the field that nobody sees: the same as a person. */
  readonly accept: (parsed: Parsed) => Answer;
  readonly store: (parsed: Parsed) => Promise<StoredForm<Answer>>;
}

type Checked<Parsed, Answer> =
  {readonly ok: true; readonly parsed: Parsed} | {readonly ok: false; readonly answer: Answer};

type StoredForm<Answer> =
  | {readonly kind: 'stored'; readonly answer: Answer}
  /** For so long the backend takes no more of this sender. */
  | {readonly kind: 'too-many'; readonly retryAfterSeconds: number}
  | {readonly kind: 'failed'};

/**
 * Takes a form that a page of ours posted, in one order for all of them: where it comes from, its length, its
 * fields, the trap, the rate, and only then the backend. Never throws.
 * @param now epoch milliseconds
 */
export async function receiveForm<Parsed, Answer>(
  request: Request,
  {limiter, now}: {readonly limiter: RateLimiter; readonly now: number},
  stepsFor: (form: ReadForm) => FormSteps<Parsed, Answer>,
): Promise<FormOutcome<Answer>> {
  const form = await readForm(request);
  const {refuse, parse, accept, store} = stepsFor(form);
  if (form.problem === 'foreign') return {answer: refuse('not-sent'), status: 403};
  if (form.problem === 'too-long') return {answer: refuse('too-long'), status: 413};
  const checked = parse();
  if (!checked.ok) return {answer: checked.answer, status: 400};
  if (form.trapped) return {answer: accept(checked.parsed), status: 200};
  const tooMany = (retryAfterSeconds: number): FormOutcome<Answer> => {
    return {answer: refuse('too-many'), status: 429, retryAfterSeconds};
  };
  const waitSeconds = limiter(senderOf(request), now);
  if (waitSeconds > 0) return tooMany(waitSeconds);
  const stored = await store(checked.parsed);
  if (stored.kind === 'stored') return {answer: stored.answer, status: 200};
  return stored.kind === 'too-many'
    ? tooMany(stored.retryAfterSeconds)
    : {answer: refuse('not-sent'), status: 503, retryAfterSeconds: RETRY_SECONDS};
}
