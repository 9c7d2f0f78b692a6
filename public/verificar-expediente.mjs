// Verifies a resale dossier of Reventa PLR without the shop's code, packages or network. Node 20.15 or later.
// KEYS.json: https://THE-SHOP/.well-known/jwks.json. LIST.jwt: the statusListCredential that the credential names.
import {createHash, createPublicKey, verify} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {pathToFileURL} from 'node:url';
import {gunzipSync, inflateRawSync} from 'node:zlib';

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

function check(condition, reason) { if (!condition) throw new Error(reason); }

/** The entries of a ZIP by name, read by its central directory. */
export function readZip(zip) {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  check(end >= 0, 'not a ZIP');
  const entries = new Map();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)];
    const [nameLength, extra, comment] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field));
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const stored = zip.subarray(start, start + size);
    check(!entries.has(name), `${name} is there twice`);
    entries.set(name, method === 8 ? inflateRawSync(stored) : stored);
    at += 46 + nameLength + extra + comment;
  }
  return entries;
}

/** The payload of a token that one of the keys signed; each byte counts, so base64url has one spelling. */
export function readToken(bytes, keys) {
  const parts = Buffer.from(bytes).toString('latin1').split('.');
  const decoded = parts.map((part) => Buffer.from(part, 'base64url'));
  check(parts.length === 3 && decoded.every((part, i) => part.toString('base64url') === parts[i]), 'not a token');
  const header = JSON.parse(decoded[0].toString());
  check(header.alg === 'EdDSA' && header.typ === 'vc+jwt' && !header.crit, 'another kind of token');
  const key = keys.find(({kid}) => kid === header.kid);
  check(key, `no key is called ${header.kid}`);
  const signed = Buffer.from(`${parts[0]}.${parts[1]}`);
  check(verify(null, signed, createPublicKey({key, format: 'jwk'}), decoded[2]), 'the signature does not match');
  return JSON.parse(decoded[1].toString());
}

/** Whether the signed status list says that the credential is revoked. */
export function isRevoked({credentialStatus: status}, list, now) {
  check(list.id === status.statusListCredential, 'this is another status list');
  check(Date.parse(list.validUntil) > now, 'the status list is out of date');
  const bits = gunzipSync(Buffer.from(list.credentialSubject.encodedList.slice(1), 'base64url'));
  const index = Number(status.statusListIndex);
  check(bits.length >= 16_384 && index < bits.length * 8, 'the status list is too short');
  return ((bits[index >> 3] >> (7 - (index & 7))) & 1) === 1;
}

/** What the dossier says; throws with the reason if anything in it does not agree with its signatures. */
export function readDossier(entries, keys) {
  const token = (name) => readToken(entries.get(name) ?? '', keys);
  const [credential, files] = [token('credencial.jwt'), token('archivos.jwt')];
  const names = [...entries.keys()].filter((name) => /^version-\d+\.jwt$/.test(name));
  const versions = names.map(token).sort((a, b) => a.credentialSubject.number - b.credentialSubject.number);
  check(credential.type.includes('ResaleLicenceCredential'), 'credencial.jwt is not a licence');
  check(files.credentialSubject.certificate === credential.id, 'archivos.jwt is of another purchase');
  for (const each of versions) check(each.credentialSubject.derivedFrom === credential.id, 'a version of another purchase');
  const {certificate, files: delivered, licenceTexts} = files.credentialSubject;
  const own = versions.map(({validFrom, credentialSubject: {number, files: list}}) => ({
    ...{number, registeredAt: validFrom}, files: list.map(({name, bytes, sha256}) => ({name, bytes, sha256})),
  }));
  const listed = delivered.map(({name, version, bytes, sha256}) => ({name, version, bytes, sha256}));
  const manifest = JSON.stringify({certificate, files: listed, licenceTexts, versions: own}, null, 2);
  check(entries.get('manifiesto.json')?.toString() === `${manifest}\n`, 'manifiesto.json was changed');
  for (const [language, digest] of Object.entries(licenceTexts)) {
    check(sha256(entries.get(`licencia-${language}.txt`) ?? '') === digest, `licencia-${language}.txt was changed`);
  }
  const proven = ['credencial.jwt', 'archivos.jwt', 'manifiesto.json', ...names, ...Object.keys(licenceTexts).map((language) => `licencia-${language}.txt`)];
  const others = [...entries.keys()].filter((name) => !proven.includes(name));
  for (const name of others) check(/^(LEEME\.txt|claves\.json|carta-es\.txt|letter-en\.txt)$/.test(name), `${name} is no part of a dossier`);
  return {credential, others, hashes: new Set([...delivered, ...own.flatMap((each) => each.files)].map((each) => each.sha256))};
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.on('uncaughtException', ({message}) => {
    console.error(`REFUSED: ${message}`);
    process.exitCode = 1;
  });
  const [zip, keyFile, ...rest] = process.argv.slice(2);
  check(keyFile, 'usage: node verificar-expediente.mjs DOSSIER.zip KEYS.json [--list LIST.jwt] [FILE ...]');
  const {keys} = JSON.parse(readFileSync(keyFile, 'utf8'));
  const {credential, others, hashes} = readDossier(readZip(readFileSync(zip)), keys);
  console.log(`Signed by ${credential.issuer.id}: ${credential.credentialSubject.licence.name}, ${credential.credentialSubject.product.name}`);
  console.log(`Not signed, so not checked: ${others.join(', ')}`);
  const list = rest[0] === '--list' ? readToken(readFileSync(rest[1]), keys) : null;
  if (list) check(!isRevoked(credential, list, Date.now()), 'this licence was revoked');
  console.log(list ? 'Not revoked' : `Not checked for revocation: ${credential.id}/estado`);
  for (const file of rest.slice(list ? 2 : 0)) {
    check(hashes.has(sha256(readFileSync(file))), `${file} is not a file of this dossier`);
    console.log(`${file} belongs to it`);
  }
}
