import {CERTIFICATE_ID} from '~/domain/certificate/certificate';
import type {LicenceCredential} from '~/domain/certificate/credential';
import {asRecord} from '~/domain/text/parse-unknown';

export interface AskedStatus {
  /** 'replaced' holds, but was signed again since, perhaps for another holder. */
  readonly status: 'valid' | 'replaced' | 'revoked' | 'unknown' | 'unavailable';
  /** Of the certificate's page; null when it has none. */
  readonly path: string | null;
  /** Of the product. */
  readonly title: string;
}

const TIME_LIMIT_MS = 10_000;

/** Asks this shop whether a certificate holds, whatever address the credential names. Never rejects. */
export async function askStatus({id, product, signedAt}: LicenceCredential): Promise<AskedStatus> {
  const name = id.slice(id.lastIndexOf('/') + 1);
  const title = product.name;
  if (!CERTIFICATE_ID.test(name)) return {status: 'unknown', path: null, title};
  const path = `/certificado/${name}`;
  const {status, signedAt: latest} = await fetchStatus(path);
  if (status === 'valid' && signedAt < latest) return {status: 'replaced', path, title};
  return {status, path, title};
}

interface Status {
  readonly status: 'valid' | 'revoked' | 'unknown' | 'unavailable';
  /** Epoch seconds of its latest signature; 0 where none is told. */
  readonly signedAt: number;
}

/** Whether the certificate whose page is at `path` holds now. Never rejects. */
export async function fetchStatus(path: string): Promise<Status> {
  try {
    const answer = await fetch(`${path}/estado`, {signal: AbortSignal.timeout(TIME_LIMIT_MS)});
    const told = asRecord(await answer.json());
    const status = told?.['status'];
    const known = status === 'valid' || status === 'revoked' || status === 'unknown';
    return {status: known ? status : 'unavailable', signedAt: Number(told?.['signedAt']) || 0};
  } catch {
    return {status: 'unavailable', signedAt: 0};
  }
}
