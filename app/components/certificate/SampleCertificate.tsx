import {certificateFace as copy} from '~/copy/certificate';
import type {LicenceDigest} from '~/domain/licence/licence';
import {useRootData} from '~/state/root-data';
import {CertificateFace} from './CertificateFace';

interface SampleCertificateProps {
  readonly licence: LicenceDigest;
  /** Title of a product, or of none in particular when left out. */
  readonly product?: string;
}

/** A certificate as a buyer will have it, of nobody's purchase. */
export function SampleCertificate({licence, product}: SampleCertificateProps) {
  const origin = useRootData()?.origin ?? '';
  const {id, name, version, date, allowed, conditional, denied} = licence;
  const labels = (rights: LicenceDigest['allowed']) => rights.map(({label}) => label);
  return (
    <CertificateFace
      facts={{
        id: copy.sampleNumber,
        product: product ?? copy.sampleProduct,
        variant: null,
        holder: copy.sampleHolder,
        licence: {id, name, version, rights: {}},
        issuedAt: date,
        orderDigest: copy.sampleNumber,
      }}
      rights={{
        allowed: labels(allowed),
        conditional: labels(conditional),
        denied: labels(denied),
      }}
      seal="sample"
      issued={copy.sampleDate}
      address={`${origin}/certificado/ejemplo`}
      qr={null}
    />
  );
}
