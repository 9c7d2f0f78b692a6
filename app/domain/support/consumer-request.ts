/**
 * What a consumer may demand of the shop without an account (docs/product.md 11.2): to take a purchase back,
 * or to complain, also in the form of the Peruvian complaints book.
 */
import {emailError} from '../account/credentials';
import {
  COMPLAINT_ANSWER_WORKING_DAYS,
  MAX_CONTACT_MESSAGE_LENGTH,
  MAX_CONTACT_NAME_LENGTH,
  MAX_EMAIL_LENGTH,
  MAX_ORDER_LENGTH,
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

export interface RequestProblem {
  readonly error: RequestError;
  readonly field: RequestField;
}

export type RequestResult =
  | {readonly ok: true; readonly request: ConsumerRequest}
  | {readonly ok: false; readonly problems: readonly RequestProblem[]};

const MAX_DOCUMENT_LENGTH = 40;
const MAX_POSTAL_ADDRESS_LENGTH = 200;

/** In characters. */
export const REQUEST_FIELD_LENGTHS: Readonly<Record<RequestField, number>> = {
  kind: 20,
  name: MAX_CONTACT_NAME_LENGTH,
  email: MAX_EMAIL_LENGTH,
  order: MAX_ORDER_LENGTH,
  document: MAX_DOCUMENT_LENGTH,
  address: MAX_POSTAL_ADDRESS_LENGTH,
  detail: MAX_CONTACT_MESSAGE_LENGTH,
};

/** The form as a request, or what is wrong with it, once a field and in their order; never throws. */
export function parseConsumerRequest(form: unknown): RequestResult {
  const record = asRecord(form);
  const trimmed = (name: RequestField) => {
    const value = record?.[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const {kind, ...fields} = Object.fromEntries(
    REQUEST_FIELDS.map((name) => [name, trimmed(name)]),
  ) as Record<RequestField, string>;
  const problems = REQUEST_FIELDS.flatMap((field): RequestProblem[] => {
    const error =
      field === 'kind'
        ? isKind(kind)
          ? null
          : 'missing-kind'
        : problemOf(field, fields[field], kind);
    return error ? [{error, field}] : [];
  });
  return isKind(kind) && problems.length === 0
    ? {ok: true, request: {kind, ...fields}}
    : {ok: false, problems};
}

function problemOf(
  field: Exclude<RequestField, 'kind'>,
  value: string,
  kind: string,
): RequestError | null {
  if (value.length > REQUEST_FIELD_LENGTHS[field]) return 'too-long';
  switch (field) {
    case 'document':
    case 'address':
      // The complaints book asks who complains and where they live.
      return kind === 'reclamo' && !value ? 'missing-identity' : null;
    case 'order':
      return kind === 'arrepentimiento' && !value ? 'missing-fields' : null;
    case 'email':
      return !value ? 'missing-fields' : emailError(value) ? 'invalid-email' : null;
    default:
      return value ? null : 'missing-fields';
  }
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
      /** At least one; without a field it is about none of them. */
      readonly problems: readonly {
        readonly error: RequestFailure;
        readonly field: RequestField | null;
      }[];
      readonly fields: RequestFields;
    };
