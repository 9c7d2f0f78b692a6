// @vitest-environment node
import {buildClientSchema, isObjectType} from 'graphql';
import {expect, it} from 'vitest';
import {
  readOfficialSchema,
  servedVersion,
} from '../../../emulators/storefront-api/graphql/api-versions';
import {RESOLVERS} from '../../../emulators/storefront-api/graphql/resolver-map';
import {startTestEmulator} from './support/test-emulator';

it.each([
  ['2025-07', '2025-07', '2025-07'],
  ['2026-04', '2025-07', '2026-04'],
  // A version that has ended is answered in the oldest that has not.
  ['2024-10', '2025-07', '2025-07'],
  ['2025-07', '2026-01', '2026-01'],
  ['2026-04', '2026-01', '2026-04'],
  // Later than anything known here.
  ['2027-01', '2026-01', '2026-04'],
  ['unstable', '2026-01', '2026-04'],
] as const)(
  'a call for %s, with %s as the oldest version, is served in %s',
  (asked, oldest, served) => {
    expect(servedVersion(asked, oldest)).toBe(served);
  },
);

it('ends a version on order, and brings it back with a reset', async () => {
  const emulator = await startTestEmulator();
  const served = async () => {
    const answer = await emulator.post({query: '{ shop { name } }'}, {}, '2025-07');
    return answer.headers.get('x-shopify-api-version');
  };
  expect((await emulator.admin('POST', 'version', {oldest: '2026-04'})).status).toBe(200);
  expect(await served()).toBe('2026-04');
  await emulator.admin('POST', 'reset');
  expect(await served()).toBe('2025-07');
  await emulator.close();
});

it('every resolver belongs to a field of the newest schema', () => {
  const newest = buildClientSchema(readOfficialSchema('2026-04'));
  const missing = Object.entries(RESOLVERS).flatMap(([typeName, resolvers]) => {
    const type = newest.getType(typeName);
    const fields = isObjectType(type) ? type.getFields() : {};
    return Object.keys(resolvers).filter((name) => !fields[name]);
  });
  expect(missing).toEqual([]);
});
