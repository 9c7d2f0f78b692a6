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

/**
 * The token, in compact form. @param now epoch milliseconds of the signing.
 * @throws what Web Crypto rejects with.
 */
export async function signCredential(
  claims: CertificateClaims,
  {key, kid}: SigningKey,
  now: number,
): Promise<string> {
  const issuer = didOf(claims.shop);
  const header = {alg: 'EdDSA', typ: 'vc+jwt', cty: 'vc', kid: `${issuer}#${kid}`};
  const payload = {...credential(claims, issuer), iat: Math.floor(now / 1000)};
  const signed = [header, payload].map((part) => textToBase64Url(JSON.stringify(part))).join('.');
  const bytes = new TextEncoder().encode(signed);
  const signature = new Uint8Array(await crypto.subtle.sign('Ed25519', key, bytes));
  return `${signed}.${toBase64Url(signature)}`;
}

function credential(claims: CertificateClaims, issuer: string) {
  const {shop, shopName, licence, product, orderDigest, holder, purchasedAt} = claims;
  const page = `${shop}/certificado/${claims.id}`;
  return {
    // What the standard has no word for is explained where the licence is.
    '@context': ['https://www.w3.org/ns/credentials/v2', {'@vocab': `${shop}/licencia#`}],
    id: page,
    type: ['VerifiableCredential', 'ResaleLicenceCredential'],
    issuer: {id: issuer, name: shopName},
    validFrom: new Date(purchasedAt).toISOString(),
    credentialStatus: {id: `${page}/estado`, type: 'LicenceStatus'},
    credentialSubject: {
      licence,
      product: {name: product.name, ...(product.variant ? {variant: product.variant} : {})},
      order: {digest: orderDigest, algorithm: 'SHA-256'},
      ...(holder ? {holder: {name: holder}} : {}),
    },
    iss: issuer,
    jti: page,
  };
}
