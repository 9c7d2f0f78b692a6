/**
 * The edge function `certificates`: `/sign {id}` signs a licence certificate on its first request, `/holder` sets or
 * clears its holder's name, `/status-list {list}` signs which certificates are revoked, `/dossier` and
 * `/register-version` serve the dossier. Settings: docs/operating.md, Certificates.
 */
import {callerAddress} from '../_shared/caller-address.ts';
import {dossier, registerVersion} from '../_shared/certificate/dossier.ts';
import {issueCertificate, type Issuer} from '../_shared/certificate/issue.ts';
import {CERTIFICATE_ID, nameHolder} from '../_shared/certificate/name-holder.ts';
import {createLicenceReader} from '../_shared/certificate/product-licence.ts';
import {importSigningKey, type SigningKey} from '../_shared/certificate/signing-key.ts';
import {statusList} from '../_shared/certificate/status-list.ts';
import {createRateLimiter} from '../_shared/common/rate-limiter.ts';
import {createDatabase} from '../_shared/database.ts';
import {
  adminNeed,
  answerHealth,
  databaseNeed,
  signingKeyNeed,
  siteNeed,
} from '../_shared/health.ts';
import {answer, CORS_HEADERS, readFields} from '../_shared/library/answer.ts';
import {readShopSettings} from '../_shared/shop-settings.ts';

const settings = readShopSettings((name) => Deno.env.get(name));
const database = createDatabase(settings);
const MINUTE_MS = 60_000;
/** The digests of a version's files. */
const MAX_FIELDS_BYTES = 20_000;
const PATHS = ['/sign', '/holder', '/status-list', '/dossier', '/register-version'];
/** Each path apart: the shop's worker asks for everybody, and many lists must not keep it from signing. */
const calls = createRateLimiter({limit: 600, windowMs: MINUTE_MS});

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
  if (!PATHS.includes(path)) return answer(404, {error: 'not_found'});
  if (calls(`${path} ${callerAddress(request.headers)}`, Date.now()) > 0) {
    return answer(429, {error: 'too-many'});
  }
  const fields = await readFields(request, MAX_FIELDS_BYTES);
  try {
    const parts = {issuer, address: settings, anonKey: settings.anonKey};
    if (path === '/holder') return await nameHolder(parts, request, fields, Date.now());
    if (path === '/register-version') return await registerVersion(parts, request, fields);
    if (path === '/dossier') return await dossier(issuer, fields, Date.now());
    if (path === '/status-list') return await statusList(issuer, fields, Date.now());
    // Answered first, so that the doctor can ask with an id that belongs to nobody.
    await issuer.signingKey();
    const {id} = fields;
    const known = typeof id === 'string' && CERTIFICATE_ID.test(id);
    if (!known || !(await issueCertificate(issuer, id, Date.now()))) {
      return answer(404, {error: 'unknown'});
    }
    return answer(200, {signed: true});
  } catch (error) {
    imported = null;
    console.error('certificates:', String(error));
    return answer(503, {error: 'unavailable'});
  }
});
