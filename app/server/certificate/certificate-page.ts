/** What a certificate's page shows, read by its id. */
import type {AppLoadContext} from '@shopify/remix-oxygen';
import {plrLicence} from '~/content/licence';
import {certificateFace} from '~/copy/certificate';
import {
  factsOf,
  type CertificateFacts,
  type CertificateStatus,
  type FaceRights,
} from '~/domain/certificate/certificate';
import type {QrDrawing} from '~/domain/certificate/qr-drawing';
import {formatDate} from '@common/dates';
import {drawQr} from './draw-qr';
import {faceRights} from './face-rights';
import {loadCertificate} from './read-certificate';

/** The id of a certificate that nobody has, to look at. */
const SAMPLE_ID = 'ejemplo';

export type CertificatePage =
  | {
      readonly kind: 'page';
      readonly seal: CertificateStatus | 'sample';
      readonly facts: CertificateFacts;
      readonly rights: FaceRights;
      /** Day of the purchase, as it is to be read. */
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
