/** `npx tsx scripts/licences.ts`: writes `docs/licences.md`, and fails when a licence asks for more than a notice. */
import {readFileSync, writeFileSync} from 'node:fs';
import {fail} from './lib/fail';
import {formatted} from './lib/formatted';

const PAGE = 'docs/licences.md';

interface LicensedPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression. */
  readonly licence: string;
}

type Installed = Partial<
  Record<'version' | 'license', string> & Record<'dev' | 'devOptional' | 'optional', boolean>
>;

/** The part of `package-lock.json` that counts here. */
interface LockFile {
  readonly packages: Readonly<Record<string, Installed>>;
}

/** Licences that require only their notice: a seller with this shop owes nobody source code. */
const PERMISSIVE =
  /^(?:MIT|ISC|0BSD|BSD-[23]-Clause|BlueOak-1\.0\.0|Apache-2\.0|OFL-1\.1|Unlicense|CC0-1\.0)\b/;

/** A development package that is part of what visitors get: the icons of the sprite. */
const COPIED = ['@iconify-json/lucide'];

/** All packages that are installed for running, not only for developing, the shop; by name. */
function licensedPackages({packages}: LockFile): readonly LicensedPackage[] {
  const found = new Map<string, LicensedPackage>();
  for (const [path, {version = '', license, ...kind}] of Object.entries(packages)) {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const forDeveloping = kind.dev || kind.devOptional || kind.optional;
    if (path === '' || (forDeveloping && !COPIED.includes(name))) continue;
    found.set(`${name}@${version}`, {name, version, licence: license ?? 'none told'});
  }
  return [...found.values()].sort((a, b) =>
    a.name === b.name ? a.version.localeCompare(b.version) : a.name < b.name ? -1 : 1,
  );
}

/** If a package offers several licences, one permissive licence is enough. */
function isPermissive({licence}: LicensedPackage): boolean {
  return licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((each) => PERMISSIVE.test(each));
}

async function licencesPage(packages: readonly LicensedPackage[]): Promise<string> {
  const rows = packages.map(
    ({name, version, licence}) => `| \`${name}\` | ${version} | ${licence} |`,
  );
  const page = `# Licences

What the shop itself runs on, written by \`npx tsx scripts/licences.ts\` from the lock file; packages for developing
are left out. All of them ask for no more than that their notice is kept.

| package | version | licence |
| --- | --- | --- |
${rows.join('\n')}
`;
  return formatted(PAGE, page);
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile;
const packages = licensedPackages(lock);
writeFileSync(PAGE, await licencesPage(packages));
const others = packages.filter((one) => !isPermissive(one));
if (others.length > 0) {
  fail(`Not permissive:\n${others.map(({name, licence}) => `- ${name}: ${licence}`).join('\n')}`);
}
console.log(`${packages.length} packages, all under permissive licences: docs/licences.md`);
