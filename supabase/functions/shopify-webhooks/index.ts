/**
 * The edge function `shopify-webhooks`: `orders/paid`, `orders/cancelled` and `refunds/create` of the
 * provider. What it needs set: docs/operating.md, Orders, files and the library.
 */
import {finishAfterAnswer} from '../_shared/after-answer.ts';
import {createDatabase} from '../_shared/database.ts';
import {
  answerHealth,
  databaseNeed,
  isSet,
  mailKeyNeed,
  mailNeed,
  siteNeed,
} from '../_shared/health.ts';
import {createMailService} from '../_shared/contact/mail-service.ts';
import {createMailer} from '../_shared/mail-link.ts';
import {createOrderStore} from '../_shared/orders/order-store.ts';
import {createPurchaseMailer} from '../_shared/orders/purchase-mail.ts';
import {createWebhookHandler} from '../_shared/orders/webhook-handler.ts';
import {readShopSettings} from '../_shared/shop-settings.ts';

const read = (name: string) => Deno.env.get(name);
const settings = readShopSettings(read);
const database = createDatabase(settings);

const needs = [
  databaseNeed(settings),
  mailNeed(settings),
  mailKeyNeed(read),
  siteNeed(settings),
  isSet('SHOPIFY_CLIENT_SECRET or SHOPIFY_WEBHOOK_SECRET', settings.webhookSecrets.join()),
];
const handle = createWebhookHandler({
  secrets: settings.webhookSecrets,
  shopDomain: settings.shopDomain,
  store: createOrderStore(database),
  sendLink: createPurchaseMailer({
    ...{database, settings},
    send: createMailService(read),
    sendLink: createMailer(settings),
  }),
  now: () => Date.now(),
  afterwards: finishAfterAnswer,
  report: (message) => console.error('shopify-webhooks:', message),
});

Deno.serve(async (request) => (await answerHealth(request, settings, needs)) ?? handle(request));
