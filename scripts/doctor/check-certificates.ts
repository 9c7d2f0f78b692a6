/**
 * Can certificates be issued and verified? The published keys must be well formed, the table must be there and
 * hidden, and the function must answer. Whether its key is one of the published ones shows in a certificate alone.
 */
import type {Environment} from '../../app/server/environment/environment';
import {findingsOf, count, type Finding} from './finding';
import type {Supabase} from './supabase';

const {ok, warn, fail} = findingsOf('certificates');

const NOBODY = '0'.repeat(32);
const SECTION = 'docs/operating.md, Certificates';

export async function checkCertificates(
  supabase: Supabase,
  {certificateKeys}: Pick<Environment, 'certificateKeys'>,
): Promise<readonly Finding[]> {
  const [facts, table, signing] = await Promise.all([
    supabase('/rest/v1/rpc/certificate', {body: {certificate_id: NOBODY}}),
    supabase('/rest/v1/certificates?select=id&limit=1'),
    supabase('/functions/v1/certificates/sign', {body: {id: NOBODY}}),
  ]);
  return [
    certificateKeys.length > 0
      ? ok(`${count(certificateKeys.length, 'key')} of certificates published.`)
      : warn(
          'No certificate can be verified: PUBLIC_CERTIFICATE_KEYS is empty.',
          `Run npx tsx scripts/certificate-key.ts (${SECTION}).`,
        ),
    facts.status === 200
      ? ok('A certificate can be read by its id.')
      : fail(
          'Certificates cannot be read: the function of the database is missing.',
          'Run supabase db push.',
        ),
    table.status === 200
      ? fail(
          'Visitors may ask for the list of certificates.',
          'Run: revoke all on public.certificates from anon; then the grants of supabase/migrations.',
        )
      : ok('Visitors may not list certificates.'),
    signingKey(signing.status, signing.body),
  ];
}

function signingKey(status: number, body: unknown): Finding {
  const error = (body as {error?: unknown} | null)?.error;
  // It looks at its key before it looks for the certificate.
  if (status === 404 && error === 'unknown')
    return ok('The function has a key to sign certificates.');
  if (status === 503) {
    return fail(
      'The function certificates cannot sign now.',
      `See what it cannot use (functions, above); its key is CERTIFICATE_SIGNING_KEY (${SECTION}).`,
    );
  }
  return fail(
    `The function certificates does not answer${status ? ` (HTTP ${status})` : ''}.`,
    'Run supabase functions deploy certificates.',
  );
}
