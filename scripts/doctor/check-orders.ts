/**
 * Does what is sold reach its buyers? The address of the webhooks must answer and refuse what nobody signed, with the
 * secret that the provider signs with; orders must come, belong to somebody, be mailed, and have files.
 */
import {createHmac} from 'node:crypto';
import {asRecord, asText} from '../../app/domain/text/parse-unknown';
import {serviceHeaders} from '../../supabase/functions/_shared/database.ts';
import {count, findingsOf, NAMED, someOf, type Finding} from './finding';
import {adminOf} from '../lib/connect-shop';
import {messageOf} from '../lib/fail';
import {adminNeed} from '../../supabase/functions/_shared/health.ts';
import type {AdminAccess} from '../../supabase/functions/_shared/orders/admin-api.ts';
import {fixFor} from '../../supabase/functions/_shared/operator/fix-for.ts';
import {boughtWithoutFiles} from '../../supabase/functions/_shared/operator/without-files.ts';
import type {Storefront} from './storefront';
import type {Supabase} from './supabase';

const {ok, warn, fail} = findingsOf('orders');

export interface Operator {
  /** Key that reads what visitors may not; null if not set here. */
  readonly serviceKey: string | null;
  /** Secrets with which the provider signs, by the name of their variable. */
  readonly webhookSecrets: Readonly<Record<string, string>>;
  /** The provider's Admin API; null if not configured here. */
  readonly admin?: AdminAccess | null;
  /** Secret that the functions require for their health report. */
  readonly reconcileSecret: string | null;
}

type Rows = readonly Readonly<Record<string, unknown>>[];

const WEBHOOKS = '/functions/v1/shopify-webhooks';
const SECTION = 'docs/operating.md, Orders, files and the library';
const SMTP =
  'Supabase → Authentication → Logs says why: the project needs an SMTP server of its own, which knows the sender.';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** After this long without a sale, the webhooks are worth a test. */
const QUIET_DAYS = 30;
/** The database answers no more at once. */
const PAGE = 1000;

/** @param now epoch milliseconds. */
export async function checkOrders(
  supabase: Supabase,
  operator: Operator,
  storefront: Storefront,
  now: number,
): Promise<readonly Finding[]> {
  const {serviceKey} = operator;
  const webhooks = await checkWebhooks(supabase, operator);
  if (!serviceKey) {
    return [
      ...webhooks,
      warn(
        'Orders, mails and files were not looked at: SUPABASE_SERVICE_ROLE_KEY is empty.',
        'Set it in .env on this machine; the worker must not have it.',
      ),
    ];
  }
  const read = (query: string) => readRows(supabase, serviceKey, query);
  try {
    return [
      ...webhooks,
      await lastEvent(read, now),
      await unmatched(read, now),
      await unmailed(read, now),
      await withoutFiles(read, storefront),
    ];
  } catch (error) {
    const {message} = error as Error;
    const advice = message.includes('SUPABASE_SERVICE_ROLE_KEY')
      ? 'Copy a secret key again: Project Settings → API keys.'
      : 'Run npx supabase@3 db push --remote.';
    return [...webhooks, fail(message, advice)];
  }
}

/** Checks that the webhooks' URL answers and has the secret that signs them. */
export async function checkWebhooks(
  supabase: Supabase,
  operator: Operator,
): Promise<readonly Finding[]> {
  const address = await addressOf(supabase);
  return address.level === 'ok' ? [address, await secretOf(supabase, operator)] : [address];
}

/** Whether the app's id and secret, or the token, of this machine are accepted. Nothing without them. */
export async function checkAdmin({admin}: Operator, told: Headers): Promise<readonly Finding[]> {
  if (!admin) return [];
  const need = adminNeed({admin, adminProblem: '', shopDomain: null});
  const problem = await Promise.resolve(need.problem(told)).catch(messageOf);
  if (!problem) return [];
  return [fail(`The Admin API, by .env: ${problem.replace(/\.$/, '')}.`, fixFor(problem))];
}

/** Facts that only the operator's own machine knows, from its `.env`. */
export function operatorOf(source: NodeJS.ProcessEnv): Operator {
  const read = (name: string) => source[name]?.trim() || null;
  return {
    serviceKey: read('SUPABASE_SERVICE_ROLE_KEY'),
    webhookSecrets: Object.fromEntries(
      ['SHOPIFY_WEBHOOK_SECRET', 'SHOPIFY_CLIENT_SECRET'].flatMap((name) => {
        const secrets = read(name);
        return secrets ? [[name, secrets]] : [];
      }),
    ),
    admin: adminOf((name) => source[name]?.trim() ?? ''),
    reconcileSecret: read('ORDERS_RECONCILE_SECRET'),
  };
}

async function addressOf(supabase: Supabase): Promise<Finding> {
  const {status, code} = await supabase(WEBHOOKS, {body: {}});
  if (status === 401 && code === 'bad_signature') {
    return ok('The address of the webhooks answers, and refuses what nobody signed.');
  }
  if (status === 503 && code === 'not_configured') {
    return fail(
      'The function shopify-webhooks has no secret: it refuses every order.',
      `Set SHOPIFY_CLIENT_SECRET (${SECTION}).`,
    );
  }
  if (status === 404 || status === 0) {
    return fail(
      `The address of the webhooks does not answer${status ? ` (HTTP ${status})` : ''}.`,
      'Run npx supabase@3 functions deploy shopify-webhooks.',
    );
  }
  return status === 401
    ? fail(
        'The address of the webhooks asks for a session, which the provider has not.',
        'Deploy with verify_jwt = false, as supabase/config.toml says.',
      )
    : fail(
        `The address of the webhooks answers HTTP ${status} to what nobody signed.`,
        'Look at its log: Edge Functions → shopify-webhooks → Logs.',
      );
}

/** Nobody subscribes to this topic: the function ignores it once its signature is verified. */
async function secretOf(supabase: Supabase, {webhookSecrets}: Operator): Promise<Finding> {
  const secrets = Object.entries(webhookSecrets).flatMap(([name, all]) =>
    all.split(',').flatMap((each) => (each.trim() ? [{name, secret: each.trim()}] : [])),
  );
  if (secrets.length === 0) {
    return warn(
      'Whether the function knows the provider’s secret was not tried.',
      'Set SHOPIFY_CLIENT_SECRET (or SHOPIFY_WEBHOOK_SECRET) in .env on this machine; the worker must not have it.',
    );
  }
  for (const {name, secret} of secrets) {
    const signature = createHmac('sha256', secret).update('{}').digest('base64');
    const {status, code} = await supabase(WEBHOOKS, {
      body: {},
      headers: {'x-shopify-hmac-sha256': signature, 'x-shopify-topic': 'doctor/check'},
    });
    // It compares the shop, of which nothing was said, after the signature.
    if (status !== 200 && code !== 'other_shop') {
      return fail(
        `The function does not know this ${name}: it refuses what that signs.`,
        `Copy it again, here and by npx supabase@3 secrets set ${name}=… (${SECTION}).`,
      );
    }
  }
  return ok('The function knows the secret that signs webhooks.');
}

type Read = (query: string) => Promise<Rows>;

async function lastEvent(read: Read, now: number): Promise<Finding> {
  const [event] = await read('webhook_events?select=received_at&order=received_at.desc&limit=1');
  const last = momentOf(event?.['received_at']);
  const since = last ? `&created_at=gt.${new Date(last + HOUR_MS).toISOString()}` : '';
  const missed = await read(`orders?select=id&id=not.like.grant-*&limit=${PAGE}${since}`);
  if (missed.length > 0) {
    return fail(
      `${count(missed.length, 'order')} came by the reconciliation alone${last ? ' since the last webhook' : ', none by webhook'}.`,
      `Look at the subscription: its address and its failed deliveries (${SECTION}).`,
    );
  }
  if (!last) {
    return warn(
      'No webhook has come yet.',
      'Buy something yourself, or send the provider’s test of orders/paid.',
    );
  }
  const days = Math.floor((now - last) / DAY_MS);
  return days > QUIET_DAYS
    ? warn(
        `The last webhook came ${days} days ago.`,
        'If you sold since, look at the subscription.',
      )
    : ok(`The last webhook came ${days < 1 ? 'within a day' : `${count(days, 'day')} ago`}.`);
}

async function unmatched(read: Read, now: number): Promise<Finding> {
  const before = new Date(now - HOUR_MS).toISOString();
  const rows = await read(
    `orders?select=id,name&or=(email.is.null,details_at.is.null)&created_at=lt.${before}&limit=${PAGE}`,
  );
  return rows.length > 0
    ? fail(
        `${count(rows.length, 'order')} nobody can open, for want of an address or of the order itself: ${named(rows)}.`,
        'Run npm run orders:reconcile; give the order an e-mail address in the provider’s admin where it has none.',
      )
    : ok('Every order belongs to an address.');
}

async function unmailed(read: Read, now: number): Promise<Finding> {
  const ago = (ms: number) => new Date(now - ms).toISOString();
  const late = `or=(paid_at.lt.${ago(HOUR_MS)},mail_tried_at.lt.${ago(HOUR_MS / 60)})`;
  const rows = await read(
    `orders?select=id,name,entitlements!inner(ended_at)&entitlements.ended_at=is.null&mailed_at=is.null&${late}&cancelled_at=is.null&refunded_at=is.null&email=not.is.null&limit=${PAGE}`,
  );
  if (rows.length > 0) {
    return fail(
      `${count(rows.length, 'buyer')} had no mail with the way to the library: ${named(rows)}.`,
      `Run npm run orders:reconcile. If it mails none: ${SMTP}`,
    );
  }
  const day = new Date(now).toISOString().slice(0, 10);
  const [refused] = await read(`daily_counts?select=total&kind=eq.mail-refused&day=eq.${day}`);
  return refused
    ? warn(`Supabase could not send ${count(Number(refused['total']), 'mail')} today.`, SMTP)
    : ok('Every buyer was mailed the way to the library.');
}

async function withoutFiles(read: Read, storefront: Storefront): Promise<Finding> {
  const select = <Row>(table: string, query: string) =>
    read(`${table}?${query}`) as Promise<readonly unknown[]> as Promise<readonly Row[]>;
  const empty = await boughtWithoutFiles({select});
  if (empty.length === 0) return ok('Whatever was bought has its files.');
  const {data} = await storefront<{nodes: readonly ({handle?: string} | null)[]}>(
    'query DoctorHandles($ids: [ID!]!) { nodes(ids: $ids) { ... on Product { handle } } }',
    {ids: empty.slice(0, NAMED).map(({productId}) => productId)},
  );
  const names = empty.map(({productId, title, variantTitle}, place) => {
    const handle = data?.nodes[place]?.handle ?? productId.split('/').at(-1);
    return `'${title}' (${[handle, variantTitle].filter(Boolean).join(', ')})`;
  });
  return fail(
    `Somebody bought ${count(empty.length, 'product')} without a file: ${someOf(names)}.`,
    'Run npm run files:push.',
  );
}

/** @throws {Error} naming the table that cannot be read. */
async function readRows(supabase: Supabase, key: string, query: string): Promise<Rows> {
  const {status, body} = await supabase(`/rest/v1/${query}`, {
    headers: serviceHeaders(key),
  });
  if (status === 401 || status === 403) {
    throw new Error(`The project refuses SUPABASE_SERVICE_ROLE_KEY (HTTP ${status}).`);
  }
  if (status !== 200 || !Array.isArray(body)) {
    throw new Error(`The table ${query.split('?')[0]} cannot be read (HTTP ${status}).`);
  }
  return body.map((row) => asRecord(row) ?? {});
}

function named(rows: Rows): string {
  return someOf(rows.map((row) => asText(row['name']) ?? asText(row['id']) ?? '?'));
}

/** Epoch milliseconds; 0 if the text is not a time. The database uses two formats. */
function momentOf(time: unknown): number {
  const text = asText(time) ?? '';
  return Date.parse(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')) || 0;
}
