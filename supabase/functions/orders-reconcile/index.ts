/**
 * The edge function `orders-reconcile`: `POST {hours?}` by the project's schedule, each night, or by
 * `npm run orders:reconcile`. It shows the secret `ORDERS_RECONCILE_SECRET` (docs/operating.md, Orders, files and the library).
 */
import {createDatabase} from '../_shared/database.ts';
import {createMailer} from '../_shared/mail-link.ts';
import {createAdminOrders} from '../_shared/orders/admin-orders.ts';
import {createOrderStore} from '../_shared/orders/order-store.ts';
import {reconcile} from '../_shared/orders/reconcile.ts';
import {createReconcileHandler} from '../_shared/orders/reconcile-handler.ts';
import {readShopSettings} from '../_shared/shop-settings.ts';

const settings = readShopSettings((name) => Deno.env.get(name));
const {admin} = settings;

Deno.serve(
  createReconcileHandler({
    secret: settings.scheduleSecret,
    now: () => Date.now(),
    reconcile:
      admin &&
      ((since) =>
        reconcile(
          createOrderStore(createDatabase(settings)),
          createAdminOrders(admin),
          createMailer(settings),
          {since, now: () => Date.now()},
        )),
  }),
);
