// @vitest-environment node
import {buildClientSchema, getIntrospectionQuery, isObjectType, printSchema} from 'graphql';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {
  API_VERSIONS,
  readOfficialSchema,
  servedVersion,
} from '../../../emulators/storefront-api/graphql/api-versions';
import {RESOLVERS} from '../../../emulators/storefront-api/graphql/resolver-map';
import {startTestEmulator, type TestEmulator} from './support/test-emulator';

const SHOP = {query: '{ shop { name } }'};
const INTROSPECTION = getIntrospectionQuery({
  schemaDescription: true,
  specifiedByUrl: true,
  directiveIsRepeatable: true,
  inputValueDeprecation: true,
});

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startTestEmulator();
});
afterAll(() => emulator.close());

describe('introspection', () => {
  it.each(API_VERSIONS)('of %s prints the official schema to the byte', async (version) => {
    const response = await emulator.post({query: INTROSPECTION}, {}, version);
    const {data, errors} = (await response.json()) as {data: never; errors?: unknown};
    expect(errors).toBeUndefined();
    const official = printSchema(buildClientSchema(readOfficialSchema(version)));
    // Compared as a boolean: a difference of half a megabyte helps nobody.
    expect(printSchema(buildClientSchema(data)) === official).toBe(true);
  });
});

describe('versions', () => {
  const versionOf = async (served: TestEmulator, asked: string) =>
    (await served.post(SHOP, {}, asked)).headers.get('x-shopify-api-version');

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
    'a call for %s is served by the schema of, from %s on, %s',
    (asked, oldest, served) => {
      expect(servedVersion(asked, oldest)).toBe(served);
    },
  );

  it.each(API_VERSIONS)('plays %s when told, and says so', async (apiVersion) => {
    const later = await startTestEmulator({apiVersion});
    try {
      expect(await versionOf(later, '2025-07')).toBe(apiVersion);
      const response = await later.post(
        {
          query:
            '{ publicApiVersions { handle supported } __type(name: "Mutation") { fields { name } } }',
        },
        {},
        '2025-07',
      );
      const {data} = (await response.json()) as {
        data: {publicApiVersions: {handle: string}[]; __type: {fields: {name: string}[]}};
      };
      expect(data.publicApiVersions[0]?.handle).toBe(apiVersion);
      // One that came with 2025-10.
      const cartClone = data.__type.fields.some(({name}) => name === 'cartClone');
      expect(cartClone).toBe(apiVersion > '2025-07');
    } finally {
      await later.close();
    }
  });

  it('end when that is ordered, and come back with a reset', async () => {
    expect((await emulator.admin('POST', 'version', {oldest: '2026-04'})).status).toBe(200);
    expect(await versionOf(emulator, '2025-07')).toBe('2026-04');
    expect((await emulator.admin('POST', 'version', {oldest: '2020-01'})).status).toBe(400);
    expect(await versionOf(emulator, '2025-07')).toBe('2026-04');
    await emulator.admin('POST', 'reset');
    expect(await versionOf(emulator, '2025-07')).toBe('2025-07');
  });

  it('have a field for every resolver, at the latest in the newest', () => {
    const newest = buildClientSchema(readOfficialSchema('2026-04'));
    const missing = Object.entries(RESOLVERS).flatMap(([typeName, resolvers]) => {
      const type = newest.getType(typeName);
      const fields = isObjectType(type) ? type.getFields() : {};
      return Object.keys(resolvers).filter((name) => !fields[name]);
    });
    expect(missing).toEqual([]);
  });
});
