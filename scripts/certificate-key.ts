/**
 * `npx tsx scripts/certificate-key.ts`: makes a key that signs certificates, and says where its halves go. The keys that are
 * in PUBLIC_CERTIFICATE_KEYS already stay published. Nothing is written to a file.
 */
import {generateKeyPairSync} from 'node:crypto';
import {readPublicKeys} from '../app/domain/certificate/verify-credential';
import {parseJson} from '../app/domain/text/parse-unknown';
import {fail} from './lib/fail';
import {loadDotEnv} from './lib/local-environment';

loadDotEnv();
const former = readPublicKeys(parseJson(process.env['PUBLIC_CERTIFICATE_KEYS'] || '{}'));
if (!former) fail('PUBLIC_CERTIFICATE_KEYS is not a set of public Ed25519 keys.');
const kid = new Date().toISOString().slice(0, 16).replace(':', '');
const jwk = generateKeyPairSync('ed25519').privateKey.export({format: 'jwk'});
const published = {kty: 'OKP', crv: 'Ed25519', x: jwk.x, kid};

console.log(`1. Publish it first: the variable of the worker, then deploy.

PUBLIC_CERTIFICATE_KEYS=${JSON.stringify({keys: [published, ...(former ?? [])]})}

2. Then sign with it: the secret of the functions, which is shown here only.

npx supabase@3 secrets set CERTIFICATE_SIGNING_KEY='${JSON.stringify({...published, d: jwk.d})}'`);
