/**
 * The edge function `orders-reconcile`: `POST {hours?}` by the project's schedule, each night, or by
 * `npm run orders:reconcile`. It asks for the secret `ORDERS_RECONCILE_SECRET` (docs/operating.md, Orders, files and the
 * library). The first run of a day also mails shoppers the notices that are due, and the operator what waits.
 */
import {createMailService} from '../_shared/contact/mail-service.ts';
import {createDatabase} from '../_shared/database.ts';
import {
  adminNeed,
  answerHealth,
  databaseNeed,
  mailKeyNeed,
  mailNeed,
  reportNeed,
  siteNeed,
} from '../_shared/health.ts';
import {createMailer} from '../_shared/mail-link.ts';
import {mailToday} from '../_shared/operator/mail-today.ts';
import {readToday} from '../_shared/operator/read-today.ts';
import {sendNotices, topicsNeed} from '../_shared/operator/send-notices.ts';
import {createAdminApi} from '../_shared/orders/admin-api.ts';
import {createAdminOrders} from '../_shared/orders/admin-orders.ts';
import {createOrderStore} from '../_shared/orders/order-store.ts';
import {createPurchaseMailer} from '../_shared/orders/purchase-mail.ts';
import {reconcile} from '../_shared/orders/reconcile.ts';
import {createReconcileHandler} from '../_shared/orders/reconcile-handler.ts';
import {webhooksNeed} from '../_shared/orders/webhooks-need.ts';
import {readShopSettings} from '../_shared/shop-settings.ts';

const read = (name: string) => Deno.env.get(name);
const now = () => Date.now();
const settings = readShopSettings(read);
const {admin, operatorEmail, scheduleSecret} = settings;
const database = createDatabase(settings);
const send = createMailService(read);
const sendLink = createPurchaseMailer(
  {...{database, settings, send}, sendLink: createMailer(settings)},
  null,
);
const store = createOrderStore(database);
const ask = admin && createAdminApi(admin);
const orders = ask && createAdminOrders(ask);
const openTopics = (read('NOTIFY_OPEN') ?? '').split(',').flatMap((topic) => topic.trim() || []);
const needs = [
  databaseNeed(settings),
  mailNeed(settings),
  adminNeed(settings),
  webhooksNeed(settings),
  mailKeyNeed(read),
  siteNeed(settings),
  reportNeed(read),
  topicsNeed(openTopics),
];
const handle = createReconcileHandler({
  secret: scheduleSecret,
  now,
  reconcile: (since) => reconcile(store, orders, sendLink, {since, now}),
  notify: () => sendNotices({...settings, database, send, ask, openTopics, now}),
  report: (failed) =>
    mailToday(
      {
        database,
        send,
        to: operatorEmail,
        read: () => readToday({...settings, reconcileSecret: scheduleSecret, failed}, now()),
      },
      now(),
    ),
});

Deno.serve(async (request) => (await answerHealth(request, settings, needs)) ?? handle(request));
