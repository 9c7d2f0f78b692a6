import {Link} from '@remix-run/react';
import {certificateTools as copy} from '~/copy/certificate';
import type {CertificateFacts} from '~/domain/certificate/certificate';
import {Button, buttonClass} from '../ui/Button';
import {Icon} from '../ui/Icon';
import {CopyLink} from './CopyLink';
import {OwnHolderForm} from './OwnHolderForm';
import {SignatureCheck} from './SignatureCheck';
import {useFreshStatus} from './use-fresh-status';
import {useVerification} from './use-verification';

interface CertificateToolsProps {
  readonly token: string | null;
  readonly facts: CertificateFacts;
  readonly address: string;
  /** Whether it still does: a revoked one is signed no more. Null for a sample. */
  readonly holds: boolean | null;
}

/** Verification, ways to keep and pass it on, and how anybody verifies it. */
export function CertificateTools({token, facts, address, holds}: CertificateToolsProps) {
  const checked = useVerification(token);
  const lookAgain = useFreshStatus(facts.id, holds);
  return (
    <div className="grid gap-8">
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
      {token && holds ? (
        <OwnHolderForm id={facts.id} holder={facts.holder} onFailure={lookAgain} />
      ) : null}
      <div>
        <h2 className="text-xl">{copy.how.title}</h2>
        <ol className="mt-3 grid gap-3 text-sm">
          {copy.how.steps.map((step, index) => (
            <li key={step} className="flex gap-2 wrap-anywhere">
              <strong className="shrink-0">{index + 1}.</strong>
              <span className="min-w-0">{step}</span>
            </li>
          ))}
        </ol>
        <p className="mt-3 text-sm text-muted">{copy.how.order}</p>
      </div>
    </div>
  );
}
