/**
 * `npx tsx scripts/planted-faults.ts [TEXT]`: plants each fault whose name has the text, one at a time, in a copy of
 * the working tree, and runs the test that must find it. See docs/proofs.md.
 */
import './lib/require-node';
import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fail} from './lib/fail';

/** Faults that `scripts/planted-faults.ts` puts into the code, each with the test that must find it. */
interface PlantedFault {
  readonly name: string;
  readonly file: string;
  /** Occurs in the file exactly once. */
  readonly search: string;
  readonly replace: string;
  readonly test: string;
}

const ORDERS = 'supabase/functions/_shared/orders';
const PURCHASES = 'supabase/functions/_shared/library';
const MIGRATIONS = 'supabase/migrations';
const SQL_TEST = 'tests/emulators/purchases/plain-sql.test.ts';
const STORE = 'app/state/browser/persistent-store.ts';
const STORE_TEST = 'tests/components/state/browser/persistent-store.test.ts';
const CLIENT = 'app/server/storefront/storefront-client.ts';
const CLIENT_TEST = 'tests/unit/server/storefront/storefront-client.test.ts';
const CACHE_TEST = 'tests/unit/server/page-cache.test.ts';

const PLANTED_FAULTS: readonly PlantedFault[] = [
  {
    name: 'functions: any signature of a webhook is accepted',
    file: `${ORDERS}/webhook-handler.ts`,
    search: 'if (await isSigned(body, signature, secret)) return true',
    replace: 'if (isSigned(body, signature, secret)) return true',
    test: 'tests/supabase/webhook-handler.test.ts',
  },
  {
    name: 'functions: a webhook of last year is accepted',
    file: `${ORDERS}/webhook-handler.ts`,
    search: 'now - moment <= MAX_AGE_MS && moment - now <= MAX_AHEAD_MS',
    replace: 'moment - now <= MAX_AHEAD_MS',
    test: 'tests/supabase/webhook-handler.test.ts',
  },
  {
    name: 'functions: an older webhook replaces newer data of an order',
    file: `${ORDERS}/order-state.ts`,
    search: ': a.at > b.at;',
    replace: ': a.at < b.at;',
    test: 'tests/supabase/order-news.test.ts',
  },
  {
    name: 'functions: an unpaid order opens its files',
    file: `${ORDERS}/order-state.ts`,
    search: 'if (!details || !paidAt) return [];',
    replace: 'if (!details) return [];',
    test: 'tests/supabase/order-news.test.ts',
  },
  {
    name: 'functions: a failed refund counts',
    file: `${ORDERS}/read-webhook.ts`,
    search: "if (kind !== 'refund' || status !== 'success') continue;",
    replace: "if (kind !== 'refund') continue;",
    test: 'tests/supabase/order-news.test.ts',
  },
  {
    name: 'functions: each webhook of an order mails its buyer again',
    file: `${ORDERS}/order-store.ts`,
    search: '`mailed_at=is.null&paid_at=not.is.null&email=not.is.null`',
    replace: '`paid_at=not.is.null&email=not.is.null`',
    test: 'tests/emulators/purchases/orders.test.ts',
  },
  {
    name: 'functions: anybody who is signed in downloads what others bought',
    file: `${PURCHASES}/download.ts`,
    search: "if (!right) return answer(403, {error: 'ended'});",
    replace: 'if (!right) void 0;',
    test: 'tests/supabase/purchases.test.ts',
  },
  {
    name: 'functions: the link to a purchase is mailed to whoever asks',
    file: `${PURCHASES}/find-purchase.ts`,
    search: 'const isTheirs = known !== null ||',
    replace: 'const isTheirs = true || known !== null ||',
    test: 'tests/supabase/purchases.test.ts',
  },
  {
    name: 'SQL: of two writers of an order the slower one wins',
    file: `${MIGRATIONS}/20261127110000_expired_orders.sql`,
    search: "  if current_revision <> expected then\n    return 'conflict';\n  end if;\n",
    replace: '',
    test: SQL_TEST,
  },
  {
    name: 'SQL: a webhook sent again under another id counts again',
    file: `${MIGRATIONS}/20261127110000_expired_orders.sql`,
    search: "(event_id = event ->> 'eventId' or body_digest = event ->> 'bodyDigest')",
    replace: "event_id = event ->> 'eventId'",
    test: SQL_TEST,
  },
  {
    name: 'SQL: an order is seen before it is paid',
    file: `${MIGRATIONS}/20261122020000_orders.sql`,
    search: 'using (paid_at is not null and email = (select private.confirmed_email()))',
    replace: 'using (email = (select private.confirmed_email()))',
    test: SQL_TEST,
  },
  {
    name: 'SQL: a revoked product can be downloaded',
    file: `${MIGRATIONS}/20261122020100_library.sql`,
    search: 'if not found or right_to.ended_at is not null or right_to.revoked_at is not null then',
    replace: 'if not found or right_to.ended_at is not null then',
    test: SQL_TEST,
  },
  {
    name: 'SQL: the files of another variant can be downloaded',
    file: `${MIGRATIONS}/20261122020100_library.sql`,
    search: '\n    and (variant_ids is null or right_to.variant_id = any (variant_ids));',
    replace: ';',
    test: SQL_TEST,
  },
  {
    name: 'SQL: an unconfirmed address sees its purchases',
    file: `${MIGRATIONS}/20261126020000_limits.sql`,
    search: ' and users.email_confirmed_at is not null',
    replace: '',
    test: SQL_TEST,
  },
  {
    name: 'browser: two tabs that add at once lose units',
    file: STORE,
    search: '    if (pending.length === 0) return;\n    refresh();\n',
    replace: '    if (pending.length === 0) return;\n',
    test: STORE_TEST,
  },
  {
    name: 'browser: unsaved changes are lost when the page goes away',
    file: STORE,
    search: '    isLeaving = true;\n    write();',
    replace: '    isLeaving = true;',
    test: STORE_TEST,
  },
  {
    name: 'browser: a change that waits too long for the lock is lost',
    file: 'app/state/browser/persistent-store.ts',
    search: "    signal.addEventListener('abort', go);\n",
    replace: '',
    test: STORE_TEST,
  },
  {
    name: 'browser: wishes of the account before are merged into the next',
    file: 'app/state/wishlist/wishlist-sync.ts',
    search: 'if (stopped || !(await isSignedIn(client, userId))) return;',
    replace: 'if (stopped || !isSignedIn(client, userId)) return;',
    test: 'tests/components/state/wishlist/wishlist-sync.test.ts',
  },
  {
    name: 'worker: a page that sets a cookie is cached for all',
    file: 'app/server/page-cache/stored-page.ts',
    search: "    !response.headers.has('Set-Cookie') &&\n",
    replace: '',
    test: CACHE_TEST,
  },
  {
    name: 'worker: a page outlives the files of its build',
    file: 'app/server/page-cache/page-key.ts',
    search: '/__page/${version}${url.pathname}',
    replace: '/__page${url.pathname}',
    test: CACHE_TEST,
  },
  {
    name: 'worker: a failed render leaves the others waiting',
    file: 'app/server/page-cache/page-cache.ts',
    search: '    flight.page = null;\n',
    replace: '',
    test: CACHE_TEST,
  },
  {
    name: 'worker: a read is answered with that of another product',
    file: CLIENT,
    search: '[url, environment.country, text, JSON.stringify(variables)]',
    replace: '[url, environment.country, text]',
    test: CLIENT_TEST,
  },
  {
    name: 'worker: a checkout is created again when its answer is lost',
    file: CLIENT,
    search: 'return logged(operation, () => call(operation, variables));',
    replace: 'return logged(operation, () => retryOnce(() => call(operation, variables)));',
    test: CLIENT_TEST,
  },
];

const LEFT_OUT = new Set(['node_modules', '.git', '.cache', 'dist', 'test-results']);
const wanted = process.argv[2] ?? '';

const directory = mkdtempSync(path.join(tmpdir(), 'planted-faults-'));
process.once('exit', () => rmSync(directory, {recursive: true, force: true}));
cpSync('.', directory, {
  recursive: true,
  filter: (file) => !LEFT_OUT.has(path.relative('.', file)),
});
symlinkSync(path.resolve('node_modules'), path.join(directory, 'node_modules'));

const passes = (test: string) =>
  spawnSync('npx', ['vitest', 'run', '--bail', '1', test], {cwd: directory, stdio: 'ignore'})
    .status === 0;

const missed: string[] = [];
const tests = new Set<string>();
for (const {name, file, search, replace, test} of PLANTED_FAULTS) {
  if (!name.includes(wanted)) continue;
  const place = path.join(directory, file);
  const before = readFileSync(place, 'utf8');
  if (before.split(search).length !== 2) fail(`'${name}' does not fit exactly once into ${file}`);
  writeFileSync(
    place,
    before.replace(search, () => replace),
  );
  const isFound = !passes(test);
  writeFileSync(place, before);
  if (!isFound) missed.push(`${name} (${test})`);
  tests.add(test);
  console.log(`${isFound ? '✔' : '✖'} ${name}`);
}
for (const test of tests) if (!passes(test)) fail(`${test} fails without a fault`);
if (missed.length > 0) fail(`Not found:\n${missed.join('\n')}`);
