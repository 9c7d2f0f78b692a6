/** Answers the provider's webhooks. What is not 2xx is sent again by the provider. */
import {DatabaseError} from '../database.ts';
import {readLimitedBody} from '../common/request-body.ts';
import {isSigned, sha256} from '../signature.ts';
import type {SendLink} from '../mail-link.ts';
import type {OrderState} from './order-state.ts';
import type {OrderStore} from './order-store.ts';
import {isTopic, MalformedWebhookError, readWebhook} from './read-webhook.ts';
import {mailOrder, recordNews} from './take-news.ts';

export interface WebhookParts {
  /** Every secret that may sign. */
  readonly secrets: readonly string[];
  /** The shop's domain, such as 'tienda.myshopify.com'; null accepts any domain. */
  readonly shopDomain: string | null;
  readonly store: OrderStore;
  readonly sendLink: SendLink;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Keeps the function alive until this work is done, although the request is answered already. */
  readonly afterwards: (task: Promise<unknown>) => void;
  readonly report: (message: string) => void;
}

/** An order of 500 lines has some 700 kB. */
const MAX_BODY_BYTES = 2_000_000;
/** The provider retries for four hours, so a webhook older than this was recorded and is being replayed. */
const MAX_AGE_MS = 48 * 3_600_000;
const MAX_AHEAD_MS = 10 * 60_000;

export function createWebhookHandler(parts: WebhookParts): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== 'POST') return refuse(405, 'method_not_allowed', {Allow: 'POST'});
    // The provider tries again later, and the doctor can tell a missing secret from a wrong one.
    if (parts.secrets.length === 0) return refuse(503, 'not_configured');
    const body = await readLimitedBody(request, MAX_BODY_BYTES);
    if (!body) return refuse(413, 'body_too_large');
    const {headers} = request;
    if (!(await isSignedByAny(body, headers.get('x-shopify-hmac-sha256'), parts.secrets))) {
      return refuse(401, 'bad_signature');
    }
    const domain = headers.get('x-shopify-shop-domain');
    if (parts.shopDomain && domain !== parts.shopDomain) return refuse(401, 'other_shop');
    const triggeredAt = timeOf(headers.get('x-shopify-triggered-at'));
    if (triggeredAt !== null && !isRecent(triggeredAt, parts.now())) return refuse(401, 'replayed');

    const topic = headers.get('x-shopify-topic');
    // Signed and ours, but of a topic that we did not ask for: retrying would not help.
    if (!isTopic(topic)) return Response.json({outcome: 'ignored'});
    const bodyDigest = await sha256(body);
    let news: OrderState;
    try {
      news = readWebhook(topic, new TextDecoder().decode(body));
    } catch (error) {
      if (!(error instanceof MalformedWebhookError)) throw error;
      return unrecordable(parts, `${topic} ${eventIdOf(headers, bodyDigest)}: ${error.message}`);
    }
    try {
      const outcome = await recordNews(parts.store, news, {
        eventId: eventIdOf(headers, bodyDigest),
        bodyDigest,
        topic,
        triggeredAt: triggeredAt === null ? null : new Date(triggeredAt).toISOString(),
      });
      // A duplicate is mailed too: the first delivery may have been cut off before its mail.
      parts.afterwards(
        mailOrder(parts.store, parts.sendLink, news.id, parts.now).catch((error: unknown) =>
          parts.report(`mail of order ${news.id}: ${String(error)}`),
        ),
      );
      return Response.json({outcome});
    } catch (error) {
      if (error instanceof DatabaseError && error.isForGood) {
        return unrecordable(parts, `order ${news.id}: ${error.message}`);
      }
      parts.report(`order ${news.id}: ${String(error)}`);
      return refuse(503, 'not_recorded');
    }
  };
}

async function isSignedByAny(
  body: Uint8Array,
  signature: string | null,
  secrets: readonly string[],
): Promise<boolean> {
  for (const secret of secrets) if (await isSigned(body, signature, secret)) return true;
  return false;
}

function isRecent(moment: number, now: number): boolean {
  return now - moment <= MAX_AGE_MS && moment - now <= MAX_AHEAD_MS;
}

function timeOf(header: string | null): number | null {
  const moment = Date.parse(header ?? '');
  return Number.isNaN(moment) ? null : moment;
}

function eventIdOf(headers: Headers, bodyDigest: string): string {
  const id = headers.get('x-shopify-event-id') || headers.get('x-shopify-webhook-id');
  return (id || bodyDigest).slice(0, 128);
}

/**
 * Signed, and yet nothing that can be kept. Sending it again would not help, and a provider whose
 * deliveries fail for long gives up all of them: it is taken, and somebody is told.
 */
function unrecordable(parts: WebhookParts, message: string): Response {
  parts.report(`cannot be recorded: ${message}`);
  return Response.json({outcome: 'unrecordable'});
}

function refuse(status: number, error: string, headers: Record<string, string> = {}): Response {
  return Response.json({error}, {status, headers});
}
