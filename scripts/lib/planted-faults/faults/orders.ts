/** Webhooks: what they say, in which order they come, and what follows from it. */
import {slip} from '../planted-fault';

const ORDERS = 'supabase/functions/_shared/orders';
const STATE = `${ORDERS}/order-state.ts`;
const HANDLER = `${ORDERS}/webhook-handler.ts`;
const READ = `${ORDERS}/read-webhook.ts`;
const STORE = `${ORDERS}/order-store.ts`;
const SCHEMA = 'supabase/migrations/20261122020000_orders.sql';

export const ORDER_FAULTS = [
  slip(
    HANDLER,
    'any signature is taken',
    'if (await isSigned(body, signature, secret)) return true',
    'if (isSigned(body, signature, secret)) return true',
  ),
  slip(
    HANDLER,
    'a webhook of last year is taken',
    'now - moment <= MAX_AGE_MS && moment - now <= MAX_AHEAD_MS',
    'moment - now <= MAX_AHEAD_MS',
  ),
  slip(
    STATE,
    'later news of an order takes its cancellation back',
    'cancelledAt: earlier(a.cancelledAt, b.cancelledAt)',
    'cancelledAt: b.cancelledAt',
  ),
  slip(STATE, 'old news of an order replaces newer news', ': a.at > b.at;', ': a.at < b.at;'),
  slip(
    STATE,
    'a refund that is told twice counts twice',
    'most.set(key, Math.max(most.get(key) ?? 0, count))',
    'most.set(key, (most.get(key) ?? 0) + count)',
  ),
  slip(
    STATE,
    'an order that nobody has paid opens its files',
    'if (!details || !paidAt) return [];',
    'if (!details) return [];',
  ),
  slip(
    STATE,
    'one unit that goes back ends the right to all',
    'refundedQuantity(until, line) >= line.quantity',
    'refundedQuantity(until, line) > 0',
  ),
  slip(
    READ,
    'a refund that failed counts',
    "if (kind !== 'refund' || status !== 'success') continue;",
    "if (kind !== 'refund') continue;",
  ),
  slip(
    READ,
    'what is left of a line after an edit of its order is not looked at',
    "Number(fields['current_quantity'] ?? quantity)",
    'Number(quantity)',
  ),
  slip(
    STORE,
    'each webhook of an order mails its buyer again',
    '`mailed_at=is.null&paid_at=not.is.null&email=not.is.null`',
    '`paid_at=not.is.null&email=not.is.null`',
  ),
  slip(
    `${ORDERS}/admin-orders.ts`,
    'an order with a similar name is taken for the one that is looked for',
    'findByName(typed, named)',
    'named[0]',
  ),
  slip(
    SCHEMA,
    'of two that write an order at once one loses its news',
    "  if current_revision <> expected then\n    return 'conflict';\n  end if;\n",
    '',
  ),
  slip(
    SCHEMA,
    'a webhook that is sent again under another name counts again',
    "(event_id = event ->> 'eventId' or body_digest = event ->> 'bodyDigest')",
    "event_id = event ->> 'eventId'",
  ),
];
