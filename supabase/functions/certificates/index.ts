/**
 * The edge function `certificates`: `/sign {id}` signs a licence certificate on its first request, `/holder` sets or
 * clears its holder's name, `/status-list {list}` signs which certificates are revoked, `/dossier` and
 * `/register-version` serve the dossier. Settings: docs/operating.md, Certificates.
 */
import {dossier, readFileDigests, registerVersion} from '../_shared/certificate/dossier.ts';
import {issueCertificate, type Issuer} from '../_shared/certificate/issue.ts';
import {nameHolder, readHolder, readId} from '../_shared/certificate/name-holder.ts';
import {createLicenceReader} from '../_shared/certificate/product-licence.ts';
import {importSigningKey, type SigningKey} from '../_shared/certificate/signing-key.ts';
import {readList, statusList} from '../_shared/certificate/status-list.ts';
import {createDatabase} from '../_shared/database.ts';
import {
  adminNeed,
  answerHealth,
  databaseNeed,
  signingKeyNeed,
  siteNeed,
} from '../_shared/health.ts';
import {limitPaths, shownBy, type Fields} from '../_shared/limit-paths.ts';
import {answer, CORS_HEADERS, readFields} from '../_shared/library/answer.ts';
import {readShopSettings} from '../_shared/shop-settings.ts';

const settings = readShopSettings((name) => Deno.env.get(name));
const database = createDatabase(settings);
/** The digests of a version's files. */
const MAX_FIELDS_BYTES = 20_000;
/** A certificate, and who shows that it is theirs. */
const owned = (fields: Fields, headers: Headers) => {
  const [id, shown] = [readId(fields), shownBy(fields, headers)];
  return id !== null && shown !== null ? `${id} ${shown}` : null;
};
/** For the three that are not owned the shop's worker asks for everybody. */
const admit = limitPaths({
  '/sign': {ofOne: 30, about: readId},
  '/dossier': {ofOne: 30, ofNetwork: 1200, about: readId},
  '/status-list': {
    ofOne: 60,
    ofNetwork: 600,
    about: (fields) => readList(fields)?.toString() ?? null,
  },
  '/holder': {ofOne: 30, about: (fields, headers) => readHolder(fields) && owned(fields, headers)},
  '/register-version': {
    ofOne: 30,
    // A session alone registers.
    about: ({id, files}, headers) => readFileDigests(files) && owned({id}, headers),
  },
});

let imported: Promise<SigningKey> | null = null;
const issuer: Issuer = {
  database,
  shop: settings.siteUrl,
  shopName: 'Reventa PLR',
  licenceOf: createLicenceReader(settings.admin),
  signingKey: () => (imported ??= importSigningKey(Deno.env.get('CERTIFICATE_SIGNING_KEY') ?? '')),
};

const needs = [
  databaseNeed(settings),
  adminNeed(settings),
  siteNeed(settings),
  signingKeyNeed(Deno.env.get('CERTIFICATE_SIGNING_KEY') ?? ''),
];

Deno.serve(async (request) => {
  if (request.method === 'OPTIONS') return new Response(null, {status: 204, headers: CORS_HEADERS});
  const health = await answerHealth(request, settings, needs);
  if (health) return health;
  if (request.method !== 'POST') return answer(405, {error: 'method_not_allowed'});
  const path = new URL(request.url).pathname.replace(/^.*\/certificates/, '');
  const fields = await readFields(request, MAX_FIELDS_BYTES);
  const prove = admit(path, fields, request.headers, Date.now());
  if (prove instanceof Response) return prove;
  try {
    const parts = {issuer, address: settings, anonKey: settings.anonKey};
    if (path === '/holder') return await nameHolder(parts, request, fields, Date.now(), prove);
    if (path === '/register-version') return await registerVersion(parts, request, fields, prove);
    if (path === '/dossier') return await dossier(issuer, fields, Date.now());
    if (path === '/status-list') return await statusList(issuer, fields, Date.now());
    // Answered first, so that the doctor can ask with an id that belongs to nobody.
    await issuer.signingKey();
    const id = readId(fields);
    if (!id || !(await issueCertificate(issuer, id, Date.now()))) {
      return answer(404, {error: 'unknown'});
    }
    return answer(200, {signed: true});
  } catch (error) {
    imported = null;
    console.error('certificates:', String(error));
    return answer(503, {error: 'unavailable'});
  }
});
