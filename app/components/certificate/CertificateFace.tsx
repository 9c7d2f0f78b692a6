import {certificateFace as copy} from '~/copy/certificate';
import type {CertificateFacts, FaceRights} from '~/domain/certificate/certificate';
import type {QrDrawing} from '~/domain/certificate/qr-drawing';
import {CertificateSeal, type Seal} from './CertificateSeal';
import {QrPicture} from './QrPicture';

interface CertificateFaceProps {
  readonly facts: CertificateFacts;
  readonly rights: FaceRights;
  readonly seal: Seal;
  /** Day of the purchase, as it is to be read. */
  readonly issued: string;
  /** Where it is verified, as it is to be read. */
  readonly address: string;
  /** Null where there is nothing to scan, as in a sample. */
  readonly qr: QrDrawing | null;
}

/** The certificate as a paper: shown, printed on one page, and in samples. */
export function CertificateFace({facts, rights, seal, issued, address, qr}: CertificateFaceProps) {
  const {product, variant, holder, licence} = facts;
  const labels = copy.facts;
  return (
    <article
      aria-label={copy.title}
      className="relative isolate overflow-hidden rounded-2xl border-4 border-ink bg-white p-3 sm:p-4"
    >
      <div className="rounded-xl border-2 border-dashed border-mango p-4 sm:p-6">
        <header className="flex flex-wrap items-center justify-between gap-4 border-b border-arena pb-4">
          <img
            src="/brand/logo.svg"
            alt="Reventa PLR"
            width={346}
            height={64}
            className="h-8 w-auto"
          />
          <p className="text-right text-sm leading-tight font-bold text-selva">{copy.title}</p>
        </header>
        <div className="grid gap-6 py-6 sm:flex sm:items-center sm:justify-between">
          <div className="min-w-0">
            <h2 className="text-2xl wrap-anywhere sm:text-4xl">{product}</h2>
            {variant ? <p className="mt-1 text-lg text-muted">{variant}</p> : null}
            <p className="mt-3 max-w-xl">{copy.holder(holder, licence.name)}</p>
          </div>
          <CertificateSeal seal={seal} className="mx-auto w-32 shrink-0 sm:mx-0 sm:w-40" />
        </div>
        <dl className="grid gap-x-8 gap-y-3 border-t border-arena py-4 text-sm sm:grid-cols-2">
          <Fact label={labels.licence}>{labels.version(licence.name, licence.version)}</Fact>
          <Fact label={labels.issued}>{issued}</Fact>
          <Fact label={labels.holder}>
            {seal === 'sample'
              ? copy.sampleDeclared
              : holder
                ? labels.declared(holder)
                : labels.unnamed}
          </Fact>
          <Fact label={labels.number}>{facts.id}</Fact>
        </dl>
        <div className="grid gap-x-8 gap-y-3 border-t border-arena py-4 text-sm sm:grid-cols-3">
          <Rights title={copy.rights.allowed} labels={rights.allowed} />
          <Rights title={copy.rights.conditional} labels={rights.conditional} />
          <Rights title={copy.rights.denied} labels={rights.denied} />
        </div>
        <footer className="flex items-center gap-4 border-t border-arena pt-4 text-sm">
          {qr ? <QrPicture drawing={qr} label={copy.qr} className="w-25 shrink-0" /> : null}
          <div className="min-w-0 wrap-anywhere">
            {qr ? <p className="font-bold">{copy.scan}</p> : null}
            <p>{address}</p>
            <p className="mt-2 text-xs text-muted">
              {labels.order}: {facts.orderDigest}
            </p>
            <p className="text-xs text-muted">
              {copy.conditions(licence.version, address.split('/certificado')[0])}
            </p>
          </div>
        </footer>
      </div>
    </article>
  );
}

function Fact({label, children}: {readonly label: string; readonly children: string}) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="font-bold wrap-anywhere">{children}</dd>
    </div>
  );
}

function Rights({title, labels}: {readonly title: string; readonly labels: readonly string[]}) {
  if (labels.length === 0) return null;
  return (
    <div>
      <h3 className="text-sm">{title}</h3>
      <ul className="mt-1 text-xs">
        {labels.map((label) => (
          <li key={label} className="mt-0.5">
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}
