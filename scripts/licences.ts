/** `npx tsx scripts/licences.ts`: writes `docs/licences.md`, and fails when a licence asks for more than a notice. */
import {readFileSync, writeFileSync} from 'node:fs';
import {fail} from './lib/fail';
import {isPermissive, licencesPage, licensedPackages, type LockFile} from './lib/licences';

const packages = licensedPackages(
  JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile,
);
writeFileSync('docs/licences.md', licencesPage(packages));
const others = packages.filter((one) => !isPermissive(one));
if (others.length > 0) {
  fail(`Not permissive:\n${others.map(({name, licence}) => `- ${name}: ${licence}`).join('\n')}`);
}
console.log(`${packages.length} packages, all under permissive licences: docs/licences.md`);
