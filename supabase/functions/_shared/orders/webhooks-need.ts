import type {Need} from '../health.ts';
import type {ShopSettings} from '../shop-settings.ts';
import {createAdminApi, type AskAdmin} from './admin-api.ts';
import {TOPICS} from './read-webhook.ts';

/** What `npm run connect` subscribes, by the names of the Admin API. */
export const SUBSCRIBED = TOPICS.map((topic) => topic.replace('/', '_').toUpperCase());
export const WEBHOOKS_PATH = '/functions/v1/shopify-webhooks';

interface Subscription {
  readonly id: string;
  readonly topic: string;
  readonly uri: string;
}

/** The app's own subscriptions. Webhooks made in the shop's admin are not among them. */
export async function readSubscriptions(ask: AskAdmin): Promise<readonly Subscription[]> {
  const {webhookSubscriptions} = await ask<{
    webhookSubscriptions: {nodes: readonly Subscription[]};
  }>('query Webhooks { webhookSubscriptions(first: 100) { nodes { id topic uri } } }', {});
  return webhookSubscriptions.nodes;
}

/**
 * Checks that the app's webhooks are subscribed: the provider deletes a subscription whose deliveries keep failing.
 * Nothing is known of a shop with a secret of webhooks that were made in its admin.
 */
export function webhooksNeed({admin, webhookSecrets}: ShopSettings): Need {
  return {
    name: 'the webhooks',
    async problem() {
      const secret = admin?.client?.secret;
      if (!admin || !secret || webhookSecrets.some((each) => each !== secret)) return null;
      // Refused access is the Admin API's problem.
      const all = await readSubscriptions(createAdminApi(admin)).catch(() => null);
      if (!all) return null;
      const missing = SUBSCRIBED.filter(
        (each) => !all.some(({topic, uri}) => topic === each && uri.endsWith(WEBHOOKS_PATH)),
      );
      if (missing.length === 0) return null;
      return `${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} not subscribed`;
    },
  };
}
