import {certificatePage as copy, certificateTools, certificatePage} from '~/copy/certificate';
import {dossier} from '~/copy/dossier';
import type {CertificateFacts, FaceRights, QrDrawing} from '~/domain/certificate/certificate';
import {formatDate} from '@common/dates';
import {Notice} from '~/components/ui/notices/Notice';
import {CertificateFace, type Seal, SignatureCheck} from './CertificateFace';
import {Link, useRevalidator} from '@remix-run/react';
import {Button, buttonClass, ButtonLink} from '~/components/ui/Button';
import {Icon} from '~/components/ui/Icon';
import {OwnHolderForm} from './HolderForm';
import {useLazyPart} from '../ui/hydration/use-lazy-part';
import {useVerification, fetchStatus} from './check-credential';
import {useCallback, useEffect, useState} from 'react';
import {useReturn} from '~/state/browser/on-return';
import {EmptyState} from '~/components/ui/notices/EmptyState';

interface CertificateScreenProps {
  readonly seal: Seal;
  readonly facts: CertificateFacts;
  readonly rights: FaceRights;
  /** Purchase day, formatted. */
  readonly issued: string;
  readonly token: string | null;
  readonly revokedAt: string | null;
  readonly address: string;
  readonly qr: QrDrawing;
}

export function CertificateScreen(props: CertificateScreenProps) {
  const {seal, facts, rights, issued, token, revokedAt, address, qr} = props;
  return (
    <section className="page grid gap-8 py-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-start">
      <div className="grid gap-5">
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
      <div className="lg:sticky lg:top-24 lg:row-span-2 print:hidden">
        <CertificateTools
          token={token}
          facts={facts}
          address={address}
          holds={seal === 'sample' ? null : seal === 'valid'}
        />
      </div>
      {token ? <DossierCard id={facts.id} isRevoked={seal === 'revoked'} /> : null}
    </section>
  );
}

const fetchDossier = () => import('./DossierSection');

function DossierCard({id, isRevoked}: {readonly id: string; readonly isRevoked: boolean}) {
  const [DossierSection, open] = useLazyPart(fetchDossier);
  useEffect(() => void open(() => {}), [open]);
  return (
    <section
      aria-labelledby="expediente"
      className="min-h-96 rounded-2xl border border-arena bg-white p-5 shadow-card sm:p-7 print:hidden"
    >
      <h2 id="expediente" className="text-2xl">
        {dossier.title}
      </h2>
      <p className="mt-2 mb-5 text-muted">{isRevoked ? dossier.textRevoked : dossier.text}</p>
      {DossierSection ? <DossierSection id={id} isRevoked={isRevoked} /> : null}
      <noscript>
        {dossier.withoutScript} <a href={`/certificado/${id}/expediente`}>/expediente</a>
      </noscript>
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

interface CertificateToolsProps {
  readonly token: string | null;
  readonly facts: CertificateFacts;
  readonly address: string;
  /** Whether the certificate is valid: revoked ones are not signed. Null for a sample. */
  readonly holds: boolean | null;
}

/** Verification of a certificate, and ways to save, share and check it. */
export function CertificateTools({token, facts, address, holds}: CertificateToolsProps) {
  const checked = useVerification(token);
  const lookAgain = useFreshStatus(facts.id, holds);
  return (
    <div className="grid gap-8">
      <div className="grid gap-3">
        <Button data-needs-script="" onClick={() => window.print()}>
          {certificateTools.print}
        </Button>
        <CopyLink address={address} />
        {token ? (
          <a
            href={`/certificado/${facts.id}/credencial.jwt`}
            className={buttonClass({look: 'outline'})}
          >
            <Icon name="download" />
            {certificateTools.download}
          </a>
        ) : null}
        <Link to="/certificado" className="text-center text-selva underline">
          {certificateTools.anotherOne}
        </Link>
      </div>
      {token && holds ? (
        <OwnHolderForm id={facts.id} holder={facts.holder} onFailure={lookAgain} />
      ) : null}
      {token ? (
        <div>
          <h2 className="mb-2 text-xl">{certificateTools.checkTitle}</h2>
          <div data-needs-script="">
            <SignatureCheck checked={checked} />
          </div>
          <noscript>{certificateTools.withoutScript}</noscript>
        </div>
      ) : null}
      <details>
        <summary className="flex min-h-11 items-center gap-2 text-lg font-bold">
          <Icon name="chevron-down" className="size-5 in-[[open]>summary]:rotate-180" />
          {certificateTools.how.title}
        </summary>
        <ol className="mt-3 grid gap-3 text-sm">
          {certificateTools.how.steps.map((step, index) => (
            <li key={step} className="flex gap-2 wrap-anywhere">
              <strong className="shrink-0">{index + 1}.</strong>
              <span className="min-w-0">{step}</span>
            </li>
          ))}
        </ol>
        <p className="mt-3 text-sm text-muted">{certificateTools.how.order}</p>
      </details>
    </div>
  );
}

/**
 * Reloads a certificate's page when the tab is visible again and its validity (`holds`) has changed, for example
 * after a refund. The returned function checks at once. A null `holds` disables it.
 */
function useFreshStatus(id: string, holds: boolean | null): () => Promise<void> {
  const {revalidate} = useRevalidator();
  const look = useCallback(async () => {
    if (holds === null) return;
    const {status} = await fetchStatus(`/certificado/${id}`);
    if (status === (holds ? 'revoked' : 'valid')) revalidate();
  }, [id, holds, revalidate]);
  useReturn(look);
  return look;
}

/** Copies the certificate's URL, with feedback. */
function CopyLink({address}: {readonly address: string}) {
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null);

  async function copyAddress() {
    // Reset first, so that a repeated outcome is announced again.
    setOutcome(null);
    try {
      await navigator.clipboard.writeText(address);
      setOutcome('copied');
    } catch {
      setOutcome('notCopied');
    }
  }

  return (
    <div data-needs-script="" className="grid gap-1">
      <Button look="outline" onClick={() => void copyAddress()}>
        <Icon name="link" />
        {certificateTools.copyLink}
      </Button>
      <p role="status" className="text-center text-sm empty:fixed">
        {outcome ? certificateTools[outcome] : ''}
      </p>
    </div>
  );
}

const unknownCertificateCopy = certificatePage.unknown;

export function UnknownCertificate() {
  return (
    <section className="page py-8">
      <EmptyState
        level={1}
        title={unknownCertificateCopy.title}
        text={unknownCertificateCopy.text}
        illustration="/illustrations/not-found.svg"
      >
        <ButtonLink to="/certificado">{unknownCertificateCopy.verify}</ButtonLink>
      </EmptyState>
    </section>
  );
}
