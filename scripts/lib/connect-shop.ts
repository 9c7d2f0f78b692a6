/**
 * Connects a shop: what is missing, whether the app at the provider may read orders, its webhooks, and the functions
 * that they go to. Webhooks are the only thing that it changes; run again, it changes nothing.
 */
import {messageOf} from './fail';
import {adminNeed, CLIENT_HEADER, SITE_HEADER} from '../../supabase/functions/_shared/health.ts';
import {fixFor} from '../../supabase/functions/_shared/operator/fix-for.ts';
import {functionProblems} from '../../supabase/functions/_shared/operator/read-today.ts';
import {createAdminApi, type AskAdmin} from '../../supabase/functions/_shared/orders/admin-api.ts';
import {
  readSubscriptions,
  SUBSCRIBED,
  WEBHOOKS_PATH,
} from '../../supabase/functions/_shared/orders/webhooks-need.ts';
import {readShopSettings} from '../../supabase/functions/_shared/shop-settings.ts';

export type Connected =
  /** `done`: this run has changed it. */
  | {readonly kind: 'ok' | 'done'; readonly text: string}
  | {readonly kind: 'missing'; readonly text: string; readonly fix: string};

const CREATE = `mutation AddWebhook($topic: WebhookSubscriptionTopic!, $uri: String!) {
  result: webhookSubscriptionCreate(topic: $topic, webhookSubscription: {uri: $uri, format: JSON}) {
    userErrors { message }
  }
}`;
const MOVE = `mutation MoveWebhook($id: ID!, $uri: String!) {
  result: webhookSubscriptionUpdate(id: $id, webhookSubscription: {uri: $uri}) {
    userErrors { message }
  }
}`;

/** Variables of `.env` that a connected shop needs, and where each comes from. */
const REQUIRED = {
  PUBLIC_STORE_DOMAIN: 'the .myshopify.com domain',
  PUBLIC_STOREFRONT_API_TOKEN: 'Shopify → Headless → your storefront → Manage API access',
  PUBLIC_SUPABASE_URL: 'Supabase → Project Settings → API',
  PUBLIC_SUPABASE_ANON_KEY: 'Supabase → Project Settings → API keys, the publishable one',
  SUPABASE_SERVICE_ROLE_KEY: 'Supabase → Project Settings → API keys, the secret one',
  ORDERS_RECONCILE_SECRET: 'a long random text: openssl rand -hex 32',
  SHOPIFY_CLIENT_ID: 'dev.shopify.com → your app → Settings',
  SHOPIFY_CLIENT_SECRET: 'dev.shopify.com → your app → Settings',
} as const;

/** @param variables of `.env`. */
export async function connectShop(
  variables: Readonly<Record<string, string | undefined>>,
): Promise<readonly Connected[]> {
  const valueOf = (name: string) => variables[name]?.trim() ?? '';
  const read = named(valueOf);
  const unset = Object.entries(REQUIRED).filter(
    ([name]) =>
      !read(name) && !(name.startsWith('SHOPIFY_CLIENT') && read('SHOPIFY_ADMIN_TOKEN') !== ''),
  );
  const project = read('PUBLIC_SUPABASE_URL').replace(/\/+$/, '');
  const settings = readShopSettings(read);
  const {admin} = settings;
  const steps: Connected[] = unset.map(([name, from]) => ({
    kind: 'missing',
    text: `${name} is empty in .env`,
    fix: from,
  }));
  if (unset.length === 0) steps.push({kind: 'ok', text: 'Every variable is set'});
  if (admin) {
    const need = adminNeed({...settings, shopDomain: null});
    const problem = await Promise.resolve(need.problem(new Headers())).catch(messageOf);
    steps.push(
      problem
        ? {kind: 'missing', text: `The Admin API: ${problem}`, fix: fixFor(problem)}
        : {kind: 'ok', text: 'The Admin API answers, with the scopes that are needed'},
    );
    if (!problem && project) {
      steps.push(...(await connectWebhooks(createAdminApi(admin), project + WEBHOOKS_PATH)));
    }
  }
  const secret = read('ORDERS_RECONCILE_SECRET');
  if (project && secret) {
    const site = read('PUBLIC_SITE_URL').replace(/\/$/, '');
    const told = new Headers({[SITE_HEADER]: site, [CLIENT_HEADER]: admin?.client?.id ?? ''});
    const problems = (await functionProblems(project, secret, told)).filter(
      ({isOptional}) => !isOptional,
    );
    steps.push(...problems.map(({text, fix}) => ({kind: 'missing' as const, text, fix})));
    if (problems.length === 0) {
      steps.push({kind: 'ok', text: 'Every function is deployed and can use what it needs'});
    }
  }
  return steps;
}

/** The shop is named only once; an emulated shop by its whole URL. */
function named(valueOf: (name: string) => string): (name: string) => string {
  const store = valueOf('PUBLIC_STORE_DOMAIN');
  const isNamed: Readonly<Record<string, boolean>> = {
    SHOPIFY_SHOP_DOMAIN: true,
    SHOPIFY_ADMIN_ORIGIN: store.startsWith('http://'),
  };
  return (name) => valueOf(name) || (isNamed[name] ? store : '');
}

/** The provider's Admin API as `.env` names it; null if it does not. */
export function adminOf(valueOf: (name: string) => string) {
  return readShopSettings(named(valueOf)).admin;
}

async function connectWebhooks(ask: AskAdmin, uri: string): Promise<readonly Connected[]> {
  const steps: Connected[] = [];
  try {
    const known = await readSubscriptions(ask);
    for (const topic of SUBSCRIBED) {
      const own = known.filter((each) => each.topic === topic);
      if (own.some((each) => each.uri === uri)) {
        steps.push({kind: 'ok', text: `Webhook ${topic} leads to ${uri}`});
        continue;
      }
      // A subscription to another project of this shop, from before it moved.
      const elsewhere = own.find((each) => each.uri.endsWith(WEBHOOKS_PATH));
      const {result} = await ask<{result: {userErrors: readonly {message: string}[]}}>(
        elsewhere ? MOVE : CREATE,
        elsewhere ? {id: elsewhere.id, uri} : {topic, uri},
      );
      const [refused] = result.userErrors;
      steps.push(
        refused
          ? {
              kind: 'missing',
              text: `Webhook ${topic}: ${refused.message}`,
              fix: fixFor(refused.message),
            }
          : {
              kind: 'done',
              text: `Webhook ${topic}: ${elsewhere ? `moved from ${elsewhere.uri}` : 'subscribed'}`,
            },
      );
    }
  } catch (error) {
    steps.push({
      kind: 'missing',
      text: `Webhooks: ${messageOf(error)}`,
      fix: fixFor(messageOf(error)),
    });
  }
  return steps;
}
