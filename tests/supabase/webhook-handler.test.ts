/** Which deliveries are taken for the provider's. */
import {createHmac} from 'node:crypto';
import {beforeEach, describe, expect, it} from 'vitest';
import {createWebhookHandler} from '../../supabase/functions/_shared/orders/webhook-handler.ts';
import {anOrder} from './support';

const NOW = Date.parse('2026-11-22T12:00:00.000Z');
const HOUR = 3_600_000;
const BODY = JSON.stringify(anOrder());

let recorded: string[];
beforeEach(() => {
  recorded = [];
});

const sign = (secret: string, body = BODY) =>
  createHmac('sha256', secret).update(body).digest('base64');

async function deliver(headers: Record<string, string>, body = BODY): Promise<number> {
  const handle = createWebhookHandler({
    secrets: ['new', 'old'],
    shopDomain: 'tienda.myshopify.com',
    store: {
      read: () => Promise.resolve(null),
      record: (_revision, {id}) => {
        recorded.push(id);
        return Promise.resolve('recorded');
      },
      claimMail: () => Promise.resolve(null),
      markMailed: () => Promise.resolve(),
      withoutMail: () => Promise.resolve([]),
    },
    sendLink: () => Promise.resolve(true),
    now: () => NOW,
    afterwards: () => undefined,
    report: () => undefined,
  });
  const {status} = await handle(
    new Request('https://project.test/', {
      method: 'POST',
      body,
      headers: {
        'x-shopify-topic': 'orders/paid',
        'x-shopify-shop-domain': 'tienda.myshopify.com',
        'x-shopify-hmac-sha256': sign('new'),
        ...headers,
      },
    }),
  );
  return status;
}

describe('a delivery', () => {
  it('is taken with the signature of either secret, and recorded', async () => {
    expect(await deliver({})).toBe(200);
    expect(await deliver({'x-shopify-hmac-sha256': sign('old')})).toBe(200);
    expect(recorded).toEqual(['1', '1']);
  });

  it.each([
    ['another secret', sign('other')],
    ['another body', sign('new', '{}')],
    ['nobody', ''],
    ['no signature at all', 'nonsense'],
  ])('is refused when it is signed by %s', async (_name, signature) => {
    expect(await deliver({'x-shopify-hmac-sha256': signature})).toBe(401);
    expect(recorded).toEqual([]);
  });

  it('is refused when it is of another shop', async () => {
    expect(await deliver({'x-shopify-shop-domain': 'otra.myshopify.com'})).toBe(401);
  });

  it.each([
    [-48 * HOUR, 200],
    [-48 * HOUR - 1, 401],
    [HOUR / 6, 200],
    [HOUR / 6 + 1, 401],
  ])('that was sent %i ms from now is answered %i', async (ms, status) => {
    const sent = new Date(NOW + ms).toISOString();
    expect(await deliver({'x-shopify-triggered-at': sent})).toBe(status);
  });
});
