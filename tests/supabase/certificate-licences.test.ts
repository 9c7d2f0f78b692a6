import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {
  CERTIFICATE_LICENCES_FILE,
  renderCertificateLicences,
} from '../../scripts/lib/certificate-licences';
import type {DatedLicence} from '../../supabase/functions/_shared/certificate/licences.generated.ts';
import {versionOf} from '../../supabase/functions/_shared/certificate/product-licence.ts';

it('signs the licences as they are written (npx tsx scripts/build-certificate-licences.ts)', async () => {
  expect(readFileSync(CERTIFICATE_LICENCES_FILE, 'utf8')).toBe(await renderCertificateLicences());
});

const licence = (version: string, date: string): DatedLicence => ({
  ...{id: 'plr', name: 'Licencia PLR', version, date},
  rights: {editar: 'yes'},
  texts: {},
});

it('keeps a former version when a new one is written', async () => {
  const source = await renderCertificateLicences([licence('0.9', '2026-01-01')]);
  expect(source).toContain("version: '0.9'");
  expect(source).toContain("version: '1.0'");
});

it('certifies what was bought under the version of its day, whenever it is first signed', () => {
  const versions = [licence('1.0', '2026-11-22'), licence('2.0', '2027-03-01')];
  const at = (moment: string) => versionOf(versions, 'plr', Date.parse(moment))?.version;
  expect(at('2027-02-28T23:59:59.999Z')).toBe('1.0');
  expect(at('2027-03-01T00:00:00.000Z')).toBe('2.0');
  expect(at('2026-01-01T00:00:00.000Z')).toBe('1.0');
  expect(versionOf(versions, 'mrr', 0)).toBeNull();
  expect(versionOf(versions, 'plr', 0)).not.toHaveProperty('date');
});
