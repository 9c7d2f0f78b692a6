/**
 * The edge function `purchases`, asked by pages of the shop: `/status` (the order that this browser
 * paid), `/files` (what it bought, for the secret of the hand-off), `/find` ('No encuentro mi compra'), `/access`
 * ('Enviarme mi acceso') and `/download`.
 */
import {finishAfterAnswer} from '../_shared/after-answer.ts';
import {callerAddress} from '../_shared/caller-address.ts';
import {createDatabase} from '../_shared/database.ts';
import {
  adminNeed,
  answerHealth,
  databaseNeed,
  mailNeed,
  siteNeed,
  storageNeed,
} from '../_shared/health.ts';
import {limitPaths, shownBy} from '../_shared/limit-paths.ts';
import {createMailer} from '../_shared/mail-link.ts';
import {createAdminApi} from '../_shared/orders/admin-api.ts';
import {createAdminOrders} from '../_shared/orders/admin-orders.ts';
import {createMailService} from '../_shared/contact/mail-service.ts';
import {createOrderStore} from '../_shared/orders/order-store.ts';
import {createPurchaseMailer} from '../_shared/orders/purchase-mail.ts';
import {answer, CORS_HEADERS, readFields} from '../_shared/library/answer.ts';
import {createCanMail} from '../_shared/library/can-mail.ts';
import {download, readDownload} from '../_shared/library/download.ts';
import {
  createLookUpLimit,
  findPurchase,
  readMailbox,
  readPurchase,
  sendAccess,
} from '../_shared/library/find-purchase.ts';
import {orderStatus, readHandOffs} from '../_shared/library/order-status.ts';
import {createReadRecent} from '../_shared/library/read-recent.ts';
import {secretFiles} from '../_shared/library/secret-files.ts';
import {readShopSettings} from '../_shared/shop-settings.ts';

const read = (name: string) => Deno.env.get(name);
const settings = readShopSettings(read);
const database = createDatabase(settings);
/** Paths that may cause a mail. */
const MAILING = ['/find', '/access'];
const admit = limitPaths({
  // A page that waits for its order asks ten times a minute, in each of its tabs.
  '/status': {ofOne: 120, about: (fields) => readHandOffs(fields)?.join() ?? null},
  '/files': {
    ofOne: 120,
    about: (fields, headers) => (fields['secret'] === undefined ? null : shownBy(fields, headers)),
  },
  '/download': {
    ofOne: 240,
    about: (fields, headers) => readDownload(fields) && shownBy(fields, headers),
  },
  '/find': {ofOne: 5, about: (fields) => readPurchase(fields)?.email ?? null},
  '/access': {ofOne: 5, about: readMailbox},
});
/** An hour: guessing order numbers must not fill somebody's mailbox, nor use up the mails of all buyers. */
const MAILS = {most: 3, most_of_all: 200};
/** Limit of mails to addresses that have bought nothing. */
const ACCOUNT_MAILS = {most: 3, most_of_all: 100};
const askedEnough = createLookUpLimit();

const findParts = {
  database,
  store: createOrderStore(database),
  sendLink: createPurchaseMailer({
    ...{database, settings},
    send: createMailService(read),
    sendLink: createMailer(settings),
  }),
  orders: settings.admin && createAdminOrders(createAdminApi(settings.admin)),
  afterwards: finishAfterAnswer,
  claimMail: (address: string) =>
    database.call<boolean>('claim_mail', {purpose: 'access', address, ...MAILS}),
};
const readRecent = createReadRecent({
  ...findParts,
  now: () => Date.now(),
  report: (message) => console.error('purchases, recent orders:', message),
});
const accessParts = {
  ...findParts,
  sendAccountLink: createMailer(settings, false),
  claimAccountMail: (address: string) =>
    database.call<boolean>('claim_mail', {purpose: 'account', address, ...ACCOUNT_MAILS}),
};
const needs = [databaseNeed, storageNeed, mailNeed, adminNeed, siteNeed].map((need) =>
  need(settings),
);
const canMail = createCanMail([databaseNeed(settings), mailNeed(settings)], () => Date.now());
const downloadParts = {database, address: settings, anonKey: settings.anonKey};

Deno.serve(async (request) => {
  if (request.method === 'OPTIONS') return new Response(null, {status: 204, headers: CORS_HEADERS});
  const health = await answerHealth(request, settings, needs);
  if (health) return health;
  if (request.method !== 'POST') return answer(405, {error: 'method_not_allowed'});
  const path = new URL(request.url).pathname.replace(/^.*\/purchases/, '');
  const fields = await readFields(request);
  const prove = admit(path, fields, request.headers, Date.now());
  if (prove instanceof Response) return prove;
  if (MAILING.includes(path) && !(await canMail())) return answer(503, {error: 'unavailable'});
  try {
    if (path === '/status') return await orderStatus(database, fields, readRecent, prove);
    if (path === '/find') {
      const caller = callerAddress(request.headers);
      const enough = (email: string) => askedEnough(caller, email, Date.now());
      return findPurchase({...findParts, askedEnough: enough}, fields);
    }
    if (path === '/access') return sendAccess(accessParts, fields);
    if (path === '/files') return await secretFiles(database, fields, Date.now(), prove);
    return await download(downloadParts, request, fields, Date.now(), prove);
  } catch (error) {
    console.error('purchases:', String(error));
    return answer(503, {error: 'unavailable'});
  }
});
