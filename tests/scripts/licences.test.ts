import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {
  isPermissive,
  licencesPage,
  licensedPackages,
  type LockFile,
} from '../../scripts/lib/licences';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile;

test('what the shop runs on is listed, and asks for no more than a notice', () => {
  const packages = licensedPackages(lock);
  expect(packages.map(({name}) => name)).toContain('react');
  expect(packages.filter((one) => !isPermissive(one))).toEqual([]);
  // Written by `npx tsx scripts/licences.ts`.
  expect(readFileSync('docs/licences.md', 'utf8')).toBe(licencesPage(packages));
});

test('a licence that asks for more, or that is not told, is found', () => {
  const packages = licensedPackages({
    packages: {
      '': {version: '1.0.0'},
      'node_modules/free': {version: '1.0.0', license: '(MIT OR CC0-1.0)'},
      'node_modules/free/node_modules/viral': {version: '2.0.0', license: 'AGPL-3.0-only'},
      'node_modules/silent': {version: '3.0.0'},
      'node_modules/tool': {version: '4.0.0', license: 'GPL-2.0-only', dev: true},
    },
  });
  expect(packages.map(({name}) => name)).toEqual(['free', 'silent', 'viral']);
  expect(packages.filter((one) => !isPermissive(one)).map(({name}) => name)).toEqual([
    'silent',
    'viral',
  ]);
});
