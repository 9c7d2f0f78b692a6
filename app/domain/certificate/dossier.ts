/**
 * The dossier of a purchase (docs/product.md 17.1): its certificate, the signed digests of its files by version, and the
 * versions that its owner registered. A file belongs to it if its SHA-256 is one of these.
 */
import * as v from 'valibot';
import type {LicenceCredential} from './credential';
import {readCredential} from './credential';
import {type PublicKey, verifyToken, type VerifySignature} from './verify-credential';

/** The signed credentials, as the shop serves them. */
export const DOSSIER_TOKENS = v.object({
  credential: v.string(),
  files: v.string(),
  versions: v.array(v.string()),
});
export type DossierTokens = v.InferOutput<typeof DOSSIER_TOKENS>;

const FILE = v.object({name: v.string(), bytes: v.number(), sha256: v.string()});
const DELIVERED = v.object({
  certificate: v.string(),
  files: v.array(v.object({...FILE.entries, version: v.number()})),
  licenceTexts: v.record(v.string(), v.string()),
});
const OWN_VERSION = v.object({
  validFrom: v.string(),
  credentialSubject: v.object({
    derivedFrom: v.string(),
    number: v.number(),
    files: v.array(FILE),
  }),
});

export type DeliveredFile = v.InferOutput<typeof DELIVERED>['files'][number];
export type FileDigest = v.InferOutput<typeof FILE>;

export interface OwnVersion {
  readonly number: number;
  /** ISO 8601. */
  readonly registeredAt: string;
  readonly files: readonly FileDigest[];
}

export interface Dossier {
  readonly credential: LicenceCredential;
  readonly files: readonly DeliveredFile[];
  /** SHA-256 of the licence's text by language. */
  readonly licenceTexts: Readonly<Record<string, string>>;
  readonly versions: readonly OwnVersion[];
}

/**
 * What the credentials say; null if one is not signed by the shop, or belongs to another certificate.
 * @throws whatever `verifySignature` rejects with.
 */
export async function verifyDossier(
  {credential, files, versions}: DossierTokens,
  keys: readonly PublicKey[],
  verifySignature: VerifySignature,
): Promise<Dossier | null> {
  const results = await Promise.all(
    [credential, files, ...versions].map((token) => verifyToken(token, keys, verifySignature)),
  );
  const payloads = results.flatMap((result) => (result.ok ? [result.payload] : []));
  const [licencePayload, filesPayload, ...versionPayloads] = payloads;
  if (payloads.length !== results.length) return null;
  const licence = readCredential(licencePayload);
  const delivered = v.safeParse(DELIVERED, filesPayload?.['credentialSubject']);
  const own = v.safeParse(v.array(OWN_VERSION), versionPayloads);
  if (!licence || !delivered.success || !own.success) return null;
  if (delivered.output.certificate !== licence.id) return null;
  if (own.output.some(({credentialSubject}) => credentialSubject.derivedFrom !== licence.id)) {
    return null;
  }
  return {
    credential: licence,
    files: delivered.output.files,
    licenceTexts: delivered.output.licenceTexts,
    versions: own.output.map(({validFrom, credentialSubject: {number, files: list}}) => ({
      ...{number, registeredAt: validFrom, files: list},
    })),
  };
}

/** The manifest of the ZIP: what the credentials say, readable. A verifier builds it again and compares. */
export function manifestOf({credential, files, licenceTexts, versions}: Dossier): string {
  const listed = {
    certificate: credential.id,
    files: files.map(({name, version, bytes, sha256}) => ({name, version, bytes, sha256})),
    licenceTexts,
    versions: versions.map(({number, registeredAt, files: own}) => ({
      ...{number, registeredAt},
      files: own.map(({name, bytes, sha256}) => ({name, bytes, sha256})),
    })),
  };
  return `${JSON.stringify(listed, null, 2)}\n`;
}

export type Match =
  | {readonly kind: 'delivered'; readonly file: DeliveredFile}
  | {readonly kind: 'own'; readonly number: number; readonly file: FileDigest};

/** Finds the file of this digest (hexadecimal) in the dossier; null if the dossier does not list it. */
export function findFile({files, versions}: Dossier, sha256: string): Match | null {
  const delivered = files.find((each) => each.sha256 === sha256);
  if (delivered) return {kind: 'delivered', file: delivered};
  for (const {number, files: own} of versions) {
    const file = own.find((each) => each.sha256 === sha256);
    if (file) return {kind: 'own', number, file};
  }
  return null;
}
