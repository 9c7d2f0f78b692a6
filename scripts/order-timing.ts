/**
 * `npm run orders:timing [COUNT]`: on the emulators, how long from the payment until the buyer has the file, and how
 * long the function takes to answer a webhook. Each buyer is new and buys another product, whose demo files are made then.
 */
import './lib/require-node';
import {createClient, type SupabaseClient} from '@supabase/supabase-js';
import WebSocket from 'ws';
import {DEFAULT_PUBLIC_TOKEN} from '../emulators/storefront-api/constants';
import {freePort} from './lib/free-port';
import {startLocalServices} from './lib/local-services';

const FILE_LIMIT_MS = 2000;
const WEBHOOK_LIMIT_MS = 200;
const GIVE_UP_MS = 20_000;
const PRODUCTS = 134;
const CART = `mutation ($id: ID!) {
  cartCreate(input: {lines: [{merchandiseId: $id, quantity: 1}]}) { cart { checkoutUrl } }
}`;

const count = Number(process.argv[2] ?? 60);
const {storefront, supabase, close} = await startLocalServices({
  shopUrl: `http://127.0.0.1:${await freePort()}`,
  withSupabase: true,
  confirmEmails: false,
  quiet: true,
});
const files: number[] = [];
for (let i = 0; i < count; i += 1) files.push(await buy(i));
const answer = await fetch(`${storefront.url}/__emulator/webhooks`);
const {deliveries} = (await answer.json()) as {deliveries: {status: number; tookMs: number}[]};
await close();
const sound = [
  report('payment to file', files, FILE_LIMIT_MS),
  report(
    'webhook answered',
    deliveries.filter(({status}) => status === 200).map(({tookMs}) => tookMs),
    WEBHOOK_LIMIT_MS,
  ),
];
process.exitCode = sound.every(Boolean) ? 0 : 1;

/** Milliseconds from the payment until the bytes of the file are here. */
async function buy(place: number): Promise<number> {
  const email = `comprador-${place}@correo.test`;
  const client = createClient(supabase?.url ?? '', supabase?.anonKey ?? '', {
    auth: {persistSession: false, autoRefreshToken: false, detectSessionInUrl: false},
    realtime: {transport: WebSocket as unknown as typeof globalThis.WebSocket},
  });
  const {error} = await client.auth.signUp({email, password: 'secreta-1'});
  if (error) throw error;
  const id = `gid://shopify/ProductVariant/${400_000 + ((place % PRODUCTS) + 1) * 10}`;
  const made = await fetch(`${storefront.url}/api/2025-07/graphql.json`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-shopify-storefront-access-token': DEFAULT_PUBLIC_TOKEN,
    },
    body: JSON.stringify({query: CART, variables: {id}}),
  });
  const {data} = (await made.json()) as {data: {cartCreate: {cart: {checkoutUrl: string} | null}}};
  const checkout = data.cartCreate.cart?.checkoutUrl;
  if (!checkout) throw new Error(`${id} cannot be bought`);
  const start = performance.now();
  await fetch(checkout, {
    method: 'POST',
    body: new URLSearchParams({name: 'Ana', email}),
    redirect: 'manual',
  });
  const url = await fileOf(client, start + GIVE_UP_MS);
  const file = await fetch(url);
  await file.arrayBuffer();
  if (!file.ok) throw new Error(`The file answered ${file.status}`);
  return performance.now() - start;
}

/** Address of the first file of the library, once there is one. */
async function fileOf(client: SupabaseClient, end: number): Promise<string> {
  while (performance.now() < end) {
    const {data: rights} = await client.from('entitlements').select('id');
    const entitlement = (rights?.[0] as {id: string} | undefined)?.id;
    if (entitlement) {
      const {data} = await client.functions.invoke<{url: string}>('purchases/download', {
        body: {entitlement, file: 'ebook.pdf'},
      });
      if (data) return data.url;
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('The purchase did not arrive');
}

function report(what: string, all: readonly number[], limit: number): boolean {
  const sorted = [...all].sort((a, b) => a - b);
  const at = (part: number) => Math.round(sorted[Math.ceil(part * sorted.length) - 1] ?? 0);
  const [least, half, most, last] = [at(0.01), at(0.5), at(0.95), at(1)];
  console.log(
    `${what}: n ${all.length}, least ${least} ms, median ${half} ms, p95 ${most} ms, most ${last} ms (at most ${limit} at p95)`,
  );
  return all.length > 0 && most <= limit;
}
