/**
 * What is known of an order, and what follows from it. News may come twice, late and in any order, so
 * two states are merged by a rule that is commutative, associative and idempotent: what was said stays
 * said. Pure; shared by the webhook, the reconciliation and the tests.
 */

export interface OrderLine {
  readonly id: string;
  readonly position: number;
  /** Null for a line without a product, such as a tip. */
  readonly productId: string | null;
  readonly variantId: string | null;
  readonly title: string;
  readonly variantTitle: string;
  readonly quantity: number;
  /** Units that are no longer part of the order: refunded, or removed before it was paid. */
  readonly removedQuantity: number;
  /** Total of the line after its discounts. */
  readonly totalCents: number;
  /** When news first had the line in a paid order, ISO 8601 in UTC; null before: what is added later may be due. */
  readonly paidAt: string | null;
}

export interface OrderDetails {
  /** When the provider last changed the details, ISO 8601 in UTC. */
  readonly at: string;
  /** Order name, such as '#1001'. */
  readonly name: string;
  /** E-mail of the buyer in lower case. */
  readonly email: string;
  readonly handOffId: string | null;
  readonly currency: string;
  readonly totalCents: number;
  readonly lines: readonly OrderLine[];
}

export interface Refund {
  readonly id: string;
  readonly refundedAt: string;
  /**
   * Cents by currency: a shop that sells in its buyers' currencies is told of the same refund in theirs and
   * in its own. Under '' when the provider named none: then it is the order's.
   */
  readonly amounts: Readonly<Record<string, number>>;
  readonly lines: readonly {readonly lineId: string; readonly quantity: number}[];
}

/** Times are ISO 8601 in UTC, so that they compare as texts. */
export interface OrderState {
  readonly id: string;
  /** Null while only a refund of the order is known. */
  readonly details: OrderDetails | null;
  readonly paidAt: string | null;
  readonly cancelledAt: string | null;
  /** When the provider first reported that it waits no longer. A voucher may still be paid afterwards. */
  readonly expiredAt: string | null;
  /** When the provider first reported that the whole payment was refunded. */
  readonly refundedAt: string | null;
  /** Refunds, sorted by id. */
  readonly refunds: readonly Refund[];
}

export interface Entitlement {
  readonly lineId: string;
  readonly email: string;
  readonly productId: string;
  readonly variantId: string | null;
  readonly grantedAt: string;
  readonly endedAt: string | null;
  readonly endReason: 'refunded' | 'cancelled' | null;
}

export function unknownOrder(id: string): OrderState {
  const moments = {paidAt: null, cancelledAt: null, expiredAt: null, refundedAt: null};
  return {id, details: null, ...moments, refunds: []};
}

/** Merges two states of one order. @throws {Error} when they belong to two orders. */
export function mergeOrders(a: OrderState, b: OrderState): OrderState {
  if (a.id !== b.id) throw new Error(`Order ${a.id} is not order ${b.id}`);
  return {
    id: a.id,
    details: later(a.details, b.details),
    paidAt: earlier(a.paidAt, b.paidAt),
    cancelledAt: earlier(a.cancelledAt, b.cancelledAt),
    expiredAt: earlier(a.expiredAt, b.expiredAt),
    refundedAt: earlier(a.refundedAt, b.refundedAt),
    refunds: union(a.refunds, b.refunds),
  };
}

/** Refunded units of a line, never more than were bought. */
export function refundedQuantity(order: OrderState, line: OrderLine): number {
  const parts = order.refunds.flatMap(({lines}) => lines.filter(({lineId}) => lineId === line.id));
  return Math.min(
    line.quantity,
    parts.reduce((sum, {quantity}) => sum + quantity, 0),
  );
}

/** The rights that the order gives or gave: none before it is paid, one for each paid line of a product. */
export function entitlementsOf(order: OrderState): readonly Entitlement[] {
  const {details, paidAt} = order;
  if (!details || !paidAt) return [];
  return details.lines.flatMap((line) => {
    if (!line.productId || !line.paidAt) return [];
    const end = endOf(order, details, line);
    return [
      {
        lineId: line.id,
        email: details.email,
        productId: line.productId,
        variantId: line.variantId,
        grantedAt: paidAt,
        endedAt: end?.at ?? null,
        endReason: end?.reason ?? null,
      },
    ];
  });
}

function endOf(
  order: OrderState,
  details: OrderDetails,
  line: OrderLine,
): {at: string; reason: 'refunded' | 'cancelled'} | null {
  const returned = refundedAtOf(order, details, line);
  const at = earlier(returned, order.cancelledAt);
  return at === null ? null : {at, reason: order.cancelledAt ? 'cancelled' : 'refunded'};
}

/**
 * When the line was refunded or removed; null if it is still part of the order. What gave back the whole order leaves alone
 * what was added and paid afterwards.
 */
function refundedAtOf(order: OrderState, details: OrderDetails, line: OrderLine): string | null {
  const moments = order.refunds.map(({refundedAt}) => refundedAt).sort();
  // The first refund after which the line was gone: later news does not move that day.
  const at = moments.find((moment) => {
    const until = {...order, refunds: order.refunds.filter((each) => each.refundedAt <= moment)};
    const isWhole = isReturned(until, details, moment) && wasPaidBy(line, moment);
    return isWhole || refundedQuantity(until, line) >= line.quantity;
  });
  if (at) return at;
  const gone = Math.max(refundedQuantity(order, line), line.removedQuantity);
  const refundedAt = wasPaidBy(line, order.refundedAt) ? order.refundedAt : null;
  if (refundedAt === null && gone < line.quantity) return null;
  const own = order.refunds
    .filter(({lines, refundedAt: moment}) =>
      gone < line.quantity && refundedAt !== null
        ? moment <= refundedAt
        : lines.some(({lineId}) => lineId === line.id),
    )
    .map((refund) => refund.refundedAt)
    .sort();
  return own.at(-1) ?? refundedAt ?? details.at;
}

function wasPaidBy({paidAt}: OrderLine, moment: string | null): boolean {
  return moment !== null && paidAt !== null && paidAt <= moment;
}

/**
 * Whether the sums of its refunds are the whole amount of that moment, without what was added later: it may be given back
 * without a word about lines.
 */
function isReturned({refunds}: OrderState, details: OrderDetails, moment: string): boolean {
  const {totalCents} = details;
  const returned = refunds.reduce((sum, {amounts}) => sum + amountIn(amounts, details), 0);
  const added = details.lines.filter((line) => !wasPaidBy(line, moment));
  const before = totalCents - added.reduce((sum, line) => sum + keptCents(line), 0);
  return totalCents > 0 && returned >= (before > 0 ? before : totalCents);
}

/** What the total counts of a line: units that were removed are no part of it. */
function keptCents({totalCents, quantity, removedQuantity}: OrderLine): number {
  return Math.round((totalCents * (quantity - removedQuantity)) / Math.max(1, quantity));
}

/** A refund's amount in the order's currency; 0 until the provider reports it in that currency. */
function amountIn(amounts: Refund['amounts'], {currency}: OrderDetails): number {
  return Math.max(amounts[currency] ?? 0, amounts[''] ?? 0);
}

function earlier(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  return a < b ? a : b;
}

/**
 * Of the same moment, the same one whichever came first. A product that is deleted at the provider leaves
 * its lines without ids: what was bought stays known, so that a later refund finds it.
 */
function later(a: OrderDetails | null, b: OrderDetails | null): OrderDetails | null {
  if (!a || !b) return a ?? b;
  const [last, before] = isLater(a, b) ? [a, b] : [b, a];
  const lines = new Map(before.lines.map((line) => [line.id, line]));
  for (const line of last.lines) {
    const known = lines.get(line.id);
    lines.set(line.id, {
      ...line,
      productId: line.productId ?? known?.productId ?? null,
      variantId: line.variantId ?? known?.variantId ?? null,
      paidAt: earlier(line.paidAt, known?.paidAt ?? null),
    });
  }
  return {...last, lines: [...lines.values()].sort(byPosition)};
}

function isLater(a: OrderDetails, b: OrderDetails): boolean {
  return a.at === b.at ? withoutMerged(a) >= withoutMerged(b) : a.at > b.at;
}

function withoutMerged(details: OrderDetails): string {
  const merged = {productId: null, variantId: null, paidAt: null};
  const lines = details.lines.map((line) => ({...line, ...merged}));
  return JSON.stringify({...details, lines});
}

/** Compares lines by their position in the order. */
export function byPosition(a: OrderLine, b: OrderLine): number {
  return a.position - b.position || compare(a.id, b.id);
}

/** A refund may grow: a transaction that was pending at first counts later. */
function union(a: readonly Refund[], b: readonly Refund[]): readonly Refund[] {
  const all = new Map<string, Refund>();
  for (const refund of [...a, ...b]) {
    const known = all.get(refund.id);
    all.set(refund.id, {
      id: refund.id,
      refundedAt: earlier(known?.refundedAt ?? null, refund.refundedAt) ?? refund.refundedAt,
      amounts: Object.fromEntries(
        larger(Object.entries(known?.amounts ?? {}), Object.entries(refund.amounts)),
      ),
      lines: larger(quantities(known), quantities(refund)).map(([lineId, quantity]) => ({
        lineId,
        quantity,
      })),
    });
  }
  return [...all.values()].sort((x, y) => compare(x.id, y.id));
}

/** A line may stand in a refund twice. */
function quantities(refund: Refund | undefined): readonly Count[] {
  const sums = new Map<string, number>();
  for (const {lineId, quantity} of refund?.lines ?? []) {
    sums.set(lineId, (sums.get(lineId) ?? 0) + quantity);
  }
  return [...sums];
}

type Count = readonly [key: string, count: number];

/** Takes the larger value of each key. */
function larger(a: readonly Count[], b: readonly Count[]): Count[] {
  const most = new Map<string, number>();
  for (const [key, count] of [...a, ...b]) most.set(key, Math.max(most.get(key) ?? 0, count));
  return [...most].sort(([x], [y]) => compare(x, y));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
