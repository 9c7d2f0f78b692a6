import {readFileSync} from 'node:fs';
import {describe, expect, it, test} from 'vitest';
import {lockFileProblems, PLATFORMS, type LockedPackages} from '../../scripts/lib/lock-file';

const SOUND = {version: '1.0.0', integrity: 'sha512-x'};

/** A package with one for each platform. */
function native(): Record<string, LockedPackages[string]> {
  const names = PLATFORMS.map(({os, cpu}) => `tool-${os}-${cpu}`);
  return {
    '': {},
    'node_modules/tool': {
      ...SOUND,
      optionalDependencies: Object.fromEntries(names.map((name) => [name, '1.0.0'])),
    },
    ...Object.fromEntries(
      PLATFORMS.map(({os, cpu}) => [
        `node_modules/tool-${os}-${cpu}`,
        {...SOUND, os: [os], cpu: [cpu]},
      ]),
    ),
  };
}

test('the lock file lets `npm ci` work on every platform', () => {
  const lock = readFileSync('package-lock.json', 'utf8');
  const {packages} = JSON.parse(lock) as {packages: LockedPackages};
  expect(Object.keys(packages).length).toBeGreaterThan(1000);
  expect(lockFileProblems(packages)).toEqual([]);
});

describe('lockFileProblems', () => {
  it('has nothing to say of a package that is there for all', () => {
    expect(lockFileProblems(native())).toEqual([]);
  });

  it('finds what only other platforms would miss', () => {
    const {'node_modules/tool-darwin-arm64': _, ...rest} = native();
    expect(lockFileProblems(rest)).toEqual([
      'node_modules/tool names tool-darwin-arm64, which is missing',
      'node_modules/tool has no package for darwin on arm64',
    ]);
  });

  it('looks for a package as Node.js does, from inside out', () => {
    const {'node_modules/tool-win32-x64': moved, ...rest} = native();
    const inside = {'node_modules/tool/node_modules/tool-win32-x64': moved ?? {}};
    expect(lockFileProblems({...rest, ...inside})).toEqual([]);
  });

  it('finds what cannot be verified, and what names a registry', () => {
    const one = {version: '1.0.0'};
    expect(lockFileProblems({'node_modules/one': one})).toHaveLength(1);
    expect(lockFileProblems({'node_modules/one': {...one, inBundle: true}})).toEqual([]);
    const resolved = {...SOUND, resolved: 'https://registry.example/one.tgz'};
    expect(lockFileProblems({'node_modules/one': resolved})).toHaveLength(1);
  });
});
