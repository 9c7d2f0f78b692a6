/** Data of a certificate's page, by its id. */
import type {AppLoadContext} from '@shopify/remix-oxygen';
import {plrLicence, licences} from '~/content/licence';
import {certificateFace} from '~/copy/certificate';
import {
  factsOf,
  type CertificateFacts,
  type CertificateStatus,
  type FaceRights,
  type QrDrawing,
} from '~/domain/certificate/certificate';
import {formatDate} from '@common/dates';
import {loadCertificate} from './read-certificate';
import {RIGHT_IDS, type Verdict} from '~/domain/licence/licence';
import encodeQR from 'qr';

/** Id of the sample certificate. */
const SAMPLE_ID = 'ejemplo';

export type CertificatePage =
  | {
      readonly kind: 'page';
      readonly seal: CertificateStatus | 'sample';
      readonly facts: CertificateFacts;
      readonly rights: FaceRights;
      /** Day of the purchase, formatted. */
      readonly issued: string;
      /** Null for the sample. */
      readonly token: string | null;
      readonly revokedAt: string | null;
      /** Whole, as it is copied and scanned. */
      readonly address: string;
      readonly qr: QrDrawing;
    }
  | {readonly kind: 'unknown'}
  | {readonly kind: 'unavailable'};

/** Never throws. */
export async function certificatePage(
  {environment, site}: Pick<AppLoadContext, 'environment' | 'site'>,
  id: string,
): Promise<CertificatePage> {
  const address = `${site.origin}/certificado/${id}`;
  const shown = (facts: CertificateFacts) => ({
    kind: 'page' as const,
    facts,
    rights: faceRights(facts),
    address,
    qr: drawQr(address),
  });
  if (id === SAMPLE_ID) {
    const issued = certificateFace.sampleDate;
    return {...shown(sampleFacts()), issued, seal: 'sample', token: null, revokedAt: null};
  }
  const read = await loadCertificate(environment.supabase, id);
  if (!read.ok) return {kind: 'unavailable'};
  const facts = read.certificate && factsOf(read.certificate);
  if (!read.certificate || !facts) return {kind: 'unknown'};
  const {status, token, revokedAt} = read.certificate;
  return {...shown(facts), issued: formatDate(facts.issuedAt), seal: status, token, revokedAt};
}

function sampleFacts(): CertificateFacts {
  const {id, name, version, date, rights} = plrLicence;
  return {
    id: certificateFace.sampleNumber,
    product: certificateFace.sampleProduct,
    variant: null,
    holder: certificateFace.sampleHolder,
    licence: {
      ...{id, name, version},
      rights: Object.fromEntries(
        Object.entries(rights).map(([right, {verdict}]) => [right, verdict]),
      ),
    },
    issuedAt: date,
    orderDigest: certificateFace.sampleNumber,
  };
}

/** Labels of the licence's rights as its version words them; empty for another version. */
function faceRights({licence}: Pick<CertificateFacts, 'licence'>): FaceRights {
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

/** Light modules around the code, required by readers. */
const QUIET_ZONE = 4;

/** A QR code that remains readable if 15% of it is damaged. */
export function drawQr(text: string): QrDrawing {
  const rows = encodeQR(text, 'raw', {ecc: 'medium', border: QUIET_ZONE});
  const path = rows.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      return `M${x} ${y}h${(end === -1 ? row.length : end) - x}v1H${x}z`;
    }),
  );
  return {size: rows.length, path: path.join('')};
}
