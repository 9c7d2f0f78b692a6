/** An order as read from the account backend, with more facts than the URL of `/gracias` has (docs/product.md 7.8). */
import {variantName} from '@common/variant-name';
import {asList, asRecord, asText} from '~/domain/text/parse-unknown';

export interface KnownOrder {
  readonly handOffId: string;
  /** Order name, such as 'RP-1001'. */
  readonly name: string;
  readonly currency: string;
  readonly totalCents: number;
  /** Masked address that the mail was sent to; empty if unknown, and a day after the payment. */
  readonly email: string;
  /** Whether the order was placed but is not paid yet. */
  readonly awaiting: boolean;
  /** Whether the order was never paid; also true for cancelled orders. */
  readonly unpaid: boolean;
  readonly cancelled: boolean;
  /** Whether all products of the order were refunded. */
  readonly refunded: boolean;
  readonly lines: readonly KnownOrderLine[];
}

export interface KnownOrderLine {
  readonly variantId: string | null;
  readonly title: string;
  /** Name of the variant; empty if the product has only one. */
  readonly variant: string;
  readonly quantity: number;
  readonly totalCents: number;
  /** Whether the line was refunded, so that its files can no longer be downloaded. */
  readonly refunded: boolean;
}

/** Milliseconds between questions while the webhook is on its way: about a minute in all. */
const PAUSES_MS = [400, 600, 1000, 1500, 2000, 3000, 4000, 5000, 8000, 15_000, 20_000];

/** Pause before the next question, after `asked` questions; null to give up. */
export function pauseBefore(asked: number): number | null {
  return PAUSES_MS[asked] ?? null;
}

/** Null for nonsense. */
export function parseKnownOrder(value: unknown): KnownOrder | null {
  const fields = asRecord(value);
  const name = asText(fields?.name, 64);
  const currency = asText(fields?.currency, 3);
  const handOffId = asText(fields?.handOff, 32);
  if (!fields || !handOffId || !name || !currency) return null;
  return {
    handOffId,
    name,
    currency,
    totalCents: Number(fields.totalCents) || 0,
    email: asText(fields.email, 254) ?? '',
    awaiting: fields.awaiting === true,
    unpaid: fields.unpaid === true,
    cancelled: fields.cancelled === true,
    refunded: fields.refunded === true,
    lines: asList(fields.lines).flatMap((each) => {
      const line = asRecord(each);
      const title = asText(line?.title, 255);
      if (!line || !title) return [];
      return [
        {
          variantId: asText(line.variantId, 255) || null,
          title,
          variant: variantName(line.variantTitle),
          quantity: Number(line.quantity) || 1,
          totalCents: Number(line.totalCents) || 0,
          refunded: line.refunded === true,
        },
      ];
    }),
  };
}
