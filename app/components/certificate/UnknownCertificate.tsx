import {certificatePage} from '~/copy/certificate';
import {ButtonLink} from '../ui/Button';
import {EmptyState} from '../ui/notices/EmptyState';

const copy = certificatePage.unknown;

export function UnknownCertificate() {
  return (
    <section className="page py-8">
      <EmptyState
        level={1}
        title={copy.title}
        text={copy.text}
        illustration="/illustrations/not-found.svg"
      >
        <ButtonLink to="/certificado">{copy.verify}</ButtonLink>
      </EmptyState>
    </section>
  );
}
