/**
 * What waits for the operator today, from counts alone: `npm run today` prints it and the nightly reconciliation
 * mails it. Nothing of a person is in it.
 */
import {endOfService, VERIFIED_UNTIL} from '../common/api-version.ts';

/** The answer of the database's function `operator_counts`. */
export interface OperatorCounts {
  /** Withdrawals and complaints without an answer: past their day, due within three days, and the rest. */
  readonly overdueRequests: number;
  readonly dueRequests: number;
  readonly laterRequests: number;
  /** Paid for more than an hour. */
  readonly unmailedBuyers: number;
  /** Paid orders without a product that can be delivered; not counted by older databases. */
  readonly undelivered?: number;
  /** Products, or editions, that somebody bought and that have no file. */
  readonly emptyProducts: number;
  /** Messages of '/contacto' of yesterday and today. */
  readonly messages: number;
  /** Reviews that nobody has decided on. */
  readonly waitingReviews: number;
  /** Requests for a notice when a product can be bought. */
  readonly waitingNotices: number;
  /** Events of yesterday and today. */
  readonly events: readonly {
    readonly kind: string;
    readonly reason: string;
    readonly total: number;
  }[];
}

export interface TodayFacts {
  readonly counts: OperatorCounts;
  /** Refused or missing settings. */
  readonly problems: readonly TodayLine[];
  /** Orders and mails that the last reconciliation could not handle. */
  readonly failed: number;
  /** Whether one of the older Supabase keys is in use. */
  readonly hasOlderKeys: boolean;
  /** Version of the Admin API that the functions ask for. */
  readonly adminVersion: string;
}

export interface TodayLine {
  readonly text: string;
  /** The command or the place that fixes the problem. */
  readonly fix: string;
}

/** Where a day's count stops (supabase/migrations/20261126030000_operator_report.sql). */
const MOST = 10_000;
/** Time for an upgrade without haste. */
const NOTICE_MS = 90 * 86_400_000;
/** The older keys are deprecated by the end of 2026 (supabase.com, "Migrating to publishable and secret API keys"). */
const OLDER_KEYS_END = Date.UTC(2027, 0, 1);

const HAND_OFF_FIXES: Readonly<Record<string, string>> = {
  rejected: 'look for checkout-failed in the log of the worker: the store refused the cart',
  unavailable: 'npm run doctor, and status.shopify.com: the store did not answer',
  'too-many': 'nothing, unless it goes on: one network asked too often',
  'offer-code': 'npm run doctor: the store did not apply the code of an offer',
};

/** The most urgent first; empty when nothing waits. `now` is in epoch milliseconds. */
export function todayLines(facts: TodayFacts, now: number): readonly TodayLine[] {
  const {counts, problems, failed} = facts;
  const answer = 'Supabase → Table Editor → consumer_requests: answer, then fill in answered_at';
  const some = (text: string, count: number, fix: string): readonly TodayLine[] =>
    count > 0 ? [{text: `${text}: ${count === MOST ? '10,000 or more' : count}`, fix}] : [];
  const totalOf = (wanted: string) =>
    counts.events.find(({kind, reason}) => kind === wanted && reason === '')?.total ?? 0;
  return [
    ...some('Legal requests past the day that was promised', counts.overdueRequests, answer),
    ...some('Legal requests due within three days', counts.dueRequests, answer),
    ...some('Legal requests due later', counts.laterRequests, answer),
    ...problems,
    ...some(
      'Buyers without the mail to their library',
      counts.unmailedBuyers,
      'npm run orders:reconcile; if it mails none, the SMTP server may refuse the sender: Supabase → Authentication → Logs',
    ),
    ...some(
      'Mails that Supabase could not send, since yesterday',
      totalOf('mail-refused'),
      'Supabase → Authentication → Logs: the SMTP server refuses the sender, its password or its domain',
    ),
    ...some(
      'Paid orders of which nothing can be delivered: their product was deleted, or is none of the shop',
      counts.undelivered ?? 0,
      'Shopify → Orders: npm run orders:by-hand -- grant ADDRESS PRODUCT, or refund them',
    ),
    ...some(
      'Products that somebody bought and that have no file',
      counts.emptyProducts,
      'npm run doctor names them; npm run files:push',
    ),
    ...some(
      'Orders and mails that the reconciliation could not handle',
      failed,
      'npm run orders:reconcile',
    ),
    ...some(
      'Messages of /contacto, since yesterday',
      counts.messages,
      'Supabase → Table Editor → contact_messages',
    ),
    ...some(
      'Reviews to publish or refuse',
      counts.waitingReviews,
      'npm run orders:by-hand -- reviews',
    ),
    ...some(
      'Forms sent with a PRIVATE_FORM_KEY that the database does not know, since yesterday',
      totalOf('form-key-unknown'),
      'docs/operating.md, Floods of forms',
    ),
    ...counts.events
      .filter(({kind}) => kind === 'hand-off-failed')
      .flatMap(({reason, total}) =>
        some(
          `Failed hand-offs to the checkout, since yesterday (${reason})`,
          total,
          HAND_OFF_FIXES[reason] ?? 'look at the log of the worker',
        ),
      ),
    ...some(
      'Searches without a result, since yesterday',
      totalOf('search-empty'),
      'add the words that shoppers use to titles, tags or descriptions',
    ),
    ...some(
      'Questions that SofIA could not answer, since yesterday',
      totalOf('chat-unanswered'),
      'app/content/faq.ts, then npx tsx scripts/build-chat-knowledge.ts',
    ),
    ...endingsSoon(facts, now),
    ...some(
      "Requests to be told that wait ('Avísame')",
      counts.waitingNotices,
      'put the products on sale again: the nightly reconciliation then mails',
    ),
  ];
}

/** The report as text: each line with its fix below. */
export function todayText(lines: readonly TodayLine[]): string {
  if (lines.length === 0) return 'Nothing waits for you.';
  return lines.map(({text, fix}) => `- ${text}\n  → ${fix}`).join('\n');
}

export function todayTitle(lines: number): string {
  if (lines === 0) return 'nothing waits';
  return lines === 1 ? '1 thing waits' : `${lines} things wait`;
}

function endingsSoon({adminVersion, hasOlderKeys}: TodayFacts, now: number): readonly TodayLine[] {
  const upgrade = 'take a newer release of the shop (docs/operating.md, Versions of the API)';
  const endings = [
    {what: 'Last verified version of the Storefront API', end: VERIFIED_UNTIL, fix: upgrade},
    {
      what: `Version ${adminVersion} of the Admin API`,
      end: endOfService(adminVersion),
      fix: upgrade,
    },
    {
      what: 'Support of the older Supabase keys',
      end: hasOlderKeys ? OLDER_KEYS_END : Infinity,
      fix: 'create new keys (Supabase → Project Settings → API keys) and set them everywhere',
    },
  ];
  return endings
    .filter(({end}) => now >= end - NOTICE_MS)
    .map(({what, end, fix}) => {
      const day = new Date(end).toISOString().slice(0, 10);
      return {text: `${what}: ${now < end ? 'ends' : 'ended'} on ${day}`, fix};
    });
}
