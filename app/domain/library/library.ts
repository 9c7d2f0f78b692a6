/**
 * What somebody bought, as the account backend's rows say (docs/product.md 18): read into fresh objects,
 * since they come from outside.
 */
import {databaseTime} from '@common/dates';
import {variantName} from '@common/variant-name';
import type {Review} from '../product/reviews';
import {asList, asRecord, asText} from '~/domain/text/parse-unknown';

export interface LibraryFile {
  readonly name: string;
  /** Format, such as 'pdf'. */
  readonly format: string;
  readonly bytes: number;
  readonly version: number;
  /** Whether the file was replaced after the purchase. */
  readonly isNewer: boolean;
}

export type PurchaseState = 'active' | 'refunded' | 'cancelled' | 'revoked';

/** Why a file was not handed out. */
export type DownloadFailure =
  | 'signed-out'
  | 'ended'
  /** The day after the payment has passed; until then, the browser that paid needs no session. */
  | 'expired'
  | 'missing'
  | 'too-many'
  | 'unavailable'
  /** The storage service did not give a file that is there. */
  | 'storage';

/** The buyer's own review of a purchase. */
export interface OwnReview extends Pick<Review, 'stars' | 'text' | 'name'> {
  readonly state: 'waiting' | 'published' | 'refused';
}

/** Why a review was not stored; 'ended': the purchase is over. */
export type ReviewFailure = 'ended' | 'too-many' | 'failed';

export interface Purchase {
  /** Id of the right to the purchase's files. */
  readonly id: string;
  readonly orderId: string;
  /** Order name, such as 'RP-1001'. */
  readonly order: string;
  /** ISO 8601. */
  readonly paidAt: string;
  readonly productId: string;
  readonly title: string;
  /** Name of the variant; empty if the product has only one. */
  readonly variant: string;
  readonly quantity: number;
  readonly refundedQuantity: number;
  readonly totalCents: number;
  /** Total paid for the whole order, including lines without files. */
  readonly orderTotalCents: number;
  /** Total refunded for the whole order, in its currency. */
  readonly orderRefundedCents: number;
  readonly currency: string;
  readonly state: PurchaseState;
  readonly files: readonly LibraryFile[];
  /** Id of the licence certificate; null until it is issued. */
  readonly certificateId: string | null;
  /** Null until the buyer writes a review. */
  readonly review: OwnReview | null;
}

/** Gifts were not bought, so they are not reviewed (supabase/migrations/20261127040000_reviews.sql). */
export function canReview({state, orderId}: Pick<Purchase, 'state' | 'orderId'>): boolean {
  return state === 'active' && !orderId.startsWith('grant-');
}

/** The purchases, the latest first, and in an order as they were bought; null for what is no list of rows. */
export function parseLibrary(rights: unknown, files: unknown): readonly Purchase[] | null {
  if (!Array.isArray(rights) || !Array.isArray(files)) return null;
  const known = files.flatMap(parseFile);
  return rights
    .flatMap((row) => parsePurchase(row, known))
    .sort((a, b) => b.purchase.paidAt.localeCompare(a.purchase.paidAt) || a.position - b.position)
    .map(({purchase}) => purchase);
}

/** The files that share their format with another. */
export function sharesFormat(file: LibraryFile, files: readonly LibraryFile[]): boolean {
  return files.some(({name, format}) => name !== file.name && format === file.format);
}

interface KnownFile extends Omit<LibraryFile, 'isNewer'> {
  readonly productId: string;
  /** The editions that the file belongs to; null if it belongs to all. */
  readonly variantIds: readonly unknown[] | null;
  readonly updatedAt: number;
}

function parseFile(row: unknown): KnownFile[] {
  const fields = asRecord(row);
  const name = asText(fields?.name, 100);
  const productId = asText(fields?.product_id, 255);
  const format = asText(fields?.format, 10);
  if (!name || !productId || !format) return [];
  return [
    {
      name,
      productId,
      variantIds: fields?.variant_ids == null ? null : asList(fields.variant_ids),
      format,
      bytes: Number(fields?.bytes) || 0,
      version: Number(fields?.version) || 1,
      updatedAt: epoch(fields?.updated_at),
    },
  ];
}

function parsePurchase(
  row: unknown,
  files: readonly KnownFile[],
): {purchase: Purchase; position: number}[] {
  const fields = asRecord(row);
  const order = asRecord(fields?.orders);
  const line = asRecord(fields?.order_lines);
  const id = asText(fields?.id, 64);
  const productId = asText(fields?.product_id, 255);
  const paidAt = asText(order?.paid_at, 64);
  if (!fields || !order || !line || !id || !productId || !paidAt) return [];
  const granted = epoch(fields.granted_at);
  const state = stateOf(fields);
  const purchase: Purchase = {
    id,
    orderId: asText(fields.order_id, 64) ?? '',
    order: asText(order.name, 64) ?? '',
    paidAt: isoOf(paidAt),
    productId,
    title: asText(line.title, 255) ?? '',
    variant: variantName(line.variant_title),
    quantity: Number(line.quantity) || 1,
    refundedQuantity: Number(line.refunded_quantity) || 0,
    totalCents: Number(line.total_cents) || 0,
    orderTotalCents: Number(order.total_cents) || 0,
    orderRefundedCents: Number(order.refunded_cents) || 0,
    currency: asText(order.currency, 3) ?? '',
    state,
    files:
      state === 'active'
        ? files
            .filter(
              (file) =>
                file.productId === productId &&
                (file.variantIds === null || file.variantIds.includes(fields.variant_id)),
            )
            .map(({name, format, bytes, version, updatedAt}) => ({
              name,
              format,
              bytes,
              version,
              isNewer: version > 1 && updatedAt > granted,
            }))
        : [],
    certificateId: asText(onlyOf(fields.certificates)?.id, 64) || null,
    review: reviewOf(onlyOf(fields.reviews)),
  };
  return [{purchase, position: Number(line.position) || 0}];
}

/** A row that an entitlement has once comes alone or in a list, as the tables are joined. */
function onlyOf(value: unknown) {
  return asRecord(Array.isArray(value) ? (value as unknown[])[0] : value);
}

const REVIEW_STATES: readonly OwnReview['state'][] = ['waiting', 'published', 'refused'];

function reviewOf(row: ReturnType<typeof onlyOf>): OwnReview | null {
  const state = REVIEW_STATES.find((known) => known === row?.state);
  if (!row || !state) return null;
  return {
    stars: Number(row.stars) || 0,
    text: asText(row.body) ?? '',
    name: asText(row.name, 255),
    state,
  };
}

function stateOf(fields: Readonly<Record<string, unknown>>): PurchaseState {
  if (fields.end_reason === 'refunded') return 'refunded';
  if (fields.end_reason === 'cancelled') return 'cancelled';
  return fields.revoked_at == null ? 'active' : 'revoked';
}

function isoOf(time: string): string {
  const moment = new Date(databaseTime(time));
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString();
}

function epoch(time: unknown): number {
  return typeof time === 'string' ? Date.parse(isoOf(time)) || 0 : 0;
}
