/** Certificates from the purchase to the refund, by the real function in Deno and the worker's own reader. */
import {createHash} from 'node:crypto';
import {gunzipSync} from 'node:zlib';
import {createLocalJWKSet, jwtVerify, type JSONWebKeySet} from 'jose';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {factsOf} from '~/domain/certificate/certificate';
import {verifyDossier, type DossierTokens} from '~/domain/certificate/dossier';
import {readPublicKeys, webCryptoVerifier} from '~/domain/certificate/verify-credential';
import {createStatusLists, dossierAnswer} from '~/server/certificate/certificate-answers';
import {keySetAnswer, loadCertificate} from '~/server/certificate/read-certificate';
import {clientOf, newEmail, signUp, type Client} from '../supabase/support';
import {SHOP_URL, startPurchases, type Purchases} from './support';

let shop: Purchases;
let visitor: Client;
beforeAll(async () => {
  shop = await startPurchases();
  visitor = clientOf(supabase());
});
afterAll(() => shop.close());

const soon = <T>(check: () => Promise<T>) => vi.waitFor(check, {timeout: 10_000, interval: 50});

function supabase() {
  if (!shop.services.supabase) throw new Error('There is no Supabase emulator');
  return shop.services.supabase;
}

/** Ids by the position of their line. */
async function certificatesOf(order: string, many: number): Promise<readonly string[]> {
  return soon(async () => {
    const {data} = await shop.service
      .from('entitlements')
      .select('line_id, certificates(id)')
      .eq('order_id', order)
      .order('line_id');
    const rows = (data ?? []) as unknown as {certificates: {id: string} | {id: string}[]}[];
    expect(rows).toHaveLength(many);
    return rows.map(({certificates}) => [certificates].flat()[0]!.id);
  });
}

async function load(id: string) {
  const {url, anonKey} = supabase();
  const read = await loadCertificate({url, anonKey}, id);
  if (!read.ok || !read.certificate) throw new Error(`No certificate: ${JSON.stringify(read)}`);
  return read.certificate;
}

async function verified(token: string) {
  const keys = readPublicKeys(JSON.parse(supabase().certificateKeys)) ?? [];
  const set = (await keySetAnswer(SHOP_URL, keys).json()) as JSONWebKeySet;
  return (await jwtVerify(token, createLocalJWKSet(set), {typ: 'vc+jwt'})).payload;
}

/** A credential's bit in the Bitstring Status List that it names. */
async function revocationBit(token: string): Promise<number> {
  const {credentialStatus} = (await verified(token)) as {
    credentialStatus: Record<string, string>;
  };
  const {statusListIndex, statusListCredential} = credentialStatus;
  const {url, anonKey} = supabase();
  const list = statusListCredential?.split('/').at(-1) ?? '';
  const answer = await createStatusLists()({url, anonKey}, list, Date.now());
  const {credentialSubject} = (await verified(await answer.text())) as {
    credentialSubject: {encodedList: string; statusPurpose: string};
  };
  expect(credentialSubject.statusPurpose).toBe(credentialStatus['statusPurpose']);
  const bits = gunzipSync(Buffer.from(credentialSubject.encodedList.slice(1), 'base64url'));
  const index = Number(statusListIndex);
  return ((bits[index >> 3] ?? 0) >> (7 - (index & 7))) & 1;
}

const holder = (client: Client, id: string, name: string | null) =>
  client.functions.invoke<{holder: string | null}>('certificates/holder', {
    body: {id, holder: name},
  });

const register = async (client: Client, id: string, files: readonly object[]) => {
  const {data, error} = await client.functions.invoke<{number: number}>(
    'certificates/register-version',
    {body: {id, files}},
  );
  return data?.number ?? (error as {context?: Response} | null)?.context?.status;
};

describe('a purchase of two products', () => {
  const email = newEmail();
  let number: string;
  let lines: readonly {readonly id: string}[];
  let first: string;
  let second: string;
  let library: Client;

  beforeAll(async () => {
    const order = await shop.buy(email, [1, 2]);
    ({number, lines} = order);
    const ids = await certificatesOf(order.id, 2);
    [first, second] = [ids[0]!, ids[1]!];
    // A mailed link opens once.
    library = await shop.openLibrary(email);
  });

  it('has a certificate each, which a library that is not ours verifies', async () => {
    const certificate = await load(first);
    expect(certificate.status).toBe('valid');
    const facts = factsOf(certificate);
    expect(facts).toMatchObject({
      holder: null,
      variant: null,
      licence: {id: 'plr', version: '1.0'},
    });
    const payload = await verified(certificate.token);
    expect(payload).toMatchObject({
      id: `${SHOP_URL}/certificado/${first}`,
      credentialStatus: {id: `${SHOP_URL}/certificado/${first}/estado`},
    });
    // Asked for again, it is the same.
    expect((await load(first)).token).toBe(certificate.token);
    expect(first).not.toBe(second);
  });

  it('carries a fingerprint of the order that its owner can prove', async () => {
    const {data} = await library.from('certificates').select('id, order_salt').eq('id', first);
    const salt = String(data?.[0]?.order_salt);
    const digest = createHash('sha256').update(`${salt}:${number}`).digest('base64url');
    expect(factsOf(await load(first))?.orderDigest).toBe(digest);
  });

  it('names its holder only when the owner says so, and no more when they say that', async () => {
    expect((await holder(library, first, '  Editorial   Ñandú ')).data).toEqual({
      holder: 'Editorial Ñandú',
    });
    const named = await load(first);
    expect(factsOf(named)?.holder).toBe('Editorial Ñandú');
    await verified(named.token);
    expect((await holder(library, first, null)).data).toEqual({holder: null});
    expect(factsOf(await load(first))?.holder).toBeNull();
    // What named the former holder is revoked, also for who knows the status list alone.
    expect([
      await revocationBit(named.token),
      await revocationBit((await load(first)).token),
    ]).toEqual([1, 0]);
    expect((await holder(library, first, ' ')).error).not.toBeNull();
    expect((await holder(library, first, 'Ana\u202e')).error).not.toBeNull();
  });

  it('is revoked for what was refunded alone', async () => {
    const bits = async () =>
      Promise.all([first, second].map(async (id) => revocationBit((await load(id)).token)));
    expect(await bits()).toEqual([0, 0]);
    await shop.admin('POST', `refunds/${number}`, {lines: [{line: lines[0]?.id}]});
    const revoked = await soon(async () => {
      const now = await load(first);
      expect(now.status).toBe('revoked');
      return now;
    });
    expect(revoked.revokedAt).not.toBeNull();
    await verified(revoked.token);
    // It is signed no more.
    const renamed = await holder(library, first, 'Otra Editorial');
    expect((renamed.error as {context?: Response} | null)?.context?.status).toBe(409);
    expect((await load(first)).token).toBe(revoked.token);
    expect((await load(second)).status).toBe('valid');
    expect(await bits()).toEqual([1, 0]);
  });

  it('has a dossier of its files and of the versions that its owner registers', async () => {
    const stranger = await signUp(supabase());
    const own = {name: 'mi-libro.pdf', bytes: 3, sha256: 'a'.repeat(64)};
    expect(await register(visitor, second, [own])).toBe(401);
    expect(await register(stranger.client, second, [own])).toBe(403);
    expect(await register(library, first, [own])).toBe(409);
    expect(await register(library, second, [{...own, sha256: 'x'}])).toBe(400);
    expect(await register(library, second, [own])).toBe(1);
    expect(await register(library, second, [own])).toBe(1);
    expect(await register(library, second, [{...own, bytes: 4}])).toBe(2);
    const {url, anonKey} = supabase();
    const answer = await dossierAnswer({url, anonKey}, second);
    const tokens = (await answer.json()) as DossierTokens;
    const keys = readPublicKeys(JSON.parse(supabase().certificateKeys)) ?? [];
    const dossier = await verifyDossier(tokens, keys, webCryptoVerifier(crypto.subtle));
    expect(dossier?.credential.id).toBe(`${SHOP_URL}/certificado/${second}`);
    expect(dossier?.versions.map(({number, files}) => [number, files])).toEqual([
      [1, [own]],
      [2, [{...own, bytes: 4}]],
    ]);
    const {data} = await library.from('product_files').select('name, sha256').order('name');
    expect(dossier?.files).toHaveLength(data?.length ?? -1);
    expect(dossier?.files[0]).toMatchObject({version: 1, ...data?.[0]});
  });
});
