/**
 * `npx tsx scripts/build-certificate-licences.ts`: writes what the function that signs certificates knows of the licences. Run it
 * after changing app/content/licence.ts; `tests/supabase/certificate-licences.test.ts` fails when the copy is old.
 */
import {writeFileSync} from 'node:fs';
import {CERTIFICATE_LICENCES_FILE, renderCertificateLicences} from './lib/certificate-licences';

writeFileSync(CERTIFICATE_LICENCES_FILE, await renderCertificateLicences());
console.log(`Wrote ${CERTIFICATE_LICENCES_FILE}`);
