/**
 * The process in which @supabase/lite runs, so that the database's work stops nobody else's. It ends
 * when its parent does, however that ends. See `messages.ts` for what it tells and is told.
 */
import {AsyncLocalStorage} from 'node:async_hooks';
import {App} from '@supabase/lite';
import type {PgliteConnection} from '@supabase/lite/pglite';
import {ANON_KEY} from '../constants';
import {generateLink} from './generate-link';
import {readGrants, writeGrants} from './grants';
import {hostedAnswer, traceErrors, type DatabaseTrace} from './hosted-answers';
import {liteConfig, loopbackOrigins} from './lite-config';
import {mailDriver, type Mail, type MailRequest} from './mail';
import {createMailLimit} from './mail-limit';
import type {FromLite, LiteOptions, ToLite} from './messages';
import {migrate} from './migrate';
import {createObjectStore} from './object-store';
import {openDatabase} from './open-database';
import {serveFetch} from './serve-fetch';
import {createSessionMethods} from './session-methods';

// Ctrl-C reaches the whole group; the parent decides when to close.
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit(0));

const options = JSON.parse(process.argv[2] ?? '{}') as LiteOptions;
const tell = (message: FromLite) => process.send?.(message);

// lite also logs what the database refuses, with its stack and parameters; the response reports it already.
const logWhole = console.error;
console.error = (...parts: unknown[]) =>
  logWhole(
    ...parts.map((part) =>
      part instanceof Error && /^[0-9A-Z]{5}$/.test(String((part as {code?: unknown}).code))
        ? `refused by the database: ${part.message}`
        : part,
    ),
  );
if (options.quiet) console.error = console.warn = () => {};

const mailLimit = createMailLimit();
const requests = new AsyncLocalStorage<MailRequest & {trace: DatabaseTrace}>();
const connection = await openDatabase(
  options.dataDirectory,
  options.projectDirectory,
  async (unprepared) => {
    await appOn(unprepared).ensureSystemSchema();
    await migrate(unprepared, options.projectDirectory);
  },
);
const app = appOn(connection);
const grants = await readGrants(connection);
await app.fetch(
  new Request('http://localhost/rest/v1/wishlist_items?limit=0', {headers: {apikey: ANON_KEY}}),
);
await writeGrants(connection, grants);

traceErrors(connection, () => requests.getStore()?.trace);
const methods = createSessionMethods(
  (request) => app.fetch(request),
  async (session) => {
    const {rows} = await connection.driver.query(
      `select from auth.sessions where id::text = $1 and created_at < now() - interval '24 hours'`,
      [session],
    );
    return rows.length > 0;
  },
);
let last: Promise<unknown> = Promise.resolve();
/** The database has one connection: requests side by side would read, commit and undo each other's transactions. */
function oneByOne<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work);
  // The caller gets the error; the queue continues with the next request.
  last = mine.catch(() => {});
  return mine;
}

const {port, server} = await serveFetch((request) => oneByOne(() => answer(request)));

async function answer(request: Request): Promise<Response> {
  const refusal = await methods.refusal(request);
  if (refusal) return refusal;
  const {pathname, searchParams} = new URL(request.url);
  const redirectTo = searchParams.get('redirect_to');
  if (request.method === 'POST' && pathname === '/auth/v1/admin/generate_link') {
    return generateLink(request, async (asking) => {
      let mail: Mail | null = null;
      const keep = (kept: Mail) => void (mail = kept);
      const response = await requests.run({redirectTo, keep, trace: {headers: {}}}, async () =>
        app.fetch(asking),
      );
      return {response, mail};
    });
  }
  const trace: DatabaseTrace = {headers: Object.fromEntries(request.headers)};
  const copy = request.clone();
  const response = await requests.run({redirectTo, trace}, () =>
    mailLimit.answer(request, (allowed) => app.fetch(allowed)),
  );
  return methods.tell(request, await hostedAnswer(copy, response, {connection, trace}));
}

process.on('message', (message: ToLite) => {
  void (message === 'close' ? close() : oneByOne(message === 'age' ? age : empty));
});
tell({type: 'ready', port});

function appOn(database: PgliteConnection) {
  const all = new App({
    connection: database,
    ...liteConfig(options),
    options: {
      drivers: {
        email: mailDriver(loopbackOrigins(options.siteUrl), requests, (mail) => {
          mailLimit.sent(mail.to);
          tell({type: 'mail', mail});
        }),
      },
    },
  } as ConstructorParameters<typeof App>[0]);
  all._storageAdapter = createObjectStore(options.dataDirectory);
  return all;
}

async function empty(): Promise<void> {
  await connection.exec(
    'truncate auth.users, auth.audit_log_entries, public.contact_messages, public.orders, ' +
      'public.consumer_requests, public.notify_requests, public.daily_counts, public.file_news, ' +
      'public.webhook_events, public.operator_log, public.product_files, public.file_versions, storage.objects, ' +
      'private.contact_tallies, private.mail_claims cascade; ' +
      'update public.operator_report set mailed_on = null, noticed_on = null',
  );
  mailLimit.forget();
  tell({type: 'done'});
}

/** Makes every sign-in and every mail look a day old. */
async function age(): Promise<void> {
  mailLimit.forget();
  await connection.exec(`update auth.sessions set created_at = created_at - interval '25 hours'`);
  tell({type: 'done'});
}

async function close(): Promise<void> {
  server.close();
  server.closeAllConnections();
  await connection.close();
  process.exit(0);
}
