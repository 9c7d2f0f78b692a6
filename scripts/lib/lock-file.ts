/**
 * What the lock file must hold so that `npm ci` works wherever the shop is developed or built: the
 * native package of every platform, not only of the one that wrote the file. npm leaves out a
 * platform's package when the registry does not have it yet, and says nothing.
 */

/** The part of an entry of `package-lock.json` that counts here. */
export interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  /** Comes inside the archive of the package that needs it. */
  readonly inBundle?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** By where it is installed, such as 'node_modules/rollup'; '' is the project itself. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

export interface Platform {
  readonly os: string;
  readonly cpu: string;
  /** Linux alone has more than one. */
  readonly libc?: string;
}

const MODULES = 'node_modules/';

/** Where the shop is developed and built; on musl, by those packages that offer it. */
export const PLATFORMS: readonly Platform[] = [
  {os: 'linux', cpu: 'x64', libc: 'glibc'},
  {os: 'linux', cpu: 'arm64', libc: 'glibc'},
  {os: 'darwin', cpu: 'x64'},
  {os: 'darwin', cpu: 'arm64'},
  {os: 'win32', cpu: 'x64'},
  {os: 'win32', cpu: 'arm64'},
];

/**
 * These offer nothing for Windows on arm64, which runs them, and the Node.js that starts them, as
 * x64 programs.
 */
const WITHOUT_WINDOWS_ON_ARM = ['node_modules/sharp', 'node_modules/workerd'];

/** So many platforms' packages make a package native: `fsevents` alone is a convenience. */
const LEAST_PLATFORMS = 3;

/** What keeps `npm ci` from working somewhere, a sentence each; none when it works everywhere. */
export function lockFileProblems(packages: LockedPackages): readonly string[] {
  return Object.entries(packages).flatMap(([path, entry]) => [
    ...entryProblems(path, entry),
    ...missingOptional(packages, path, entry),
    ...missingPlatforms(packages, path, entry),
  ]);
}

function entryProblems(path: string, entry: LockedPackage): readonly string[] {
  if (path === '') return [];
  const complete = entry.version && (entry.integrity || entry.inBundle);
  return [
    ...(complete ? [] : [`${path} has no version or no integrity`]),
    // An address would send everybody to the registry of whoever wrote the file.
    ...(entry.resolved ? [`${path} names where it was downloaded: ${entry.resolved}`] : []),
  ];
}

function missingOptional(
  packages: LockedPackages,
  path: string,
  {optionalDependencies = {}}: LockedPackage,
): readonly string[] {
  return Object.keys(optionalDependencies)
    .filter((name) => !find(packages, path, name))
    .map((name) => `${path} names ${name}, which is missing`);
}

function missingPlatforms(
  packages: LockedPackages,
  path: string,
  {optionalDependencies = {}}: LockedPackage,
): readonly string[] {
  const native = Object.keys(optionalDependencies)
    .map((name) => find(packages, path, name))
    .filter((entry) => entry?.os !== undefined);
  if (native.length < LEAST_PLATFORMS) return [];
  return PLATFORMS.filter(
    (platform) =>
      !native.some((entry) => entry && runsOn(entry, platform)) &&
      !(platform.os === 'win32' && platform.cpu === 'arm64' && isWithoutWindowsOnArm(path)),
  ).map(({os, cpu}) => `${path} has no package for ${os} on ${cpu}`);
}

function isWithoutWindowsOnArm(path: string): boolean {
  return WITHOUT_WINDOWS_ON_ARM.includes(path);
}

/** The entry that the package at `from` gets when it asks for `name`, as Node.js looks for it. */
function find(packages: LockedPackages, from: string, name: string): LockedPackage | undefined {
  for (let folder = from; ; folder = parentOf(folder)) {
    const found = packages[`${folder && `${folder}/`}${MODULES}${name}`];
    if (found || folder === '') return found;
  }
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf(`/${MODULES}`)));
}

function runsOn({os, cpu, libc}: LockedPackage, platform: Platform): boolean {
  return (
    (!os || os.includes(platform.os)) &&
    (!cpu || cpu.includes(platform.cpu)) &&
    (!libc || !platform.libc || libc.includes(platform.libc))
  );
}
