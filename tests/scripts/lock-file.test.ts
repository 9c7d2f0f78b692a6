import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  /** Comes inside the archive of the package that needs it. */
  readonly inBundle?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** npm leaves out the package of another platform when the registry does not have it yet, and says nothing. */
test('the lock file lets `npm ci` work on every platform, from any registry', () => {
  const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const places = Object.keys(packages);
  expect(places.length).toBeGreaterThan(500);
  for (const [
    path,
    {version, integrity, inBundle, resolved, optionalDependencies},
  ] of Object.entries(packages)) {
    if (path === '') continue;
    expect.soft(version && (integrity || inBundle), `${path}: version and integrity`).toBeTruthy();
    expect.soft(resolved, `${path}: where it was downloaded`).toBeUndefined();
    for (const name of Object.keys(optionalDependencies ?? {})) {
      const isThere = places.some((place) => place.endsWith(`node_modules/${name}`));
      expect.soft(isThere, `${path}: ${name}`).toBe(true);
    }
  }
});

test('a workflow runs no action that may have changed', () => {
  const read = (file: string) => readFileSync(`.github/workflows/${file}`, 'utf8');
  const all = readdirSync('.github/workflows').map(read).join('');
  const used = Array.from(all.matchAll(/uses: (.*)/g), ([, action = '']) => action);
  expect(used.length).toBeGreaterThan(3);
  expect(used.filter((action) => !/@[0-9a-f]{40} # v/.test(action))).toEqual([]);
});
