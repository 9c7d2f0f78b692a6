import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {
  CERTIFICATE_LICENCES_FILE,
  renderCertificateLicences,
} from '../../scripts/lib/certificate-licences';

it('signs the licences as they are written (npm run certificate:licences)', async () => {
  expect(readFileSync(CERTIFICATE_LICENCES_FILE, 'utf8')).toBe(await renderCertificateLicences());
});
