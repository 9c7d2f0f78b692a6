/**
 * `npm run today`: what waits for the operator, each with its fix. The nightly reconciliation mails the same but for what
 * only `.env` can tell (docs/operating.md, Every day). Ends with 1 when something waits.
 */
import './lib/require-node';
import {readToday} from '../supabase/functions/_shared/operator/read-today.ts';
import {todayText} from '../supabase/functions/_shared/operator/today.ts';
import {operatorOf} from './doctor/check-orders';
import {examineAccess} from './doctor/examine';
import {EMULATED_RECONCILE_SECRET} from './lib/emulated-orders';
import {fail} from './lib/fail';
import {loadDotEnv} from './lib/local-environment';
import {serviceTarget} from './lib/service-target';
import {knownVariables, workerVariables} from './lib/worker-variables';

loadDotEnv();
const {url, key} = serviceTarget();
const isEmulated = !process.env['PUBLIC_SUPABASE_URL']?.trim();
const operator = operatorOf(process.env);
const reconcileSecret = operator.reconcileSecret ?? (isEmulated ? EMULATED_RECONCILE_SECRET : null);
if (!reconcileSecret) fail('ORDERS_RECONCILE_SECRET is missing in .env: no function can be asked.');
try {
  const now = Date.now();
  const source = {url, serviceKey: key, reconcileSecret, failed: 0};
  const lines = await readToday(
    isEmulated ? source : {...source, problems: await refused(now)},
    now,
  );
  console.log(todayText(lines));
  if (lines.length > 0) process.exitCode = 1;
} catch (error) {
  fail(error);
}

async function refused(now: number) {
  const findings = await examineAccess({
    variables: workerVariables(process.env),
    knownVariables: knownVariables(),
    now,
    operator,
  });
  return findings
    .filter(({check, level}) => level === 'fail' || check === 'exchange rates')
    .map(({message, fix}) => ({text: message.replace(/\.$/, ''), fix: fix ?? 'npm run doctor'}));
}
