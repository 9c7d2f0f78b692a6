/**
 * The edge function `orders-reconcile`: `POST {hours?}` by the project's schedule, each night, or by
 * `npm run orders:reconcile`. It shows the secret `ORDERS_RECONCILE_SECRET` (docs/operating.md, Orders, files and the library).
 */
import {createDatabase} from '../_shared/database.ts';
import {adminNeed, answerHealth, databaseNeed, isSet, mailNeed} from '../_shared/health.ts';
import {createMailer} from '../_shared/mail-link.ts';
import {createAdminApi} from '../_shared/orders/admin-api.ts';
import {createAdminOrders} from '../_shared/orders/admin-orders.ts';
import {createOrderStore} from '../_shared/orders/order-store.ts';
import {reconcile} from '../_shared/orders/reconcile.ts';
import {createReconcileHandler} from '../_shared/orders/reconcile-handler.ts';
import {readShopSettings} from '../_shared/shop-settings.ts';

const settings = readShopSettings((name) => Deno.env.get(name));
const {admin} = settings;
const store = createOrderStore(createDatabase(settings));
const orders = admin && createAdminOrders(createAdminApi(admin));
const needs = [
  databaseNeed(settings),
  mailNeed(settings),
  adminNeed(settings),
  isSet('SHOP_SITE_URL', settings.siteUrl),
];
const handle = createReconcileHandler({
  secret: settings.scheduleSecret,
  now: () => Date.now(),
  reconcile: (since) =>
    reconcile(store, orders, createMailer(settings), {since, now: () => Date.now()}),
});

Deno.serve(async (request) => (await answerHealth(request, settings, needs)) ?? handle(request));
