/**
 * The edge function `shopify-webhooks`: `orders/paid`, `orders/cancelled` and `refunds/create` of the
 * provider. What it needs set: docs/operating.md, Orders, files and the library.
 */
import {finishAfterAnswer} from '../_shared/after-answer.ts';
import {createDatabase} from '../_shared/database.ts';
import {answerHealth, databaseNeed, isSet, mailNeed} from '../_shared/health.ts';
import {createMailer} from '../_shared/mail-link.ts';
import {createOrderStore} from '../_shared/orders/order-store.ts';
import {createWebhookHandler} from '../_shared/orders/webhook-handler.ts';
import {readShopSettings} from '../_shared/shop-settings.ts';

const settings = readShopSettings((name) => Deno.env.get(name));

const needs = [
  databaseNeed(settings),
  mailNeed(settings),
  isSet('SHOP_SITE_URL', settings.siteUrl),
  isSet('SHOPIFY_WEBHOOK_SECRET', settings.webhookSecrets.join()),
];
const handle = createWebhookHandler({
  secrets: settings.webhookSecrets,
  shopDomain: settings.shopDomain,
  store: createOrderStore(createDatabase(settings)),
  sendLink: createMailer(settings),
  now: () => Date.now(),
  afterwards: finishAfterAnswer,
  report: (message) => console.error('shopify-webhooks:', message),
});

Deno.serve(async (request) => (await answerHealth(request, settings, needs)) ?? handle(request));
