/**
 * What a purchase's dossier adds to its certificate (docs/product.md 17.1): a signed list of the digests of its files, and
 * one credential for each version that its buyer made and registered.
 *
 * `POST /dossier {id}` answers `{files, versions}`, tokens all; anybody who knows the id may ask.
 * `POST /register-version {id, files}`, with a session, answers `{number}`.
 */
import {databaseTime} from '../common/dates.ts';
import {answer} from '../library/answer.ts';
import type {Fields, Prove} from '../limit-paths.ts';
import {holds} from '../right.ts';
import {contextsOf, signToken, statusEntry} from './credential.ts';
import {issueCertificate, type Issuer} from './issue.ts';
import {LICENCES} from './licences.generated.ts';
import {HIDDEN} from '../common/hidden.ts';
import {readId, rightOfSession, type HolderParts} from './name-holder.ts';

interface FileDigest {
  readonly name: string;
  readonly bytes: number;
  /** In hexadecimal. */
  readonly sha256: string;
}

interface Facts {
  readonly files: readonly (FileDigest & {readonly version: number})[];
  readonly versions: readonly {
    readonly number: number;
    readonly files: readonly FileDigest[];
    readonly registeredAt: string;
  }[];
}

const MAX_FILES = 60;
const MAX_FILE_NAME_LENGTH = 100;
const MAX_BYTES = 2 ** 40;
const COLUMNS = 'status_position,licence';

export async function dossier(issuer: Issuer, fields: Fields, now: number): Promise<Response> {
  const id = readId(fields);
  if (!id || !(await issueCertificate(issuer, id, now))) return answer(404, {error: 'unknown'});
  const {database, shop} = issuer;
  const [[row], facts] = await Promise.all([
    database.select<{
      readonly status_position: number;
      readonly licence: {readonly id: string; readonly version: string};
    }>('certificates', `id=eq.${id}&select=${COLUMNS}`),
    database.call<Facts | null>('dossier', {of_certificate: id}),
  ]);
  if (!row || !facts) return answer(404, {error: 'unknown'});
  const page = `${shop}/certificado/${id}`;
  const common = {
    '@context': contextsOf(shop),
    // A refund revokes all of them at once.
    credentialStatus: statusEntry(shop, page, row.status_position),
  };
  const {licence} = row;
  const texts = LICENCES.find((each) => each.id === licence.id && each.version === licence.version);
  const files = await signToken(
    issuer,
    {
      ...common,
      id: `${page}/expediente#archivos`,
      type: ['VerifiableCredential', 'DeliveredFilesCredential'],
      validFrom: new Date(now).toISOString(),
      credentialSubject: {
        certificate: page,
        files: facts.files,
        licenceTexts: texts?.texts ?? {},
      },
    },
    now,
  );
  const versions = await Promise.all(
    facts.versions.map(({number, files: own, registeredAt}) =>
      signToken(
        issuer,
        {
          ...common,
          id: `${page}/expediente#version-${number}`,
          type: ['VerifiableCredential', 'DerivedVersionCredential'],
          validFrom: new Date(databaseTime(registeredAt)).toISOString(),
          credentialSubject: {derivedFrom: page, number, files: own},
        },
        databaseTime(registeredAt),
      ),
    ),
  );
  return answer(200, {files, versions});
}

export async function registerVersion(
  {issuer, address, anonKey}: HolderParts,
  request: Request,
  fields: Fields,
  prove: Prove = () => {},
): Promise<Response> {
  const id = readId(fields);
  const own = readFileDigests(fields['files']);
  if (!id || !own) return answer(400, {error: 'invalid'});
  const right = await rightOfSession({address, anonKey}, request.headers, id);
  if (right === 'signed-out') return answer(401, {error: right});
  if (!right) return answer(403, {error: 'not-yours'});
  prove();
  if (!holds(right)) return answer(409, {error: 'revoked'});
  const {outcome, number} = await issuer.database.call<{
    readonly outcome: 'registered' | 'revoked' | 'full';
    readonly number?: number;
  }>('register_version', {of_certificate: id, version_files: own});
  return outcome === 'registered' ? answer(200, {number}) : answer(409, {error: outcome});
}

/** Sorted, so that the same files are the same version; null for anything else than digests of files. */
export function readFileDigests(value: unknown): readonly FileDigest[] | null {
  if (!Array.isArray(value) || value.length === 0 || value.length > MAX_FILES) return null;
  const files = (value as unknown[]).map(readFileDigest);
  if (!files.every((file) => file !== null)) return null;
  return files.sort((a, b) => (a.name < b.name ? -1 : 1));
}

function readFileDigest(value: unknown): FileDigest | null {
  const {name, bytes, sha256} = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof name !== 'string' || name.trim() === '' || name.length > MAX_FILE_NAME_LENGTH) {
    return null;
  }
  if (HIDDEN.test(name)) return null;
  if (typeof bytes !== 'number' || !Number.isInteger(bytes) || bytes < 0 || bytes > MAX_BYTES) {
    return null;
  }
  if (typeof sha256 !== 'string' || !/^[0-9a-f]{64}$/.test(sha256)) return null;
  return {name: name.normalize('NFC'), bytes, sha256};
}
