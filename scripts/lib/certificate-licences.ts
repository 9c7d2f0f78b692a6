/** The licences as the function that signs certificates carries them: it is deployed without `app/`. */
import {createHash} from 'node:crypto';
import {licenceOf, licences} from '../../app/content/licence';
import {textsOfVersion} from '../../app/content/licence-texts';
import {RIGHT_IDS} from '../../app/domain/licence/licence';
import {
  LICENCES,
  type DatedLicence,
} from '../../supabase/functions/_shared/certificate/licences.generated.ts';
import {formatted} from './formatted';

export const CERTIFICATE_LICENCES_FILE =
  'supabase/functions/_shared/certificate/licences.generated.ts';

/**
 * Source of the file, formatted. Versions that it has had stay in it: certificates of purchases of their days
 * are still signed. @param kept the versions that the file has.
 */
export async function renderCertificateLicences(
  kept: readonly DatedLicence[] = LICENCES,
): Promise<string> {
  const current = licences.map(({id, name, version, date, rights}) => ({
    ...{id, name, version, date},
    rights: Object.fromEntries(RIGHT_IDS.map((right) => [right, rights[right].verdict])),
    texts: Object.fromEntries(
      textsOfVersion(id, version).map(({language, text}) => [
        language,
        createHash('sha256').update(text).digest('hex'),
      ]),
    ),
  }));
  const former = kept.filter(
    (each) => !current.some(({id, version}) => id === each.id && version === each.version),
  );
  const carried = [...current, ...former];
  const source = `/** Written by scripts/build-certificate-licences.ts from app/content/licence.ts; do not edit by hand. */
import type {CertificateLicence} from './credential.ts';

/** What a product is sold under that names no licence. */
export const DEFAULT_LICENCE = ${JSON.stringify(licenceOf(null)?.id)};

/** With the day from which that version is in force, and the SHA-256 of its text by language. */
export interface DatedLicence extends CertificateLicence {
  readonly date: string;
  readonly texts: Readonly<Record<string, string>>;
}

export const LICENCES: readonly DatedLicence[] = ${JSON.stringify(carried)};
`;
  return formatted(CERTIFICATE_LICENCES_FILE, source);
}
