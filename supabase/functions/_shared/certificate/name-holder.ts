/**
 * `POST /holder {id, holder}` with a session, or with `secret`, the one of the order's hand-off: the owner is named on a
 * certificate, or no more.
 */
import {HIDDEN} from '../common/hidden.ts';
import {DatabaseError, sessionHeaders, type DatabaseAddress} from '../database.ts';
import {answer} from '../library/answer.ts';
import {accessBySecret, SECRET_ORDER_COLUMNS, type SecretOrder} from '../library/secret-access.ts';
import type {Fields, Prove} from '../limit-paths.ts';
import {holds, type Right} from '../right.ts';
import {issueCertificate, type Issuer} from './issue.ts';

const CERTIFICATE_ID = /^[0-9a-f]{32}$/;
const MAX_HOLDER_LENGTH = 100;
const COLUMNS = 'id,entitlements(ended_at,revoked_at)';
const REQUEST_LIMIT_MS = 5_000;
/** Error code of the database for a holder who is renamed too often. */
const TOO_MANY = 'PT429';
/** What a name is written with: the Latin letters that names use, digits, and the signs of firms. No 'ǀ', no '€'. */
const NAME =
  /^(?=.*\p{L})[\u0300-\u036fA-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017f\u0218-\u021b\u02bc\u1e00-\u1e99\u1ea0-\u1ef9\d .,:;'"’“”«»#&+/()!¡¿?ªº–-]+$/u;
/** Words that the shop itself writes on a certificate, and its name: without accents, and with 'i' for each 'l'. */
const VERDICT =
  /vigen(?:te|cia)|reempiazad|revocad|verificad|tituiar|autentic|certificadovaiid|iicencia(?!d[oa])|^(?:es)?vaiid[oa](?:$|para)|aprobad[oa]p[oa]r|permitid|transferid|sinrestriccion|autorizad|cesion|reventapir/;
/**
 * Claims of rights that no certificate gives: a whole phrase each, because brands are called 'Reventas Ana', 'Vida sin
 * límites' and 'Derechos Humanos'. Read as above.
 */
const CLAIM = new RegExp(
  [
    /derechos?(?:de|a)(?:autor|reventa|uso|venta|copia|distribu)/,
    /derechos(?:maestr|totai|compiet|pieno|exciusiv)|todosiosderechos|copyright/,
    /re(?:venta|vend)[a-z]{0,2}(?:iiimitad|siniimite|iibre|totai|maestr|iegai|exciusiv)/,
    /(?:usos?|usocomerciai|copias|descargas|derechos|iicencias)(?:iiimitad|siniimite)/,
    /(?:propietari|duen)[oa]s?de(?:ios?|ias?|este|esta)?(?:contenido|derecho|pir)|propietari[oa](?:iegitim|unic|exciusiv)/,
    /(?:propietari[oa]|duen[oa]|autora?)de(?:i|ia|este|esta)(?:contenido|ebook|iibro|obra|texto|producto)/,
    /puede[ns]?(?:revend|redistribu|copiar)|pirmrr|(?:permiso|apt[oa])(?:de|para)reventa/,
    /(?:estado|status)(?:activ[oae]|ok)(?:$|hasta|desde)|^activo$/,
    /(?:reseii|resaie|iabei|master|aii|fuii|pir)rights|uniimited(?:use|res|rights)|verified|authori[sz]ed/,
  ]
    .map(({source}) => source)
    .join('|'),
);
/** The same where its words stand alone. */
const CLAIM_WORD = /(?<![a-z])mrr(?![a-z])|(?:estado|status|reventa)\s*:/;
/** Letters that digits, signs and letters with a stroke are read as: 'V1GENTE' and 'VlGENTE' read as a verdict. */
const READ_AS: Readonly<Record<string, string>> = {
  ...{0: 'o', 1: 'i', 2: 'z', 3: 'e', 4: 'a', 5: 's', 6: 'g', 7: 't', 8: 'b', 9: 'g'},
  ...{'!': 'i', '¡': 'i', '/': 'i', l: 'i', ı: 'i', ł: 'i', đ: 'd', ð: 'd', ŧ: 't', ø: 'o'},
  ...{ħ: 'h', ŋ: 'n', ĸ: 'k', þ: 'p', æ: 'ae', œ: 'oe', ß: 'ss'},
};

/** Whether a text can stand on a certificate as a person's or a firm's name. */
export function isHolderName(name: string): boolean {
  const folded = name.normalize('NFKD').toLowerCase();
  // 'V I G E N T E' reads as one word.
  const letters = Array.from(folded, (sign) => READ_AS[sign] ?? sign)
    .join('')
    .replace(/[^a-z]/g, '');
  return (
    name.length <= MAX_HOLDER_LENGTH &&
    NAME.test(name) &&
    !HIDDEN.test(name) &&
    !VERDICT.test(letters) &&
    !CLAIM.test(letters) &&
    !CLAIM_WORD.test(folded)
  );
}

export interface HolderParts {
  readonly issuer: Issuer;
  readonly address: DatabaseAddress;
  readonly anonKey: string;
}

/** The id of a certificate; null for anything else. */
export function readId({id}: Fields): string | null {
  return typeof id === 'string' && CERTIFICATE_ID.test(id) ? id : null;
}

/** The certificate and the name for it, null for none; null for malformed ones. */
export function readHolder(fields: Fields) {
  const {holder} = fields;
  const id = readId(fields);
  if (!id) return null;
  if (holder === null) return {id, name: null};
  if (typeof holder !== 'string') return null;
  const name = holder.normalize('NFC').trim().replace(/\s+/g, ' ');
  return name && isHolderName(name) ? {id, name} : null;
}

export async function nameHolder(
  {issuer, address, anonKey}: HolderParts,
  request: Request,
  fields: Fields,
  now: number,
  prove: Prove = () => {},
): Promise<Response> {
  const asked = readHolder(fields);
  if (!asked) return answer(400, {error: 'invalid'});
  const {id, name} = asked;
  const {secret} = fields;
  const right =
    secret === undefined
      ? await rightOfSession({address, anonKey}, request.headers, id)
      : await rightBySecret(issuer, secret, id, now);
  if (right === 'signed-out') return answer(401, {error: right});
  if (!right) return answer(403, {error: 'not-yours'});
  prove();
  // A revoked certificate keeps the name that it had when it ended.
  if (!holds(right)) return answer(409, {error: 'revoked'});
  // A cart can be prepared by one person and paid by another: whoever prepared it names the holder once, the payer's
  // account at any time.
  const unnamed = secret === undefined ? '' : '&holder=is.null';
  try {
    const changed = await issuer.database.update<object>(
      'certificates',
      `id=eq.${id}${unnamed}&select=id`,
      {holder: name},
    );
    if (changed.length === 0) return answer(409, {error: 'named'});
  } catch (error) {
    if (error instanceof DatabaseError && error.code === TOO_MANY) {
      return answer(429, {error: 'too-many'});
    }
    throw error;
  }
  await issueCertificate(issuer, id, now);
  return answer(200, {holder: name});
}

/** Row-level security decides, with the rights of the person who asks. */
export async function rightOfSession(
  {address, anonKey}: Omit<HolderParts, 'issuer'>,
  asked: Headers,
  id: string,
): Promise<Right | 'signed-out' | null> {
  const session = asked.get('authorization');
  if (!session) return 'signed-out';
  const seen = await fetch(`${address.url}/rest/v1/certificates?id=eq.${id}&select=${COLUMNS}`, {
    headers: sessionHeaders(asked, anonKey, session),
    signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
  });
  if (seen.status === 401) return 'signed-out';
  const rows = (await seen.json()) as unknown;
  const [row] = seen.ok && Array.isArray(rows) ? (rows as readonly Row<Right>[]) : [];
  return row?.entitlements ?? null;
}

async function rightBySecret(
  {database}: Issuer,
  secret: unknown,
  id: string,
  now: number,
): Promise<Right | null> {
  const [row] = await database.select<Row<Right & {readonly orders: SecretOrder}>>(
    'certificates',
    `id=eq.${id}&select=id,entitlements(ended_at,revoked_at,orders(${SECRET_ORDER_COLUMNS}))`,
  );
  const right = row?.entitlements;
  return right && (await accessBySecret(database, right.orders, secret, now)) === 'open'
    ? right
    : null;
}

interface Row<Entitlement> {
  readonly entitlements: Entitlement | null;
}
