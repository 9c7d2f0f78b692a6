/** The licences as the function that signs certificates carries them: it is deployed without `app/`. */
import {format, resolveConfig} from 'prettier';
import {licenceOf, licences} from '../../app/content/licence';
import {RIGHT_IDS} from '../../app/domain/licence/licence';

export const CERTIFICATE_LICENCES_FILE =
  'supabase/functions/_shared/certificate/licences.generated.ts';

/** Source of the file, formatted. */
export async function renderCertificateLicences(): Promise<string> {
  const carried = licences.map(({id, name, version, rights}) => ({
    ...{id, name, version},
    rights: Object.fromEntries(RIGHT_IDS.map((right) => [right, rights[right].verdict])),
  }));
  const source = `/** Written by scripts/build-certificate-licences.ts from app/content/licence.ts; do not edit by hand. */
import type {CertificateLicence} from './credential.ts';

/** What a product is sold under that names no licence. */
export const DEFAULT_LICENCE = ${JSON.stringify(licenceOf(null)?.id)};

export const LICENCES: readonly CertificateLicence[] = ${JSON.stringify(carried)};
`;
  const options = await resolveConfig(CERTIFICATE_LICENCES_FILE);
  return format(source, {...options, parser: 'typescript'});
}
