/** `npm run orders:reconcile [HOURS]`: reads again what a lost webhook should have brought (docs/operating.md, Orders, files and the library). */
import './lib/require-node';
import {EMULATED_RECONCILE_SECRET} from './lib/emulated-orders';
import {fail} from './lib/fail';
import {loadDotEnv} from './lib/local-environment';
import type {Reconciled} from '../supabase/functions/_shared/orders/reconcile.ts';
import {serviceTarget} from './lib/service-target';

loadDotEnv();
const hours = Number(process.argv[2] ?? 72);
if (!(hours > 0)) fail('Name a number of hours: npm run orders:reconcile -- 72');
const {url} = serviceTarget();
const secret = process.env['ORDERS_RECONCILE_SECRET']?.trim() || EMULATED_RECONCILE_SECRET;
const response = await fetch(`${url}/functions/v1/orders-reconcile`, {
  method: 'POST',
  headers: {'x-reconcile-secret': secret},
  body: JSON.stringify({hours}),
}).catch((error: unknown) => fail(`PUBLIC_SUPABASE_URL does not answer: ${String(error)}`));
const {status} = response;
if (status === 401)
  fail('ORDERS_RECONCILE_SECRET is refused: set it alike in .env and its secrets.');
if (status === 404) fail('Deploy it: npx supabase@3 functions deploy orders-reconcile');
const answer = (await response.json().catch(() => ({}))) as Record<string, unknown>;
if (!response.ok) fail(`The reconciliation answered ${status}: ${JSON.stringify(answer)}`);
const {seen, mended, mailed, failed} = answer as unknown as Reconciled;
console.log(`Orders read: ${seen}; mended: ${mended.length}; mails sent: ${mailed}`);
for (const id of mended) console.log(`  order ${id}`);
for (const each of failed) console.error(`  ✖ ${each}`);
if (failed.length > 0) process.exitCode = 1;
