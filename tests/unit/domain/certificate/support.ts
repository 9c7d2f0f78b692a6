/** Keys and certificates of one test file. */
import {webcrypto} from 'node:crypto';
import {readPublicKeys, type PublicKey} from '~/domain/certificate/verify-credential';
import {
  signCredential,
  type CertificateClaims,
} from '../../../../supabase/functions/_shared/certificate/credential';
import {
  importSigningKey,
  type SigningKey,
} from '../../../../supabase/functions/_shared/certificate/signing-key';

export const SHOP = 'https://tienda.example';
export const PURCHASED_AT = Date.UTC(2026, 10, 22, 15, 30);

export const claims: CertificateClaims = {
  id: '0123456789abcdef0123456789abcdef',
  shop: SHOP,
  shopName: 'Reventa PLR',
  statusPosition: 131_072 + 94_567,
  licence: {
    id: 'plr',
    name: 'Licencia PLR',
    version: '1.0',
    rights: {vender: 'yes', reventa: 'no'},
  },
  product: {name: 'Ansiedad y crianza: guía para padres', variant: null},
  orderDigest: 'x'.repeat(43),
  holder: null,
  purchasedAt: PURCHASED_AT,
};

export interface KeyPair {
  readonly signing: SigningKey;
  readonly published: PublicKey;
}

export async function newKeyPair(kid: string): Promise<KeyPair> {
  const {privateKey} = (await webcrypto.subtle.generateKey('Ed25519', true, [
    'sign',
    'verify',
  ])) as webcrypto.CryptoKeyPair;
  const jwk = await webcrypto.subtle.exportKey('jwk', privateKey);
  const {kty, crv, x, d} = jwk;
  const [published] = readPublicKeys({keys: [{kty, crv, x, kid}]}) ?? [];
  if (!published) throw new Error('Not a public key');
  return {signing: await importSigningKey(JSON.stringify({kty, crv, x, d, kid})), published};
}

export function sign(
  {signing}: KeyPair,
  changes: Partial<CertificateClaims> = {},
): Promise<string> {
  return signCredential({...claims, ...changes}, signing, PURCHASED_AT + 2000);
}
