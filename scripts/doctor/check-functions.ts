/**
 * Is every function deployed, and can it use what it needs? Each says so itself to whoever shows the reconcile
 * secret: names of settings and what is wrong with them, never their values.
 */
import type {Environment} from '../../app/server/environment/environment';
import {
  CLIENT_HEADER,
  KEYS_HEADER,
  SHOP_HEADER,
  SITE_HEADER,
} from '../../supabase/functions/_shared/health.ts';
import {
  FUNCTION_NAMES,
  functionProblems,
} from '../../supabase/functions/_shared/operator/read-today.ts';
import type {Operator} from './check-orders';
import {findingsOf, type Finding} from './finding';
import {storefrontOf} from './storefront';

const {ok, warn, fail} = findingsOf('functions');

/** What the functions compare with their own settings, as headers. */
export async function toldOf(environment: Environment, {admin}: Operator): Promise<Headers> {
  const ask = storefrontOf(environment);
  const {data} = await ask<{shop: {id: string}}>('query DoctorShopId { shop { id } }');
  return new Headers({
    [SITE_HEADER]: environment.siteUrl ?? '',
    [KEYS_HEADER]: environment.certificateKeys.map(({x}) => x).join(),
    [SHOP_HEADER]: data?.shop.id ?? '',
    [CLIENT_HEADER]: admin?.client?.id ?? '',
  });
}

/** @param secret the reconcile secret; null if not set here. */
export async function checkFunctions(
  url: string,
  secret: string | null,
  told: Headers,
): Promise<readonly Finding[]> {
  const problems = await functionProblems(url, secret, told);
  const findings = problems.map(({text, fix, isOptional}) =>
    (isOptional ? warn : fail)(`${text.replace(/\.$/, '')}.`, fix),
  );
  const can = secret ? ' and can use what they need' : '';
  return [
    ...(findings.length > 0
      ? findings
      : [ok(`All ${FUNCTION_NAMES.length} functions answer${can}.`)]),
    ...(secret
      ? []
      : [
          warn(
            'What the functions can use was not asked: ORDERS_RECONCILE_SECRET is empty.',
            'Set it in .env on this machine; the worker must not have it.',
          ),
        ]),
  ];
}
