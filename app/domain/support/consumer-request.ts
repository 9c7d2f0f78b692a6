/**
 * What a consumer may demand of the shop without an account (docs/product.md 11.2): to take a purchase back,
 * or to complain, also in the form of the Peruvian complaints book.
 */
import {emailError} from '../account/credentials';
import {
  COMPLAINT_ANSWER_WORKING_DAYS,
  MAX_CONTACT_MESSAGE_LENGTH,
  MAX_CONTACT_NAME_LENGTH,
  MAX_DOCUMENT_LENGTH,
  MAX_EMAIL_LENGTH,
  MAX_ORDER_LENGTH,
  MAX_POSTAL_ADDRESS_LENGTH,
  WITHDRAWAL_ANSWER_DAYS,
} from '../limits';
import {asRecord} from '../text/parse-unknown';

/** 'reclamo' is a sheet of the Peruvian complaints book. */
export const REQUEST_KINDS = ['arrepentimiento', 'queja', 'reclamo'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

export const REQUEST_FIELDS = [
  'kind',
  'name',
  'email',
  'order',
  'document',
  'address',
  'detail',
] as const;
export type RequestField = (typeof REQUEST_FIELDS)[number];

/** As they were typed. */
export type RequestFields = Readonly<Record<RequestField, string>>;

/** Trimmed, as it is stored. */
export interface ConsumerRequest extends RequestFields {
  readonly kind: RequestKind;
}

export type RequestError =
  'missing-kind' | 'missing-fields' | 'missing-identity' | 'invalid-email' | 'too-long';

export type RequestResult =
  | {readonly ok: true; readonly request: ConsumerRequest}
  | {readonly ok: false; readonly error: RequestError; readonly field: RequestField};

const MAX_LENGTHS: Readonly<Record<RequestField, number>> = {
  kind: 20,
  name: MAX_CONTACT_NAME_LENGTH,
  email: MAX_EMAIL_LENGTH,
  order: MAX_ORDER_LENGTH,
  document: MAX_DOCUMENT_LENGTH,
  address: MAX_POSTAL_ADDRESS_LENGTH,
  detail: MAX_CONTACT_MESSAGE_LENGTH,
};

/** The form as a request, or the first thing that is wrong with it; never throws. */
export function parseConsumerRequest(form: unknown): RequestResult {
  const record = asRecord(form);
  const trimmed = (name: RequestField) => {
    const value = record?.[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const {kind, ...fields} = Object.fromEntries(
    REQUEST_FIELDS.map((name) => [name, trimmed(name)]),
  ) as Record<RequestField, string>;
  const refuse = (error: RequestError, field: RequestField): RequestResult => ({
    ok: false,
    error,
    field,
  });

  if (!isKind(kind)) return refuse('missing-kind', 'kind');
  for (const name of ['name', 'email', 'detail'] as const) {
    if (!fields[name]) return refuse('missing-fields', name);
  }
  if (kind === 'arrepentimiento' && !fields.order) return refuse('missing-fields', 'order');
  // The complaints book asks who complains and where they live.
  for (const name of ['document', 'address'] as const) {
    if (kind === 'reclamo' && !fields[name]) return refuse('missing-identity', name);
  }
  for (const name of REQUEST_FIELDS) {
    if (name !== 'kind' && fields[name].length > MAX_LENGTHS[name]) return refuse('too-long', name);
  }
  return emailError(fields.email)
    ? refuse('invalid-email', 'email')
    : {ok: true, request: {kind, ...fields}};
}

function isKind(text: string): text is RequestKind {
  return REQUEST_KINDS.some((kind) => kind === text);
}

const DAY_MS = 86_400_000;
const INITIALS: Readonly<Record<RequestKind, string>> = {
  arrepentimiento: 'A',
  queja: 'Q',
  reclamo: 'R',
};
/** No letters or digits that are taken for one another. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const NUMBER_LENGTH = 6;

/**
 * What a request is called, such as 'A-20261122-7K3F9Q'. `now` is in epoch milliseconds; `random` gives numbers
 * from 0 up to 1. The day is that of UTC.
 */
export function requestNumber(kind: RequestKind, now: number, random: () => number): string {
  const signs = Array.from(
    {length: NUMBER_LENGTH},
    () => SIGNS[Math.floor(random() * SIGNS.length)] ?? '2',
  );
  return `${INITIALS[kind]}-${dayOf(now).replaceAll('-', '')}-${signs.join('')}`;
}

/** The last day on which it is answered, 'YYYY-MM-DD' of UTC. `now` is in epoch milliseconds. */
export function answerBy(kind: RequestKind, now: number): string {
  if (kind === 'arrepentimiento') return dayOf(now + WITHDRAWAL_ANSWER_DAYS * DAY_MS);
  let day = now;
  for (let left = COMPLAINT_ANSWER_WORKING_DAYS; left > 0;) {
    day += DAY_MS;
    if (![0, 6].includes(new Date(day).getUTCDay())) left -= 1;
  }
  return dayOf(day);
}

function dayOf(epoch: number): string {
  return new Date(epoch).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/* What the worker answers to the form. */

/** 'too-many': this sender must wait; 'not-sent': nothing was stored. */
export type RequestFailure = RequestError | 'too-many' | 'not-sent';

export type RequestAnswer =
  | {
      readonly sent: true;
      readonly kind: RequestKind;
      readonly number: string;
      readonly email: string;
      /** Epoch milliseconds. */
      readonly at: number;
      /** 'YYYY-MM-DD'. */
      readonly answerBy: string;
      /** Whether a receipt went to the e-mail. */
      readonly mailed: boolean;
    }
  | {
      readonly sent: false;
      readonly error: RequestFailure;
      readonly field: RequestField | null;
      readonly fields: RequestFields;
    };
