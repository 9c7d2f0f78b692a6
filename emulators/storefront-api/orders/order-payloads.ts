/** Bodies of the provider's order webhooks, in the form of its REST resources. */
import {CURRENCY} from '../constants';
import {leftOf, type Order, type OrderRefund} from '../cart/order';
import {parseGid} from '../gid';

/**
 * 'paid', or what was given back of it; 'voided' or 'expired' once nobody can pay it any more. Of an order to which a line
 * was added: 'partially_paid', or 'pending' when nothing has been paid, because the order was free.
 */
export function financialStatus(order: Order) {
  const {dueCents = 0} = order;
  if (!order.paidAt) return order.cancelledAt ? 'voided' : order.expiredAt ? 'expired' : 'pending';
  if (dueCents > 0) return dueCents < order.totalCents ? 'partially_paid' : 'pending';
  if (order.refunds.length === 0) return 'paid';
  return order.lines.every((line) => leftOf(order, line) === 0) ? 'refunded' : 'partially_refunded';
}

/** What the hosted thank-you page calls the order, before it has a name. */
export function confirmationNumber({id}: Order): string {
  return Number(id).toString(36).toUpperCase().padStart(9, 'X').slice(-9);
}

/** Body of `orders/create`, `orders/paid` and `orders/cancelled`. */
export function orderPayload(order: Order): object {
  return {
    id: Number(order.id),
    admin_graphql_api_id: `gid://shopify/Order/${order.id}`,
    name: order.number,
    confirmation_number: confirmationNumber(order),
    email: order.email,
    contact_email: order.email,
    currency: CURRENCY,
    total_price: decimal(order.totalCents),
    financial_status: financialStatus(order),
    created_at: order.completedAt,
    processed_at: order.completedAt,
    updated_at: order.updatedAt,
    cancelled_at: order.cancelledAt,
    customer: {first_name: order.name, email: order.email},
    discount_codes: order.discountCodes.map((code) => ({code})),
    note_attributes: order.attributes.map(({key, value}) => ({name: key, value})),
    line_items: order.lines.map((line) => {
      const discountCents = line.unitCents * line.quantity - line.totalCents;
      return {
        id: Number(line.id),
        product_id: Number(line.productId),
        variant_id: Number(parseGid(line.merchandiseId)?.id),
        title: line.title,
        variant_title: line.variantTitle === 'Default Title' ? null : line.variantTitle,
        sku: line.sku,
        gift_card: false,
        quantity: line.quantity,
        current_quantity: leftOf(order, line),
        price: decimal(line.unitCents),
        discount_allocations: discountCents > 0 ? [{amount: decimal(discountCents)}] : [],
      };
    }),
    refunds: order.refunds.map((refund) => refundPayload(order, refund)),
  };
}

/** Body of `refunds/create`. */
export function refundPayload(order: Order, refund: OrderRefund): object {
  return {
    id: Number(refund.id),
    order_id: Number(order.id),
    created_at: refund.createdAt,
    processed_at: refund.createdAt,
    refund_line_items: refund.lines.map(({lineId, quantity}, place) => ({
      id: Number(order.id) * 1000 + 700 + place,
      line_item_id: Number(lineId),
      quantity,
    })),
    transactions: [
      {kind: 'refund', status: 'success', amount: decimal(refund.amountCents), currency: CURRENCY},
    ],
  };
}

/** The REST resources write two places, always. */
export function decimal(cents: number): string {
  return (cents / 100).toFixed(2);
}
