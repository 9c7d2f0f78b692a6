/** A completed cart, with the amounts at the time of the order. */
import type {CartAttribute} from './cart-state';

export interface OrderLine {
  /** A numeric id, like the provider's. */
  readonly id: string;
  readonly title: string;
  readonly variantTitle: string;
  readonly sku: string;
  readonly productId: string;
  /** Global id of the variant. */
  readonly merchandiseId: string;
  readonly quantity: number;
  readonly unitCents: number;
  readonly totalCents: number;
}

export interface OrderRefund {
  readonly id: string;
  readonly createdAt: string;
  readonly amountCents: number;
  readonly lines: readonly {readonly lineId: string; readonly quantity: number}[];
}

export interface Order {
  /** A number that no other run of the emulator gives. */
  readonly id: string;
  /** Order name, such as 'RP-1001'. */
  readonly number: string;
  readonly cartToken: string;
  readonly name: string;
  readonly email: string;
  readonly completedAt: string;
  /** Null while a payment in cash or by transfer is awaited. */
  readonly paidAt: string | null;
  readonly updatedAt: string;
  readonly cancelledAt: string | null;
  /** When the provider stopped waiting for a payment in cash or by transfer, which may still come in. */
  readonly expiredAt?: string;
  readonly totalCents: number;
  /** What was added after the payment and is not paid yet. */
  readonly dueCents?: number;
  readonly discountCodes: readonly string[];
  readonly attributes: readonly CartAttribute[];
  readonly lines: readonly OrderLine[];
  readonly refunds: readonly OrderRefund[];
}

/** Units of a line that can still be refunded. */
export function leftOf(order: Order, line: OrderLine): number {
  const returned = order.refunds
    .flatMap(({lines}) => lines)
    .filter(({lineId}) => lineId === line.id)
    .reduce((sum, {quantity}) => sum + quantity, 0);
  return line.quantity - returned;
}
