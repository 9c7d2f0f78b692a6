import {timeLimit} from '@common/time-limit';
import * as v from 'valibot';
import {
  DOSSIER_TOKENS,
  verifyDossier,
  type Dossier,
  type DossierTokens,
} from '~/domain/certificate/dossier';
import {readPublicKeys} from '~/domain/certificate/verify-credential';
import {verifySignature} from './check-credential';

export type DossierRead =
  | {
      readonly ok: true;
      readonly dossier: Dossier;
      readonly tokens: DossierTokens;
      /** The published key set, as served. */
      readonly keys: string;
    }
  | {readonly ok: false; readonly reason: 'unreachable' | 'invalid'};

const TIME_LIMIT_MS = 15_000;

/** Reads the dossier of a certificate and verifies it here, by the shop's published keys. Never rejects. */
export async function readDossier(id: string): Promise<DossierRead> {
  let tokens: DossierTokens;
  let keys: string;
  try {
    const [answer, keySet] = await Promise.all(
      [`/certificado/${id}/expediente`, '/.well-known/jwks.json'].map((path) =>
        fetch(path, {signal: timeLimit(TIME_LIMIT_MS)}),
      ),
    );
    tokens = v.parse(DOSSIER_TOKENS, await answer?.json());
    keys = (await keySet?.text()) ?? '';
  } catch {
    return {ok: false, reason: 'unreachable'};
  }
  try {
    const published = readPublicKeys(JSON.parse(keys)) ?? [];
    const dossier = await verifyDossier(tokens, published, verifySignature);
    return dossier ? {ok: true, dossier, tokens, keys} : {ok: false, reason: 'invalid'};
  } catch {
    // What verifies could not be fetched, or the key set is not what the shop serves.
    return {ok: false, reason: 'unreachable'};
  }
}
