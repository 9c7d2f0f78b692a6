import {certificatePage as copy} from '~/copy/certificate';
import type {CertificateFacts, FaceRights} from '~/domain/certificate/certificate';
import type {QrDrawing} from '~/domain/certificate/qr-drawing';
import {formatDate} from '@common/dates';
import {Notice} from '../ui/notices/Notice';
import {CertificateFace} from './CertificateFace';
import type {Seal} from './CertificateSeal';
import {CertificateTools} from './CertificateTools';

interface CertificateScreenProps {
  readonly seal: Seal;
  readonly facts: CertificateFacts;
  readonly rights: FaceRights;
  /** Day of the purchase, as it is to be read. */
  readonly issued: string;
  readonly token: string | null;
  readonly revokedAt: string | null;
  readonly address: string;
  readonly qr: QrDrawing;
}

export function CertificateScreen(props: CertificateScreenProps) {
  const {seal, facts, rights, issued, token, revokedAt, address, qr} = props;
  return (
    <section className="page grid gap-8 py-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
      <div className="grid grid-cols-1 gap-5">
        <h1 className="text-3xl sm:text-4xl print:hidden">{copy.heading}</h1>
        <div className="print:hidden">
          <StatusNotice seal={seal} revokedAt={revokedAt} />
        </div>
        <CertificateFace
          facts={facts}
          rights={rights}
          seal={seal}
          issued={issued}
          address={address}
          qr={qr}
        />
      </div>
      <div className="lg:sticky lg:top-24 print:hidden">
        <CertificateTools
          token={token}
          facts={facts}
          address={address}
          holds={seal === 'sample' ? null : seal === 'valid'}
        />
      </div>
    </section>
  );
}

function StatusNotice({seal, revokedAt}: Pick<CertificateScreenProps, 'seal' | 'revokedAt'>) {
  if (seal === 'revoked') {
    const {title, text} = copy.status.revoked;
    return (
      <Notice tone="destructive" title={title}>
        <p>{text(formatDate(revokedAt ?? ''))}</p>
      </Notice>
    );
  }
  const {title, text} = copy.status[seal];
  return (
    <Notice tone={seal === 'valid' ? 'success' : 'info'} title={title}>
      <p>{text}</p>
    </Notice>
  );
}
