/**
 * Consumer requests without an account (docs/product.md 11.2): withdrawal from a purchase, or a complaint, including
 * the Peruvian complaints book.
 */
import * as v from 'valibot';
import {
  COMPLAINT_ANSWER_WORKING_DAYS,
  DAY_MS,
  MAX_CONTACT_MESSAGE_LENGTH,
  MAX_CONTACT_NAME_LENGTH,
  MAX_ORDER_LENGTH,
  WITHDRAWAL_ANSWER_DAYS,
} from '~/domain/limits';
import {optionalText, requiredEmail, requiredText, type FormAnswer} from '~/domain/support/form';

/** 'reclamo' is a sheet of the Peruvian complaints book. */
export const REQUEST_KINDS = ['arrepentimiento', 'queja', 'reclamo'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

const MAX_DOCUMENT_LENGTH = 40;
const MAX_POSTAL_ADDRESS_LENGTH = 200;

const fields = v.object({
  kind: v.picklist(REQUEST_KINDS, 'missing-kind'),
  name: requiredText(MAX_CONTACT_NAME_LENGTH),
  email: requiredEmail,
  order: optionalText(MAX_ORDER_LENGTH),
  document: optionalText(MAX_DOCUMENT_LENGTH),
  address: optionalText(MAX_POSTAL_ADDRESS_LENGTH),
  detail: requiredText(MAX_CONTACT_MESSAGE_LENGTH),
});

/** A complaint requires the consumer's identity; a withdrawal requires the order. */
export const requestForm = v.pipe(
  fields,
  v.forward(
    v.partialCheck(
      [['kind'], ['order']],
      ({kind, order}) => kind !== 'arrepentimiento' || order !== '',
      'missing-fields',
    ),
    ['order'],
  ),
  v.forward(
    v.partialCheck(
      [['kind'], ['document']],
      ({kind, document}) => kind !== 'reclamo' || document !== '',
      'missing-identity',
    ),
    ['document'],
  ),
  v.forward(
    v.partialCheck(
      [['kind'], ['address']],
      ({kind, address}) => kind !== 'reclamo' || address !== '',
      'missing-identity',
    ),
    ['address'],
  ),
);

/** Trimmed fields, ready to be stored. */
export type ConsumerRequest = v.InferOutput<typeof requestForm>;
export type RequestField = keyof ConsumerRequest;

const INITIALS: Readonly<Record<RequestKind, string>> = {
  arrepentimiento: 'A',
  queja: 'Q',
  reclamo: 'R',
};
/** Characters of a request number, without look-alike letters and digits. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const NUMBER_LENGTH = 6;

/**
 * A request number such as 'A-20261122-7K3F9Q', with the UTC day. `now` is in epoch milliseconds, `random` is in [0,
 * 1).
 */
export function requestNumber(kind: RequestKind, now: number, random: () => number): string {
  const signs = Array.from(
    {length: NUMBER_LENGTH},
    () => SIGNS[Math.floor(random() * SIGNS.length)] ?? '2',
  );
  return `${INITIALS[kind]}-${dayOf(now).replaceAll('-', '')}-${signs.join('')}`;
}

/** The last day for an answer, 'YYYY-MM-DD' of UTC. `now` is in epoch milliseconds. */
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

/** The worker's answer to the form. */
export type RequestAnswer = FormAnswer<{
  readonly kind: RequestKind;
  readonly number: string;
  readonly email: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** 'YYYY-MM-DD'. */
  readonly answerBy: string;
  /** Whether a receipt was mailed. */
  readonly mailed: boolean;
}>;
