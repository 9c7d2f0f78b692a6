/**
 * `npm run doctor [-- --json] [-- --launch]`: checks the environment of `.env`
 * against the services it names, and says what to mend. With nothing configured it examines the local
 * emulators. Ends with 1 when something is broken; warnings are no failure, but
 * with `--launch` whatever keeps the shop from being ready to sell is.
 */
import {parseArgs} from 'node:util';
import {claims} from '../app/content/claims';
import {WEBHOOK_SECRET} from '../emulators/storefront-api/constants';
import {operatorOf} from './doctor/check-orders';
import {examine} from './doctor/examine';
import {isHealthy, isReadyToSell, reportJson, reportText} from './doctor/finding';
import {EMULATED_OPERATOR, EMULATED_RECONCILE_SECRET} from './lib/emulated-orders';
import {fail} from './lib/fail';
import {freePort} from './lib/free-port';
import {knownVariables, workerVariables} from './lib/worker-variables';
import {loadDotEnv} from './lib/local-environment';
import {startLocalServices} from './lib/local-services';

const SERVICES = /^(PUBLIC_STORE_DOMAIN|P\w+_STOREFRONT_API_TOKEN|PUBLIC_SUPABASE_\w+)$/;

try {
  const {values} = parseArgs({
    options: {json: {type: 'boolean'}, launch: {type: 'boolean'}},
  });
  loadDotEnv();
  const {variables, operator, close} = await services();
  const findings = await examine({
    variables,
    knownVariables: knownVariables(),
    now: Date.now(),
    claims,
    operator,
  });
  await close();
  console.log(values.json ? reportJson(findings) : `${reportText(findings)}\n`);
  const sound = values.launch ? isReadyToSell(findings) : isHealthy(findings);
  process.exitCode = sound ? 0 : 1;
} catch (error) {
  fail(error);
}

/** The operator's environment, or emulators of all services if none is configured. */
async function services() {
  const variables = workerVariables(process.env);
  const configured = Object.keys(variables).some((name) => SERVICES.test(name) && variables[name]);
  if (configured) {
    return {variables, operator: operatorOf(process.env), close: async () => {}};
  }
  // Nobody listens at this address: mails only lead to it.
  const emulatedShop = `http://127.0.0.1:${await freePort()}`;
  const local = await startLocalServices({
    shopUrl: emulatedShop,
    withSupabase: true,
    // The value of supabase/config.toml, because the doctor examines what would be deployed.
    confirmEmails: true,
    functionVariables: EMULATED_OPERATOR,
  });
  console.error('No service is configured: examining the local emulators.\n');
  const operator = {
    serviceKey: local.supabase?.serviceRoleKey ?? null,
    webhookSecrets: {SHOPIFY_WEBHOOK_SECRET: WEBHOOK_SECRET},
    reconcileSecret: EMULATED_RECONCILE_SECRET,
  };
  return {variables: local.variables, operator, close: () => local.close()};
}
