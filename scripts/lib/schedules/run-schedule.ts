/**
 * One schedule: a few orders, some paid days later, and their webhooks lost, doubled, late, in any order and forged, taken by the
 * real handler over a store that dies now and then; at the end a reconciliation. The same seed, the same run.
 */
import {createHmac} from 'node:crypto';
import type {AdminOrders} from '../../../supabase/functions/_shared/orders/admin-orders.ts';
import {readWebhook} from '../../../supabase/functions/_shared/orders/read-webhook.ts';
import {orderStatus} from '../../../supabase/functions/_shared/library/order-status.ts';
import {
  createReadRecent,
  type RecentParts,
} from '../../../supabase/functions/_shared/library/read-recent.ts';
import {handOffIdOf} from '../../../supabase/functions/_shared/common/hand-off-secret.ts';
import {reconcile} from '../../../supabase/functions/_shared/orders/reconcile.ts';
import {createWebhookHandler} from '../../../supabase/functions/_shared/orders/webhook-handler.ts';
import {Chance} from '../chance';
import {Crash, MemoryStore, type ScheduleStore} from './memory-store';
import {mayRead, Provider, type Webhook} from './provider';
import {attackSecrets} from './secret-attack';
import {statusDatabase} from './status-database';

export interface ScheduleResult {
  /** Deliveries, forged ones too. */
  readonly sent: number;
  readonly crashes: number;
  /** Violations in words; empty if the schedule passed. */
  readonly violations: readonly string[];
}

interface Letter extends Webhook {
  readonly eventId: string;
  readonly forged: boolean;
  readonly signature: string;
  readonly triggeredAt: number;
  readonly attempt: number;
}

const SECRET = 'schedule-secret';
const NOW = Date.UTC(2026, 10, 22, 12);
const DAY_MS = 86_400_000;
const MAX_ATTEMPTS = 8;

/** @param makeStore takes what may end the function between two of its steps. */
export async function runSchedule(
  seed: number,
  makeStore: (crash: () => void) => ScheduleStore = (crash) => new MemoryStore(crash),
): Promise<ScheduleResult> {
  const chance = new Chance(seed);
  const random = () => chance.number();
  const provider = new Provider(random);
  const violations: string[] = [];
  let dying = true;
  let crashes = 0;
  const store = makeStore(() => {
    if (!dying || random() >= 0.06) return;
    crashes += 1;
    throw new Crash();
  });
  const mails = new Map<string, number>();
  const sendLink = (email: string) => {
    if (dying && random() < 0.2) return Promise.resolve(false);
    mails.set(email, (mails.get(email) ?? 0) + 1);
    return Promise.resolve(true);
  };
  let now = NOW;
  let background: Promise<unknown>[] = [];
  const handle = createWebhookHandler({
    secrets: ['next-secret', SECRET],
    shopDomain: 'tienda.myshopify.com',
    store,
    sendLink,
    now: () => now,
    afterwards: (task) => void background.push(task),
    report: () => {},
  });

  const queue: Letter[] = [];
  const events = Array.from({length: 1 + Math.floor(random() * 3)}, () => provider.live()).flat();
  events.forEach((webhook, i) => {
    const letter = letterOf(webhook, `event-${i}`);
    // An order is edited long after its payment, which a reconciliation has brought if need be.
    const edited = provider.orders.some(
      ({id, lines}) => id === webhook.order && lines.some(({due}) => due),
    );
    if (edited || random() >= 0.2) queue.push(letter);
    if (random() < 0.25) queue.push(letter);
    if (random() < 0.25) queue.push(...forgeries(letter, random));
  });
  shuffle(queue, random);

  /** Orders whose genuine payment the handler has received. */
  const paid = new Set<number>();
  let sent = 0;
  for (let letter = queue.shift(); letter; letter = queue.shift()) {
    sent += 1;
    now += 1000;
    if (!letter.forged && /"financial_status":"(?:paid|partially|refunded)/.test(letter.body))
      paid.add(letter.order);
    const status = await post(handle, letter);
    await Promise.all(background.splice(0));
    if (letter.forged && status < 300) violations.push(`a forged ${letter.topic} was taken`);
    if (!letter.forged && status >= 300 && letter.attempt < MAX_ATTEMPTS) {
      queue.splice(Math.floor(random() * (queue.length + 1)), 0, {
        ...letter,
        attempt: letter.attempt + 1,
      });
    }
    for (const order of provider.orders) {
      if (!paid.has(order.id) && (await store.entitlements(String(order.id))).length > 0) {
        violations.push(`order ${order.id} could be read before it was paid`);
      }
    }
  }

  const attack = async (settled: boolean) =>
    violations.push(...(await attackSecrets(store.states?.() ?? [], provider.orders, settled)));
  await attack(false);
  dying = false;
  now += DAY_MS;
  background = [];
  // The token has expired, or the provider is down: the next reconciliation repairs what is missing.
  const refused = random() < 0.3;
  if (random() < 0.5) {
    const orders = refused ? REFUSING : adminOf(provider);
    violations.push(...(await pressAgain({store, orders, sendLink, now: () => now}, provider)));
    now += DAY_MS;
  }
  if (refused) {
    await reconcile(store, REFUSING, sendLink, {since: 0, now: () => now});
    now += DAY_MS;
  }
  await reconcile(store, adminOf(provider), sendLink, {since: 0, now: () => now});
  for (const order of provider.orders) {
    const rights = await store.entitlements(String(order.id));
    for (const line of order.lines) {
      const own = rights.filter(({lineId}) => lineId === String(line.id));
      const readable = own.some(({endedAt}) => endedAt === null);
      if (own.length > 1) violations.push(`line ${line.id} was counted twice`);
      if (readable && !mayRead(order, line)) violations.push(`line ${line.id} can still be read`);
      if (!readable && mayRead(order, line)) violations.push(`line ${line.id} is missing`);
    }
    const anyReadable = order.lines.some((line) => mayRead(order, line));
    if (anyReadable && !mails.has(`buyer-${order.id}@correo.test`)) {
      violations.push(`order ${order.id} had no mail`);
    }
  }
  if (store.states) await attack(true);
  for (const [event, times] of store.recorded) {
    if (times > 1) violations.push(`${event} was recorded ${times} times`);
  }
  return {sent, crashes, violations};
}

function letterOf(webhook: Webhook, eventId: string): Letter {
  return {
    ...webhook,
    eventId,
    forged: false,
    signature: sign(webhook.body, SECRET),
    triggeredAt: NOW,
    attempt: 1,
  };
}

/** Forged webhooks of somebody who has seen a real one, or has not. */
function forgeries(letter: Letter, random: () => number): Letter[] {
  const paid = letter.body.replace('"pending"', '"paid"').replace(/buyer-\d+/, 'ladron');
  const all: Letter[] = [
    {...letter, forged: true, body: `${paid} `},
    {...letter, forged: true, body: paid, signature: sign(`${paid}`, 'guessed')},
    {...letter, forged: true, signature: ''},
    // Kept for too long.
    {...letter, forged: true, triggeredAt: NOW - 3 * DAY_MS, eventId: `${letter.eventId}-old`},
  ];
  return all.filter(() => random() < 0.5);
}

function sign(body: string, secret: string): string {
  return createHmac('sha256', secret).update(body).digest('base64');
}

async function post(
  handle: (request: Request) => Promise<Response>,
  letter: Letter,
): Promise<number> {
  const response = await handle(
    new Request('https://project.test/shopify-webhooks', {
      method: 'POST',
      headers: {
        'x-shopify-topic': letter.topic,
        'x-shopify-hmac-sha256': letter.signature,
        'x-shopify-shop-domain': 'tienda.myshopify.com',
        'x-shopify-event-id': letter.eventId,
        'x-shopify-triggered-at': new Date(letter.triggeredAt).toISOString(),
      },
      body: letter.body,
    }),
  );
  return response.status;
}

/** Every buyer presses 'Finalizar' again: the status knows each order, or refuses to answer. */
async function pressAgain(
  parts: Omit<RecentParts, 'afterwards' | 'report' | 'store'> & {readonly store: ScheduleStore},
  provider: Provider,
): Promise<readonly string[]> {
  const {store} = parts;
  if (!store.states) return [];
  const tasks: Promise<unknown>[] = [];
  const readRecent = createReadRecent({
    ...parts,
    afterwards: (task) => void tasks.push(task),
    report: () => {},
  });
  const database = statusDatabase(() => store.states?.() ?? []);
  const violations: string[] = [];
  for (const order of provider.orders) {
    const handOffs = [await handOffIdOf(order.secret)];
    const response = await orderStatus(database, {handOffs}, readRecent);
    const {orders} = (await response.json()) as {orders?: readonly object[]};
    if (orders?.length === 0) violations.push(`order ${order.id} could be paid again`);
  }
  await Promise.all(tasks);
  return violations;
}

const REFUSING: AdminOrders = {
  // oxlint-disable-next-line require-yield -- refuses before the first order
  async *changedSince() {
    return await Promise.reject(new Error('The Admin API answered 401'));
  },
  byBuyer: () => Promise.reject(new Error('The Admin API answered 401')),
};

function adminOf(provider: Provider): AdminOrders {
  const states = () =>
    provider.orders.map((order) =>
      readWebhook('orders/paid', JSON.stringify(provider.payload(order))),
    );
  return {
    async *changedSince() {
      yield* await Promise.resolve(
        states().map((state) => ({id: state.id, read: () => Promise.resolve(state)})),
      );
    },
    byBuyer: (_, name) =>
      Promise.resolve(states().find(({details}) => details?.name === name) ?? null),
  };
}

function shuffle<Item>(items: Item[], random: () => number): void {
  for (let i = items.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [items[i], items[j]] = [items[j]!, items[i]!];
  }
}
