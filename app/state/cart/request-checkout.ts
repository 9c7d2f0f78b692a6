/** Asks the worker to hand the cart over to the provider. */
import {parseChargedLine, type ChargedLine} from '~/domain/cart/checkout-difference';
import type {CheckoutLine} from '~/domain/cart/checkout-request';
import {parseMoney, type Money} from '~/domain/text/money';
import {asList, asRecord, asText} from '~/domain/text/parse-unknown';

export type CheckoutAnswer =
  | {
      readonly ok: true;
      readonly cartId: string;
      readonly url: string;
      readonly asked: Money;
      readonly lines: readonly ChargedLine[];
    }
  | {readonly ok: false; readonly reason: string};

const TIME_LIMIT_MS = 20_000;

export async function requestCheckout(lines: readonly CheckoutLine[]): Promise<CheckoutAnswer> {
  try {
    const response = await fetch(`/api/checkout${landingQuery()}`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify(lines),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    return readAnswer(await response.json());
  } catch {
    return {ok: false, reason: 'unavailable'};
  }
}

function readAnswer(value: unknown): CheckoutAnswer {
  const answer = asRecord(value);
  const cartId = asText(answer?.cartId);
  const url = asText(answer?.checkoutUrl);
  const asked = parseMoney(answer?.total);
  const lines = asList(answer?.lines).flatMap((line) => parseChargedLine(line) ?? []);
  return cartId && url && asked
    ? {ok: true, cartId, url, asked, lines}
    : {ok: false, reason: asText(answer?.error) ?? 'unavailable'};
}

/**
 * The query string with which this tab's document was asked for. The browser remembers it, so nothing
 * is stored, and no page needs code for it before the checkout.
 */
function landingQuery(): string {
  const [entry] = performance.getEntriesByType('navigation');
  return entry ? new URL(entry.name).search : '';
}
