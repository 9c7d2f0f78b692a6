/** What the doctor says of a shop, for tests of one broken thing at a time. */
import {claims} from '../../../app/content/claims';
import {WEBHOOK_SECRET} from '../../../emulators/storefront-api/constants';
import {SERVICE_ROLE_KEY} from '../../../emulators/supabase/constants';
import type {Operator} from '../../../scripts/doctor/check-orders';
import {examine} from '../../../scripts/doctor/examine';
import {lineOf} from '../../../scripts/doctor/finding';
import {EMULATED_RECONCILE_SECRET} from '../../../scripts/lib/emulated-orders';
import {knownVariables} from '../../../scripts/lib/worker-variables';
import {startAlteredService, type Answer, type Call} from './altered-service';

export const SHOP = 'http://127.0.0.1:3999';
/** Where nobody listens. */
export const DEAF = 'http://127.0.0.1:9';

type Variables = Record<string, string>;

/** Long before the verified versions of the provider's API end. */
export const NOW = Date.UTC(2026, 6, 1);

export const OPERATOR: Operator = {
  serviceKey: SERVICE_ROLE_KEY,
  webhookSecrets: {SHOPIFY_WEBHOOK_SECRET: WEBHOOK_SECRET},
  reconcileSecret: EMULATED_RECONCILE_SECRET,
};

export function examined(variables: Variables, now = NOW, proven = claims, operator = OPERATOR) {
  return examine({variables, knownVariables: knownVariables(), now, claims: proven, operator});
}

/** The doctor's lines about a shop with these variables. */
export async function lines(variables: Variables, now?: number): Promise<string[]> {
  return (await examined(variables, now)).map(lineOf);
}

/** The same when the service that the variable names answers otherwise than its emulator does. */
export async function linesWhen(
  variables: Variables,
  variable: 'PUBLIC_STORE_DOMAIN' | 'PUBLIC_SUPABASE_URL',
  alter: (call: Call, answer: Answer) => void,
): Promise<string[]> {
  const altered = await startAlteredService(variables[variable] ?? '', alter);
  try {
    return await lines({...variables, [variable]: altered.url});
  } finally {
    await altered.close();
  }
}
