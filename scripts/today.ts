/**
 * `npm run today`: what waits for the operator, each with the command or the place that fixes it. The nightly
 * reconciliation mails the same (docs/operating.md, Every day). Ends with 1 when something waits.
 */
import './lib/require-node';
import {areRatesFresh} from '../app/domain/money/estimate';
import {parseExchangeRates} from '../app/server/environment/environment';
import {readToday} from '../supabase/functions/_shared/operator/read-today.ts';
import {todayText} from '../supabase/functions/_shared/operator/today.ts';
import {EMULATED_RECONCILE_SECRET} from './lib/emulated-orders';
import {fail} from './lib/fail';
import {loadDotEnv} from './lib/local-environment';
import {serviceTarget} from './lib/service-target';

loadDotEnv();
const {url, key} = serviceTarget();
const isEmulated = !process.env['PUBLIC_SUPABASE_URL']?.trim();
const reconcileSecret =
  process.env['ORDERS_RECONCILE_SECRET']?.trim() || (isEmulated ? EMULATED_RECONCILE_SECRET : null);
if (!reconcileSecret) fail('ORDERS_RECONCILE_SECRET is missing in .env: no function can be asked.');
try {
  const now = Date.now();
  const rates = parseExchangeRates(process.env['PUBLIC_EXCHANGE_RATES'] ?? '');
  const old = rates && !areRatesFresh(rates, now);
  const lines = [
    ...(await readToday({url, serviceKey: key, reconcileSecret, failed: 0}, now)),
    ...(old
      ? [
          {
            text: `The exchange rates are of ${rates.date}, so no estimate is shown`,
            fix: 'set PUBLIC_EXCHANGE_RATES with the rates of today, here and in the worker',
          },
        ]
      : []),
  ];
  console.log(todayText(lines));
  if (lines.length > 0) process.exitCode = 1;
} catch (error) {
  fail(error);
}
