/** What programs are told of a certificate. Any page may ask, and nothing keeps the answer. */
import {CREDENTIAL_MEDIA_TYPE} from '~/domain/certificate/credential';
import {jsonResponse} from '../http/json-response';
import type {CertificateRead} from './read-certificate';

const OPEN = {'Access-Control-Allow-Origin': '*'};

/** `{id, status: 'valid' | 'revoked', revokedAt, signedAt}`, `{status: 'unknown'}`; 404 for the unknown, 503 when it cannot be told. */
export function statusAnswer(read: CertificateRead): Response {
  if (!read.ok) return jsonResponse({error: 'unavailable'}, {status: 503, headers: OPEN});
  const {certificate} = read;
  if (!certificate) return jsonResponse({status: 'unknown'}, {status: 404, headers: OPEN});
  const {id, status, revokedAt, signedAt} = certificate;
  return jsonResponse({id, status, revokedAt, signedAt}, {headers: OPEN});
}

/** The signed credential as a file. */
export function credentialAnswer(read: CertificateRead): Response {
  if (!read.ok || !read.certificate) return statusAnswer(read);
  const {id, token} = read.certificate;
  return new Response(token, {
    headers: {
      ...OPEN,
      'Content-Type': CREDENTIAL_MEDIA_TYPE,
      'Content-Disposition': `attachment; filename="certificado-${id}.jwt"`,
      'Cache-Control': 'no-store',
    },
  });
}
