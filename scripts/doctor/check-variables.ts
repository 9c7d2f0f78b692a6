/** Are the variables present and well-formed? The worker's own parser decides; this adds advice. */
import {
  EnvironmentError,
  parseEnvironment,
  type Environment,
} from '../../app/server/environment/environment';
import {areRatesFresh} from '../../app/domain/money/estimate';
import {findingsOf, someOf, type Finding} from './finding';

type Variables = Readonly<Record<string, string>>;

const {ok, warn, fail} = findingsOf('variables');

/** `known` are the names that the shop reads, `now` is in epoch milliseconds. The environment is null when the worker would not start. */
export function checkVariables(
  variables: Variables,
  known: ReadonlySet<string>,
  now: number,
): {readonly environment: Environment | null; readonly findings: readonly Finding[]} {
  const advice = misspelt(variables, known);
  try {
    const environment = parseEnvironment(variables);
    const findings = [
      ok('All that the worker needs is set.'),
      ...advice,
      ...missing(environment),
      ...oldRates(environment, now),
    ];
    return {environment, findings};
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    const problems = error.problems.map((problem) =>
      fail(`${problem}.`, 'Set it in .env, and in the environment of the deployed worker.'),
    );
    return {environment: null, findings: [...problems, ...advice]};
  }
}

function misspelt(variables: Variables, known: ReadonlySet<string>): Finding[] {
  const unknown = Object.keys(variables).filter((name) => !known.has(name));
  return unknown.length === 0
    ? []
    : [warn(`The shop does not read ${someOf(unknown)}.`, 'Compare the names with .env.example.')];
}

function missing({siteUrl, privateStorefrontToken, supabase}: Environment): Finding[] {
  const wanted: readonly (readonly [unknown, string, string])[] = [
    [
      siteUrl,
      'PUBLIC_SITE_URL is not set: search engines may list every address at which the shop answers.',
      'Set PUBLIC_SITE_URL.',
    ],
    [
      privateStorefrontToken,
      'PRIVATE_STOREFRONT_API_TOKEN is not set: all shoppers share the limits of one address.',
      'Copy the private access token of the Headless channel.',
    ],
    [
      supabase,
      'No Supabase project is set: the shop works without accounts, contact form and chat.',
      'Set PUBLIC_SUPABASE_URL and PUBLIC_SUPABASE_ANON_KEY, if you want them.',
    ],
  ];
  return wanted.flatMap(([value, text, fix]) => (value ? [] : [warn(text, fix)]));
}

function oldRates({exchangeRates}: Environment, now: number): Finding[] {
  if (!exchangeRates || areRatesFresh(exchangeRates, now)) return [];
  return [
    findingsOf('exchange rates').warn(
      `PUBLIC_EXCHANGE_RATES is of ${exchangeRates.date}, not of the last 7 days: no estimate is shown.`,
      'Set it with the rates of today (docs/operating.md, Exchange rates).',
    ),
  ];
}
