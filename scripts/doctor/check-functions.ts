/**
 * Is every function deployed, and can it use what it needs? Each says so itself to whoever shows the reconcile
 * secret: names of settings and what is wrong with them, never their values.
 */
import type {Environment} from '../../app/server/environment/environment';
import {asList, asRecord, asText} from '../../app/domain/text/parse-unknown';
import {HEALTH_HEADER, KEYS_HEADER, SITE_HEADER} from '../../supabase/functions/_shared/health.ts';
import {FUNCTION_NAMES} from '../../supabase/functions/_shared/operator/read-today.ts';
import {findingsOf, type Finding} from './finding';
import type {Supabase, SupabaseAnswer} from './supabase';

const {ok, warn, fail} = findingsOf('functions');

const SECTION = 'docs/operating.md, When something is refused';

/** @param secret the reconcile secret; null when it is not set here. */
export async function checkFunctions(
  supabase: Supabase,
  secret: string | null,
  {siteUrl, certificateKeys}: Pick<Environment, 'siteUrl' | 'certificateKeys'>,
): Promise<readonly Finding[]> {
  const headers = secret && {
    [HEALTH_HEADER]: secret,
    ...(siteUrl && {[SITE_HEADER]: siteUrl}),
    ...(certificateKeys.length > 0 && {[KEYS_HEADER]: certificateKeys.map(({x}) => x).join()}),
  };
  const answers = await Promise.all(
    FUNCTION_NAMES.map(async (name) =>
      problemsOf(
        name,
        await supabase(`/functions/v1/${name}/health`, {headers: headers || {}}),
        secret,
      ),
    ),
  );
  const findings = answers.flat();
  const asked = secret
    ? []
    : [
        warn(
          'What the functions can use was not asked: ORDERS_RECONCILE_SECRET is empty.',
          'Set it in .env on this machine; the worker must not have it.',
        ),
      ];
  if (findings.length > 0) return [...findings, ...asked];
  return [
    ok(
      `All ${FUNCTION_NAMES.length} functions answer${secret ? ' and can use what they need' : ''}.`,
    ),
    ...asked,
  ];
}

function problemsOf(
  name: string,
  {status, code, body}: SupabaseAnswer,
  secret: string | null,
): readonly Finding[] {
  const isMissing = status === 404 && code === 'NOT_FOUND';
  if (isMissing || status === 0) {
    return [
      fail(
        `The function ${name} is not deployed${status ? '' : ', or does not answer'}.`,
        `Run supabase functions deploy ${name}.`,
      ),
    ];
  }
  if (status >= 500 && status !== 503) {
    return [
      fail(
        `The function ${name} does not start (HTTP ${status}).`,
        `Look at its log: Edge Functions → ${name} → Logs.`,
      ),
    ];
  }
  if (!secret) return [];
  if (status !== 200) {
    return [
      status === 503 || status === 401
        ? fail(
            `The function ${name} does not know the ORDERS_RECONCILE_SECRET that is set here.`,
            'Run supabase secrets set ORDERS_RECONCILE_SECRET=… with the one of .env.',
          )
        : fail(
            `The function ${name} is of an earlier release (HTTP ${status}).`,
            `Run supabase functions deploy ${name}.`,
          ),
    ];
  }
  return asList(asRecord(body)?.uses).flatMap((each) => {
    const use = asRecord(each);
    const problem = asText(use?.problem);
    if (!problem) return [];
    return [
      (use?.optional === true ? warn : fail)(
        `The function ${name} cannot use ${asText(use?.name) ?? '?'}: ${problem}.`,
        `See ${SECTION}.`,
      ),
    ];
  });
}
