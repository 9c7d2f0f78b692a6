/** The dossier from the function that signs it to the ZIP, verified by the program that reviewers download. */
import {createHash} from 'node:crypto';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {downloadZip} from 'client-zip';
import {beforeAll, describe, expect, it} from 'vitest';
import {dossierEntries} from '~/components/certificate/dossier-zip';
import {
  findFile,
  verifyDossier,
  type Dossier,
  type DossierTokens,
} from '~/domain/certificate/dossier';
import {webCryptoVerifier} from '~/domain/certificate/verify-credential';
import {dossier, readFileDigests} from '../../supabase/functions/_shared/certificate/dossier.ts';
import type {Issuer} from '../../supabase/functions/_shared/certificate/issue.ts';
import {LICENCES} from '../../supabase/functions/_shared/certificate/licences.generated.ts';
import {statusList} from '../../supabase/functions/_shared/certificate/status-list.ts';
import {claims, newKeyPair, SHOP, sign, type KeyPair} from '../unit/domain/certificate/support';

const NOW = Date.UTC(2026, 10, 27, 9);
const ID = claims.id;
const LICENCE = {...claims.licence, rights: {vender: 'yes'}};
const hash = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');
const EBOOK = Buffer.from('%PDF-1.7 the ebook, second version');
const OWN = Buffer.from('%PDF-1.7 the ebook of another brand');
const FACTS = {
  files: [
    {name: 'ebook.pdf', bytes: EBOOK.length, sha256: hash(EBOOK), version: 2},
    {name: 'ebook.pdf', bytes: 10, sha256: hash('first'), version: 1},
  ],
  versions: [
    {
      number: 1,
      registeredAt: '2026-11-26T10:00:00+00:00',
      files: [{name: 'mi-ebook.pdf', bytes: OWN.length, sha256: hash(OWN)}],
    },
  ],
};

/** The program's own exports. */
interface Program {
  readZip(zip: Buffer): Map<string, Buffer>;
  readToken(bytes: Uint8Array | string, keys: readonly object[]): object;
  isRevoked(credential: object, list: object, now: number): boolean;
  readDossier(
    entries: ReadonlyMap<string, Uint8Array>,
    keys: readonly object[],
  ): {credential: object; hashes: ReadonlySet<string>};
}

let program: Program;
let key: KeyPair;
let keys: readonly object[];
let revoked: readonly number[] = [];
let tokens: DossierTokens;
let read: Dossier | null;
let entries: Map<string, Buffer>;

function issuer(): Issuer {
  return {
    ...{shop: SHOP, shopName: 'Reventa PLR'},
    signingKey: () => Promise.resolve(key.signing),
    licenceOf: () => Promise.reject(new Error('It is signed already')),
    database: {
      select: () =>
        Promise.resolve([
          {
            ...{id: ID, token: 'signed', entitlements: {}},
            ...{status_position: claims.statusPosition, licence: LICENCE},
          },
        ] as never),
      call: (name: string) => Promise.resolve((name === 'dossier' ? FACTS : revoked) as never),
      update: () => Promise.resolve([]),
      insert: () => Promise.resolve(),
    },
  };
}

async function listToken(list: number, bits: readonly number[], at = NOW): Promise<string> {
  revoked = bits;
  const answer = (await (await statusList(issuer(), {list}, at)).json()) as {token: string};
  return answer.token;
}

beforeAll(async () => {
  const file = pathToFileURL(path.resolve('public/verificar-expediente.mjs')).href;
  program = (await import(/* @vite-ignore */ file)) as Program;
  key = await newKeyPair('2026-11');
  keys = [{...key.published, kid: `did:web:tienda.example#2026-11`}];
  const answer = (await (await dossier(issuer(), {id: ID}, NOW)).json()) as DossierTokens;
  tokens = {...answer, credential: await sign(key, {licence: LICENCE, holder: 'Editorial Ñandú'})};
  read = await verifyDossier(tokens, [key.published], webCryptoVerifier(crypto.subtle));
  const files = dossierEntries(
    {ok: true, dossier: read!, tokens, keys: JSON.stringify({keys})},
    NOW,
  );
  const zip = await downloadZip(files.map(({name, text}) => ({name, input: text}))).arrayBuffer();
  entries = program.readZip(Buffer.from(zip));
});

/** Every copy of the bytes in which one is another. */
function* oneByteChanged(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ (1 << (at % 8));
    yield changed;
  }
}

function accepted(name: string, content: Uint8Array): boolean {
  try {
    program.readDossier(new Map(entries).set(name, Buffer.from(content)), keys);
    return true;
  } catch {
    return false;
  }
}

describe('the ZIP of a dossier', () => {
  it('holds what a reviewer needs, and verifies', () => {
    expect([...entries.keys()]).toEqual([
      ...['LEEME.txt', 'credencial.jwt', 'archivos.jwt', 'version-1.jwt', 'manifiesto.json'],
      ...['claves.json', 'licencia-es.txt', 'licencia-en.txt', 'licencia-pt.txt'],
      ...['carta-es.txt', 'letter-en.txt'],
    ]);
    const {hashes} = program.readDossier(entries, keys);
    expect([...hashes].sort()).toEqual([hash(EBOOK), hash('first'), hash(OWN)].sort());
    expect(entries.get('carta-es.txt')?.toString()).toContain('Editorial Ñandú compró');
    expect(entries.get('carta-es.txt')?.toString()).toContain(`${SHOP}/certificado/${ID}`);
  });

  it.each(['credencial.jwt', 'archivos.jwt', 'version-1.jwt'])(
    'is refused after a change of any byte of %s',
    (name) => {
      const token = entries.get(name)!;
      expect(() => program.readToken(token, keys)).not.toThrow();
      let refused = 0;
      for (const changed of oneByteChanged(token)) {
        try {
          program.readToken(changed, keys);
        } catch {
          refused += 1;
        }
      }
      expect(refused).toBe(token.length);
    },
  );

  it('is refused after a change of any byte of the manifest, or of the licence', () => {
    const manifest = entries.get('manifiesto.json')!;
    expect(
      [...oneByteChanged(manifest)].filter((each) => accepted('manifiesto.json', each)),
    ).toEqual([]);
    const licence = entries.get('licencia-en.txt')!;
    expect(hash(licence)).toBe(LICENCES[0]?.texts['en']);
    for (const at of [0, 500, licence.length - 1]) {
      const changed = Buffer.from(licence);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(accepted('licencia-en.txt', changed)).toBe(false);
    }
  });

  it('is refused without one of its licence texts, and with a file that nothing signs', () => {
    const without = new Map(entries);
    without.delete('licencia-es.txt');
    expect(() => program.readDossier(without, keys)).toThrow('licencia-es.txt');
    for (const name of ['licencia.txt', 'licencia-es-mx.txt', 'extra.pdf']) {
      expect(accepted(name, Buffer.from('puedes todo'))).toBe(false);
    }
  });

  it('is refused with a credential of another purchase or another key', async () => {
    const other = await sign(key, {id: 'f'.repeat(32), licence: LICENCE});
    expect(accepted('credencial.jwt', Buffer.from(other))).toBe(false);
    const stranger = await sign(await newKeyPair('2026-11'), {licence: LICENCE});
    expect(accepted('credencial.jwt', Buffer.from(stranger))).toBe(false);
    const verify = (changes: Partial<DossierTokens>) =>
      verifyDossier({...tokens, ...changes}, [key.published], webCryptoVerifier(crypto.subtle));
    expect(await verify({credential: other})).toBeNull();
    expect(await verify({credential: stranger})).toBeNull();
    expect(await verify({versions: [tokens.files]})).toBeNull();
  });
});

it('knows each delivered version and each registered one, and no file with another byte', () => {
  expect(findFile(read!, hash(EBOOK))).toMatchObject({kind: 'delivered', file: {version: 2}});
  expect(findFile(read!, hash('first'))).toMatchObject({kind: 'delivered', file: {version: 1}});
  expect(findFile(read!, hash(OWN))).toMatchObject({kind: 'own', number: 1});
  for (const content of [EBOOK, OWN]) {
    for (const changed of oneByteChanged(content)) {
      expect(findFile(read!, hash(changed))).toBeNull();
    }
  }
});

describe('the status list', () => {
  const credential = () => program.readToken(tokens.credential, keys);
  const isRevoked = async (bits: readonly number[], now = NOW) =>
    program.isRevoked(credential(), program.readToken(await listToken(1, bits), keys), now);

  it('revokes the certificate of a bit, and not its neighbours', async () => {
    expect(await isRevoked([])).toBe(false);
    expect(await isRevoked([0, 94_566, 94_568, 131_071])).toBe(false);
    expect(await isRevoked([94_567])).toBe(true);
  });

  it('revokes what the owner registered along with it', async () => {
    const list = program.readToken(await listToken(1, [94_567]), keys);
    for (const token of [tokens.files, ...tokens.versions]) {
      expect(program.isRevoked(program.readToken(token, keys), list, NOW)).toBe(true);
    }
  });

  it('counts for a day, and only for its own certificates', async () => {
    const day = 24 * 3_600_000;
    expect(await isRevoked([], NOW + day - 1)).toBe(false);
    await expect(isRevoked([], NOW + day)).rejects.toThrow('out of date');
    const other = program.readToken(await listToken(0, []), keys);
    expect(() => program.isRevoked(credential(), other, NOW)).toThrow('another status list');
  });
});

describe('a version to register', () => {
  const file = (changes: object = {}) => ({
    ...{name: 'libro.pdf', bytes: 1, sha256: 'a'.repeat(64)},
    ...changes,
  });

  it('has from 1 to 60 files, sorted by name', () => {
    expect(readFileDigests([])).toBeNull();
    expect(readFileDigests(Array.from({length: 60}, () => file()))).toHaveLength(60);
    expect(readFileDigests(Array.from({length: 61}, () => file()))).toBeNull();
    const names = readFileDigests([file({name: 'b'}), file({name: 'a'})])?.map(({name}) => name);
    expect(names).toEqual(['a', 'b']);
  });

  it.each([
    {name: 'x'.repeat(101)},
    {name: 'libro\u202efdp.exe'},
    {name: 'libro\ud800.pdf'},
    {bytes: -1},
    {sha256: 'A'.repeat(64)},
    {sha256: 'a'.repeat(63)},
  ])('is refused with %j', (changes) => {
    expect(readFileDigests([file(changes)])).toBeNull();
  });
});
