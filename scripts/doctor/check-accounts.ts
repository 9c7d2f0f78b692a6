/** Does the project answer, let people sign up, and lead its mails back to the shop? */
import {findingsOf, type Finding} from './finding';
import type {Supabase} from './supabase';

const project = findingsOf('Supabase');
const signUp = findingsOf('sign-up');
const redirects = findingsOf('redirect URLs');

interface Settings {
  readonly external: {readonly email: boolean};
  readonly disable_signup: boolean;
  readonly mailer_autoconfirm: boolean;
}

/** Where the shop asks that mailed links lead (app/state/account/account-client.ts). */
const RETURN_PATHS = ['/', '/auth', '/auth/nueva-clave'];

/** `reachable` says whether it makes sense to ask the project anything else. */
export async function checkAccounts(
  supabase: Supabase,
): Promise<{readonly reachable: boolean; readonly findings: readonly Finding[]}> {
  const {status, body} = await supabase('/auth/v1/settings');
  if (status === 401 || status === 403) {
    return stop(
      project.fail(
        'The project refuses PUBLIC_SUPABASE_ANON_KEY.',
        'Copy the publishable (anon) key again: Project Settings → API keys.',
      ),
    );
  }
  if (status !== 200 || !isSettings(body)) {
    return stop(
      project.fail(
        `The project does not answer${status ? ` (HTTP ${status})` : ''}.`,
        'Check PUBLIC_SUPABASE_URL, and that the project is not paused.',
      ),
    );
  }
  return {reachable: true, findings: [project.ok('The project answers.'), signUpOf(body)]};
}

function stop(finding: Finding) {
  return {reachable: false, findings: [finding]};
}

function isSettings(body: unknown): body is Settings {
  return (
    typeof body === 'object' && body !== null && 'disable_signup' in body && 'external' in body
  );
}

function signUpOf(settings: Settings): Finding {
  if (settings.disable_signup) {
    return signUp.fail(
      'Nobody can sign up.',
      "Switch 'Allow new users to sign up' on: Authentication → Sign In / Providers, or npx supabase@3 config push.",
    );
  }
  if (!settings.external.email) {
    return signUp.fail(
      'Accounts with e-mail and password are switched off.',
      'Enable the provider Email: Authentication → Sign In / Providers.',
    );
  }
  if (settings.mailer_autoconfirm) {
    return signUp.fail(
      'Whoever signs up with an address is taken for its owner, and reads what its owner bought.',
      "Switch 'Confirm email' on (Authentication → Sign In / Providers, or npx supabase@3 config push), then unconfirm the accounts made before: update auth.users set email_confirmed_at = null; delete from auth.sessions;",
    );
  }
  return signUp.ok('People sign up and confirm their e-mail address.');
}

/**
 * A mailed link that has expired leads where a good one would, with an error: so a made-up one tells
 * where the project sends people, and nobody gets a mail.
 */
export async function checkRedirects(
  supabase: Supabase,
  shopOrigin: string | null,
): Promise<Finding[]> {
  if (shopOrigin === null) return [await siteAddress(supabase)];
  const refused: string[] = [];
  for (const path of RETURN_PATHS) {
    const wanted = `${shopOrigin}${path}`;
    const landed = await landingOf(supabase, wanted);
    if (landed === null) return [unknownLanding()];
    if (landed !== wanted) refused.push(wanted);
  }
  return refused.length === 0
    ? [redirects.ok(`Mailed links lead back to ${shopOrigin}.`)]
    : [
        redirects.fail(
          `Mailed links may not lead to ${refused.join(' and ')}.`,
          `Add ${shopOrigin}/** to the redirect URLs: Authentication → URL Configuration, or additional_redirect_urls in supabase/config.toml.`,
        ),
      ];
}

async function siteAddress(supabase: Supabase): Promise<Finding> {
  const landed = await landingOf(supabase, 'https://nowhere.invalid/');
  if (landed === null) return unknownLanding();
  return redirects.warn(
    `Mailed links lead to ${landed} unless the shop's address is allowed; that was not checked.`,
    'Set PUBLIC_SITE_URL to the address of the shop.',
  );
}

function unknownLanding(): Finding {
  return redirects.warn(
    'The project does not tell where mailed links lead.',
    'Look at Authentication → URL Configuration in the dashboard.',
  );
}

/** Null when the project does not redirect. */
async function landingOf(supabase: Supabase, wanted: string): Promise<string | null> {
  const query = new URLSearchParams({token: 'doctor', type: 'recovery', redirect_to: wanted});
  const {location} = await supabase(`/auth/v1/verify?${query.toString()}`);
  return URL.canParse(location) ? location.replace(/[#?].*$/, '') : null;
}
