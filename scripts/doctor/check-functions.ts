/**
 * Is every function deployed, and can it use what it needs? Each says so itself to whoever shows the reconcile
 * secret: names of settings and what is wrong with them, never their values.
 */
import type {Environment} from '../../app/server/environment/environment';
import {KEYS_HEADER, SITE_HEADER} from '../../supabase/functions/_shared/health.ts';
import {
  FUNCTION_NAMES,
  functionProblems,
} from '../../supabase/functions/_shared/operator/read-today.ts';
import {findingsOf, type Finding} from './finding';

const {ok, warn, fail} = findingsOf('functions');

/** @param secret the reconcile secret; null if not set here. */
export async function checkFunctions(
  url: string,
  secret: string | null,
  {siteUrl, certificateKeys}: Pick<Environment, 'siteUrl' | 'certificateKeys'>,
): Promise<readonly Finding[]> {
  const problems = await functionProblems(url, secret, {
    ...(siteUrl && {[SITE_HEADER]: siteUrl}),
    ...(certificateKeys.length > 0 && {[KEYS_HEADER]: certificateKeys.map(({x}) => x).join()}),
  });
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
