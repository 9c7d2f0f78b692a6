import {createLocalJWKSet, jwtVerify, decodeProtectedHeader} from 'jose';
import {beforeAll, describe, expect, it, vi} from 'vitest';
import {verifySignature as verifyHere} from '~/components/certificate/check-credential';
import {
  readPublicKeys,
  verifyCredential,
  webCryptoVerifier,
} from '~/domain/certificate/verify-credential';
import {claims, newKeyPair, PURCHASED_AT, SHOP, sign, type KeyPair} from './support';

const verifySignature = webCryptoVerifier(crypto.subtle);
let former: KeyPair;
let current: KeyPair;
let token: string;

beforeAll(async () => {
  former = await newKeyPair('2026-11');
  current = await newKeyPair('2027-01');
  token = await sign(former);
});

const verify = (text: string, keys = [current.published, former.published]) =>
  verifyCredential(text, keys, verifySignature);

describe('a credential of the shop', () => {
  it('is valid and says what was signed', async () => {
    expect(await verify(token)).toEqual({
      ok: true,
      credential: {
        id: `${SHOP}/certificado/${claims.id}`,
        issuer: 'did:web:tienda.example',
        validFrom: '2026-11-22T15:30:00.000Z',
        signedAt: expect.any(Number) as number,
        statusUrl: `${SHOP}/certificado/${claims.id}/estado`,
        licence: claims.licence,
        product: claims.product,
        orderDigest: claims.orderDigest,
        holder: null,
      },
    });
  });

  it('names its holder only when it was told to', async () => {
    const named = await verify(await sign(former, {holder: 'Editorial Ñandú'}));
    expect(named).toMatchObject({ok: true, credential: {holder: 'Editorial Ñandú'}});
    expect(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).not.toContain('holder');
  });

  it('stays valid once another key signs, as long as the former one is published', async () => {
    expect((await verify(token)).ok).toBe(true);
    expect((await verify(await sign(current))).ok).toBe(true);
    expect(await verify(token, [current.published])).toEqual({ok: false, reason: 'unknown-key'});
  });

  it('is verified by a library that is not ours', async () => {
    const keys = [current, former].map(({published}) => ({
      ...published,
      kid: `did:web:tienda.example#${published.kid}`,
    }));
    const {payload, protectedHeader} = await jwtVerify(token, createLocalJWKSet({keys}), {
      typ: 'vc+jwt',
      issuer: 'did:web:tienda.example',
      currentDate: new Date(PURCHASED_AT + 60_000),
    });
    expect(protectedHeader).toEqual({
      alg: 'EdDSA',
      typ: 'vc+jwt',
      cty: 'vc',
      kid: 'did:web:tienda.example#2026-11',
    });
    expect(payload).toMatchObject({
      '@context': ['https://www.w3.org/ns/credentials/v2', {}],
      type: ['VerifiableCredential', 'ResaleLicenceCredential'],
      credentialSubject: {product: {name: claims.product.name}},
    });
  });
});

describe('a forgery', () => {
  it('of any single byte is refused', async () => {
    // Every byte in turn, twice, each time into another character of the alphabet or of none.
    const forgeries = Array.from({length: 2 * token.length}, (_, turn) => {
      const at = turn % token.length;
      const byte = token.charCodeAt(at);
      const changed = (byte + 1 + ((Math.floor(turn / token.length) * 37 + at) % 126)) % 128;
      return token.slice(0, at) + String.fromCharCode(changed) + token.slice(at + 1);
    });
    expect(forgeries).not.toContain(token);
    const verdicts = await Promise.all(forgeries.map((forged) => verify(forged)));
    expect(verdicts.filter(({ok}) => ok)).toEqual([]);
  });

  it('is refused as well, and a true one is not, where Web Crypto has no Ed25519', async () => {
    const stranger = await sign(await newKeyPair('2026-11'));
    vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(
      new DOMException('', 'NotSupportedError'),
    );
    const oks = [token, stranger, `${token.slice(0, -9)}A${token.slice(-8)}`].map(
      async (text) => (await verifyCredential(text, [former.published], verifyHere)).ok,
    );
    expect(await Promise.all(oks)).toEqual([true, false, false]);
    vi.restoreAllMocks();
  });

  it('that spells the same bytes in another way is refused', async () => {
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const last = alphabet.indexOf(token.at(-1) ?? '');
    const [bits] = [1, 2, 4, 8];
    // The last character of 64 bytes has four bits that say nothing.
    const twin = token.slice(0, -1) + alphabet[last ^ (bits ?? 1)];
    expect(Buffer.from(twin.split('.')[2] ?? '', 'base64url')).toEqual(
      Buffer.from(token.split('.')[2] ?? '', 'base64url'),
    );
    expect((await verify(twin)).ok).toBe(false);
    expect((await verify(`${token}=`)).ok).toBe(false);
  });

  it('that claims another algorithm is refused, also where the own key signed it', async () => {
    const [, payload = ''] = token.split('.');
    for (const alg of ['none', 'HS256', 'Ed448', 'eddsa']) {
      const header = JSON.stringify({...decodeProtectedHeader(token), alg});
      const signed = `${Buffer.from(header).toString('base64url')}.${payload}`;
      const signature = await crypto.subtle.sign(
        'Ed25519',
        former.signing.key,
        Buffer.from(signed),
      );
      const forged = `${signed}.${Buffer.from(signature).toString('base64url')}`;
      expect((await verify(forged)).ok).toBe(false);
    }
  });

  it('by a key of the same name is refused', async () => {
    const stranger = await newKeyPair('2026-11');
    expect(await verify(await sign(stranger))).toEqual({ok: false, reason: 'bad-signature'});
  });
});

it.each(['', '.', 'a.b.c', '...', 'e30.e30.e30', '[]', 'x'.repeat(70_000)])(
  'refuses %j as no credential',
  async (text) => {
    expect((await verify(text)).ok).toBe(false);
  },
);

it('published keys are read from a set, and refused when one is private or none', () => {
  const key = former.published;
  expect(readPublicKeys({keys: [key]})).toEqual([key]);
  expect(readPublicKeys({keys: [{...key, d: key.x}]})).toBeNull();
  expect(readPublicKeys({keys: [{...key, crv: 'X25519'}]})).toBeNull();
  expect(readPublicKeys({keys: [{...key, x: 'AA'}]})).toBeNull();
  expect(readPublicKeys(null)).toEqual([]);
});
