/** `POST /status {handOff}`: what the browser that paid may know of its order, as soon as it is known. */
import type {Database} from '../database.ts';
import {holds, type Right} from '../right.ts';
import {answer} from './answer.ts';

interface StatusRow {
  readonly name: string;
  readonly currency: string;
  readonly total_cents: number;
  readonly email: string;
  readonly cancelled_at: string | null;
  readonly entitlements: readonly (Right & {readonly line_id: string})[];
  readonly order_lines: readonly {
    readonly id: string;
    readonly position: number;
    readonly variant_id: string | null;
    readonly product_id: string | null;
    readonly title: string;
    readonly variant_title: string;
    readonly quantity: number;
    readonly total_cents: number;
  }[];
}

/** The hand-off's id is long, random and known to that browser alone. */
const HAND_OFF = /^[0-9a-f]{32}$/;

export async function orderStatus(
  database: Database,
  {handOff}: Readonly<Record<string, unknown>>,
): Promise<Response> {
  if (typeof handOff !== 'string' || !HAND_OFF.test(handOff)) {
    return answer(400, {error: 'invalid'});
  }
  const [order] = await database.select<StatusRow>(
    'orders',
    `hand_off_id=eq.${handOff}&paid_at=not.is.null&order=paid_at.desc&limit=1` +
      '&select=name,currency,total_cents,email,cancelled_at,entitlements(line_id,ended_at,revoked_at),order_lines(*)',
  );
  if (!order) return answer(200, {known: false});
  return answer(200, {
    known: true,
    name: order.name,
    currency: order.currency,
    totalCents: Number(order.total_cents),
    email: masked(order.email),
    cancelled: order.cancelled_at !== null,
    // All that was bought went back, in however many refunds.
    refunded: order.entitlements.length > 0 && !order.entitlements.some(holds),
    lines: [...order.order_lines]
      .sort((a, b) => a.position - b.position)
      .map((line) => ({
        productId: line.product_id,
        variantId: line.variant_id,
        title: line.title,
        variantTitle: line.variant_title,
        quantity: line.quantity,
        totalCents: Number(line.total_cents),
        refunded: order.entitlements.some((right) => right.line_id === line.id && !holds(right)),
      })),
  });
}

/** 'ana@correo.test' is 'a••@correo.test' to who looks over a shoulder. */
function masked(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}••${email.slice(at)}`;
}
