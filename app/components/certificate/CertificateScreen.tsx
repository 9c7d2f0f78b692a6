import {Link} from '@remix-run/react';
import {certificatePage as copy} from '~/copy/certificate';
import type {CertificateFacts, FaceRights} from '~/domain/certificate/certificate';
import type {QrDrawing} from '~/domain/certificate/qr-drawing';
import {formatDate} from '~/domain/text/format-date';
import {Button, buttonClass} from '../ui/Button';
import {Icon} from '../ui/Icon';
import {Notice} from '../ui/Notice';
import {CertificateFace} from './CertificateFace';
import type {Seal} from './CertificateSeal';
import {CopyLink} from './CopyLink';
import {HolderForm} from './HolderForm';
import {SignatureCheck} from './SignatureCheck';
import {useVerification} from './use-verification';

interface CertificateScreenProps {
  readonly seal: Seal;
  readonly facts: CertificateFacts;
  readonly rights: FaceRights;
  readonly token: string | null;
  readonly revokedAt: string | null;
  readonly address: string;
  readonly qr: QrDrawing;
}

export function CertificateScreen(props: CertificateScreenProps) {
  const {seal, facts, rights, token, revokedAt, address, qr} = props;
  const checked = useVerification(token);
  return (
    <section className="page grid gap-8 py-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
      <div className="grid grid-cols-1 gap-5">
        <h1 data-not-printed="" className="text-3xl sm:text-4xl">
          {copy.heading}
        </h1>
        <div data-not-printed="">
          <StatusNotice seal={seal} revokedAt={revokedAt} />
        </div>
        <CertificateFace facts={facts} rights={rights} seal={seal} address={address} qr={qr} />
      </div>
      <div data-not-printed="" className="grid gap-8 lg:sticky lg:top-32">
        {token ? (
          <div>
            <h2 className="mb-2 text-xl">{copy.checkTitle}</h2>
            <div data-needs-script="">
              <SignatureCheck checked={checked} />
            </div>
            <noscript>{copy.withoutScript}</noscript>
          </div>
        ) : null}
        <div className="grid gap-3">
          <Button data-needs-script="" onClick={() => window.print()}>
            {copy.print}
          </Button>
          <CopyLink address={address} />
          {token ? (
            <a
              href={`/certificado/${facts.id}/credencial.jwt`}
              className={buttonClass({look: 'outline'})}
            >
              <Icon name="download" />
              {copy.download}
            </a>
          ) : null}
          <Link to="/certificado" className="text-center font-bold text-selva underline">
            {copy.anotherOne}
          </Link>
        </div>
        {token ? <HolderForm id={facts.id} holder={facts.holder} /> : null}
        <div>
          <h2 className="text-xl">{copy.how.title}</h2>
          <ol className="mt-3 grid gap-3 text-sm">
            {copy.how.steps.map((step, index) => (
              <li key={step} className="flex gap-2 wrap-anywhere">
                <strong>{index + 1}.</strong>
                <span className="min-w-0">{step}</span>
              </li>
            ))}
          </ol>
          <p className="mt-3 text-sm text-muted">{copy.how.order}</p>
        </div>
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
