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

/** What happens until there is an address of the operator's own. */
const PLACEHOLDERS: Readonly<Record<string, string>> = {
  PUBLIC_SITE_URL: 'search engines may list every address at which the shop answers',
};

/** `known` are the names that the shop reads, `now` is in epoch milliseconds. The environment is null when the worker would not start. */
export function checkVariables(
  variables: Variables,
  known: ReadonlySet<string>,
  now: number,
): {readonly environment: Environment | null; readonly findings: readonly Finding[]} {
  const advice = [...misspelt(variables, known), ...swappedKeys(variables)];
  try {
    const environment = parseEnvironment(variables);
    const domain = wrongDomain(environment.storeDomain);
    const findings = [
      ...advice,
      ...domain,
      ...placeholders(variables),
      ...missing(environment),
      ...oldRates(environment, now),
    ];
    const broken = findings.some(({level}) => level === 'fail');
    return {
      environment,
      findings: broken ? findings : [ok('All that the worker needs is set.'), ...findings],
    };
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

/** Keys that must never reach a browser, in variables that do. */
function swappedKeys(variables: Variables): Finding[] {
  const findings: Finding[] = [];
  if (/^shp[a-z]{2,3}_/.test(variables['PUBLIC_STOREFRONT_API_TOKEN'] ?? '')) {
    findings.push(
      fail(
        'PUBLIC_STOREFRONT_API_TOKEN holds a private token.',
        'Put it in PRIVATE_STOREFRONT_API_TOKEN, and the public access token here.',
      ),
    );
  }
  if (isSecretKey(variables['PUBLIC_SUPABASE_ANON_KEY'] ?? '')) {
    findings.push(
      fail(
        'PUBLIC_SUPABASE_ANON_KEY holds a secret key, which every visitor could read.',
        'Put the publishable (anon) key here, and replace the secret one in Supabase, since it may be known.',
      ),
    );
  }
  return findings;
}

/** Of either generation: `sb_secret_…`, or a token whose role is not the visitor's. */
function isSecretKey(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true;
  const payload = Buffer.from(key.split('.')[1] ?? '', 'base64url').toString('utf8');
  return /"role"\s*:\s*"service_role"/.test(payload);
}

/** The admin's address is a domain, too. */
function wrongDomain(storeDomain: string): Finding[] {
  if (!storeDomain.includes('admin.shopify.com')) return [];
  return [
    fail(
      `PUBLIC_STORE_DOMAIN is not the store's domain: ${storeDomain}`,
      'Use the domain alone, such as mi-tienda.myshopify.com.',
    ),
  ];
}

function placeholders(variables: Variables): Finding[] {
  return Object.entries(PLACEHOLDERS)
    .filter(([name]) => !variables[name]?.trim())
    .map(([name, effect]) => warn(`${name} is not set: ${effect}.`, `Set ${name}.`));
}

function missing({privateStorefrontToken, supabase}: Environment): Finding[] {
  const findings: Finding[] = [];
  if (!privateStorefrontToken) {
    findings.push(
      warn(
        'PRIVATE_STOREFRONT_API_TOKEN is not set: all shoppers share the limits of one address.',
        'Copy the private access token of the Headless channel.',
      ),
    );
  }
  if (!supabase) {
    findings.push(
      warn(
        'No Supabase project is set: the shop works without accounts, contact form and chat.',
        'Set PUBLIC_SUPABASE_URL and PUBLIC_SUPABASE_ANON_KEY, if you want them.',
      ),
    );
  }
  return findings;
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
