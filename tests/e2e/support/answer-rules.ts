/** What every answer of the shop must carry, and what none may hold. */
import {DEFAULT_PRIVATE_TOKEN} from '../../../emulators/storefront-api/constants';
import {SERVICE_ROLE_KEY} from '../../../emulators/supabase/constants';
import {EMULATOR_OFFER_CODES} from '../../../scripts/lib/emulator-offer-codes';

export interface JudgedAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  /** Whether pages of any origin may read it; none when left out. */
  readonly openToAll?: boolean;
}

const ALWAYS: Readonly<Record<string, RegExp>> = {
  'strict-transport-security': /^max-age=\d{8,}/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\).*geolocation=\(\)/,
  'cross-origin-opener-policy': /^same-origin/,
  'cache-control': /./,
};
const NEVER = ['x-powered-by', 'server', 'set-cookie'];
const ORIGINS = 'access-control-allow-origin';

/** What the worker is told in secret, and what any secret of its services looks like. */
const SECRETS: readonly RegExp[] = [
  new RegExp(DEFAULT_PRIVATE_TOKEN),
  new RegExp(SERVICE_ROLE_KEY),
  ...Object.values(JSON.parse(EMULATOR_OFFER_CODES) as Record<string, string>).map(
    (code) => new RegExp(`\\b${code}\\b`),
  ),
  /\bPRIVATE_[A-Z]+/,
  /\bOPENAI_[A-Z]+/,
  /\bSERVICE_ROLE/i,
  /\bshp(?:at|ss|ca|pa)_\w{8,}/,
  /\bsb_secret_\w+/,
  /\bsk-[\w-]{16,}/,
  // JSON web tokens; the public key of a project may be one, but none is configured where this runs.
  /\beyJ[\w-]{10,}\.[\w-]{10,}\./,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
];

/** What is wrong with an answer; empty when nothing is. */
export function answerProblems(answer: JudgedAnswer): readonly string[] {
  const {status, headers, body, openToAll = false} = answer;
  const problems = Object.entries(ALWAYS).flatMap(([name, wanted]) => {
    const value = headers.get(name);
    return value !== null && wanted.test(value) ? [] : [`${name} is ${value}`];
  });
  if (headers.get(ORIGINS) !== (openToAll ? '*' : null)) {
    problems.push(`${ORIGINS} is ${headers.get(ORIGINS)}`);
  }
  problems.push(...NEVER.filter((name) => headers.has(name)).map((name) => `${name} is set`));
  // The file server of the preview stands where production has a CDN; the rest comes from the worker.
  if (headers.has('x-request-id')) problems.push(...policyProblems(headers));
  const control = headers.get('cache-control') ?? '';
  // 301: an address that moved for good.
  const mayBeKept = status < 300 || status === 304 || status === 301;
  if (!mayBeKept && !control.includes('no-store'))
    problems.push(`${status} may be cached: ${control}`);
  return [...problems, ...secretsIn(body)];
}

/** The secrets that a text gives away, by the pattern that found them. */
export function secretsIn(text: string): readonly string[] {
  return SECRETS.flatMap((secret) => {
    const found = secret.exec(text)?.[0];
    return found ? [`gives away ${found}`] : [];
  });
}

function policyProblems(headers: Headers): readonly string[] {
  const policy = headers.get('content-security-policy') ?? '';
  const problems = ["frame-ancestors 'none'", "base-uri 'none'"]
    .filter((directive) => !policy.includes(directive))
    .map((directive) => `the policy is without ${directive}`);
  if (/unsafe-|\*|http:(?!\/\/127\.0\.0\.1)/.test(policy))
    problems.push(`the policy is lax: ${policy}`);
  return problems;
}
