/** Can certificates be verified, and is their list hidden? Whether they can be signed is the function's to say. */
import type {Environment} from '../../app/server/environment/environment';
import {findingsOf, count, type Finding} from './finding';
import type {Supabase} from './supabase';

const {ok, warn, fail} = findingsOf('certificates');

const NOBODY = '0'.repeat(32);

export async function checkCertificates(
  supabase: Supabase,
  {certificateKeys}: Pick<Environment, 'certificateKeys'>,
): Promise<readonly Finding[]> {
  const [facts, table] = await Promise.all([
    supabase('/rest/v1/rpc/certificate', {body: {certificate_id: NOBODY}}),
    supabase('/rest/v1/certificates?select=id&limit=1'),
  ]);
  return [
    certificateKeys.length > 0
      ? ok(`${count(certificateKeys.length, 'key')} of certificates published.`)
      : warn(
          'No certificate can be verified: PUBLIC_CERTIFICATE_KEYS is empty.',
          'Run npx tsx scripts/certificate-key.ts (docs/operating.md, Certificates).',
        ),
    facts.status === 200
      ? ok('A certificate can be read by its id.')
      : fail(
          'Certificates cannot be read: the function of the database is missing.',
          'Run npx supabase@3 db push --remote.',
        ),
    table.status === 200
      ? fail(
          'Visitors may ask for the list of certificates.',
          'Run: revoke all on public.certificates from anon; then the grants of supabase/migrations.',
        )
      : ok('Visitors may not list certificates.'),
  ];
}
