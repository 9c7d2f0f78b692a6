import {licences} from '~/content/licence';
import type {CertificateFacts, FaceRights} from '~/domain/certificate/certificate';
import {RIGHT_IDS, type Verdict} from '~/domain/licence/licence';

/** The labels of what a certificate's licence rules, as its version words them; empty for one of another version. */
export function faceRights({licence}: Pick<CertificateFacts, 'licence'>): FaceRights {
  const written = licences.find(
    ({id, version}) => id === licence.id && version === licence.version,
  );
  const labels = (verdict: Verdict) =>
    written
      ? RIGHT_IDS.filter((id) => licence.rights[id] === verdict).map(
          (id) => written.rights[id].label,
        )
      : [];
  return {allowed: labels('yes'), conditional: labels('condition'), denied: labels('no')};
}
