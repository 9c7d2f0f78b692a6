/**
 * What a licence certificate says, as a Verifiable Credential (W3C data model 2.0), and its signed form (Securing
 * Verifiable Credentials using JOSE and COSE: a JWT whose claims are the credential itself).
 */
import {textToBase64Url, toBase64Url} from './base64url.ts';
import type {SigningKey} from './signing-key.ts';

export interface CertificateLicence {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  /** 'yes', 'condition' or 'no', by the id of the right. */
  readonly rights: Readonly<Record<string, string>>;
}

export interface CertificateClaims {
  readonly id: string;
  /** Origin of the shop, such as 'https://tienda.example'. */
  readonly shop: string;
  readonly shopName: string;
  /** Index of the certificate's bit, counted across all status lists. */
  readonly statusPosition: number;
  readonly licence: CertificateLicence;
  readonly product: {readonly name: string; readonly variant: string | null};
  readonly orderDigest: string;
  /** Null unless the holder wants to be named. */
  readonly holder: string | null;
  /** Moment of the purchase, epoch milliseconds. */
  readonly purchasedAt: number;
}

/** The shop as a decentralised identifier (did:web): its host, whose colon is escaped. */
function didOf(shop: string): string {
  return `did:web:${encodeURIComponent(new URL(shop).host)}`;
}

export const CREDENTIALS_CONTEXT = 'https://www.w3.org/ns/credentials/v2';

/** The shop's signing key and its id. */
export interface Signer {
  /** Origin of the shop. */
  readonly shop: string;
  readonly shopName: string;
  readonly signingKey: () => Promise<SigningKey>;
}

/**
 * Signs a credential of the shop and adds its issuer. @returns the token, in compact form.
 * @param now epoch milliseconds of the signing.
 * @throws what Web Crypto rejects with.
 */
export async function signToken(
  {shop, shopName, signingKey}: Signer,
  credential: {readonly id: string} & Readonly<Record<string, unknown>>,
  now: number,
): Promise<string> {
  const {key, kid} = await signingKey();
  const issuer = didOf(shop);
  const header = {alg: 'EdDSA', typ: 'vc+jwt', cty: 'vc', kid: `${issuer}#${kid}`};
  const {'@context': context, id, ...rest} = credential;
  const payload = {
    ...{'@context': context, id, issuer: {id: issuer, name: shopName}, ...rest},
    ...{iss: issuer, jti: id, iat: Math.floor(now / 1000)},
  };
  const signed = [header, payload].map((part) => textToBase64Url(JSON.stringify(part))).join('.');
  const bytes = new TextEncoder().encode(signed);
  const signature = new Uint8Array(await crypto.subtle.sign('Ed25519', key, bytes));
  return `${signed}.${toBase64Url(signature)}`;
}

/** The certificate's own token. @param now epoch milliseconds of the signing. */
export function signCredential(
  claims: CertificateClaims,
  key: SigningKey,
  now: number,
): Promise<string> {
  const {shop, shopName} = claims;
  return signToken(
    {shop, shopName, signingKey: () => Promise.resolve(key)},
    credential(claims),
    now,
  );
}

/** The contexts of a credential. What the standard has no word for is explained where the licence is. */
export function contextsOf(shop: string): readonly unknown[] {
  return [CREDENTIALS_CONTEXT, {'@vocab': `${shop}/licencia#`}];
}

/** Bits of a Bitstring Status List: the least that the standard allows. */
export const STATUS_LIST_LENGTH = 131_072;
export const STATUS_PURPOSE = 'revocation';

export function statusListAddress(shop: string, list: number): string {
  return `${shop}/certificado/listas/${list}`;
}

/** Where to learn whether a certificate is revoked: its own status address, and its bit in a Bitstring Status List. */
export function statusEntry(shop: string, page: string, position: number) {
  return {
    id: `${page}/estado`,
    type: 'BitstringStatusListEntry',
    statusPurpose: STATUS_PURPOSE,
    statusListIndex: String(position % STATUS_LIST_LENGTH),
    statusListCredential: statusListAddress(shop, Math.floor(position / STATUS_LIST_LENGTH)),
  };
}

function credential(claims: CertificateClaims) {
  const {shop, statusPosition, licence, product, orderDigest, holder, purchasedAt} = claims;
  const page = `${shop}/certificado/${claims.id}`;
  return {
    '@context': contextsOf(shop),
    id: page,
    type: ['VerifiableCredential', 'ResaleLicenceCredential'],
    validFrom: new Date(purchasedAt).toISOString(),
    credentialStatus: statusEntry(shop, page, statusPosition),
    credentialSubject: {
      licence,
      product: {name: product.name, ...(product.variant ? {variant: product.variant} : {})},
      order: {digest: orderDigest, algorithm: 'SHA-256'},
      ...(holder ? {holder: {name: holder}} : {}),
    },
  };
}
