import {certificateFace as copy, certificateChecks} from '~/copy/certificate';
import type {CertificateFacts, FaceRights, QrDrawing} from '~/domain/certificate/certificate';
import type {LicenceDigest} from '~/domain/licence/licence';
import {useRootData} from '~/state/root-data';
import {Fragment} from 'react';
import {Icon} from '../ui/Icon';
import type {Checked} from './check-credential';

interface CertificateFaceProps {
  readonly facts: CertificateFacts;
  readonly rights: FaceRights;
  readonly seal: Seal;
  /** Purchase day, formatted. */
  readonly issued: string;
  /** Verification URL, formatted. */
  readonly address: string;
  /** Null if there is nothing to scan, as in the sample. */
  readonly qr: QrDrawing | null;
}

/** The certificate as a paper: shown, printed on one page, and in samples. */
export function CertificateFace({facts, rights, seal, issued, address, qr}: CertificateFaceProps) {
  const {product, variant, holder, licence} = facts;
  const labels = copy.facts;
  return (
    <article
      aria-label={copy.title}
      className="stays-light relative isolate overflow-hidden rounded-2xl border-4 border-ink bg-white p-3 sm:p-4"
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
          {seal === 'sample' || holder ? (
            <Fact label={labels.holder}>
              {seal === 'sample' ? copy.sampleDeclared : labels.declared(holder ?? '')}
            </Fact>
          ) : null}
          <Fact label={labels.number}>{facts.id}</Fact>
        </dl>
        <div className="grid gap-x-8 gap-y-3 border-t border-arena py-4 text-sm sm:fit-columns sm:[--least:28%]">
          <Rights title={copy.rights.allowed} labels={rights.allowed} />
          <Rights title={copy.rights.conditional} labels={rights.conditional} />
          <Rights title={copy.rights.denied} labels={rights.denied} />
        </div>
        <footer className="flex items-center gap-4 border-t border-arena pt-4 text-sm">
          {qr ? <QrPicture drawing={qr} label={copy.qr} className="w-25 shrink-0" /> : null}
          <div className="min-w-0 wrap-anywhere">
            {qr ? <p className="font-bold">{copy.scan}</p> : null}
            <p>
              {address.split('/').map((part, i) => (
                <Fragment key={part}>
                  {i > 0 ? '/' : null}
                  <wbr />
                  {part}
                </Fragment>
              ))}
            </p>
            <details className="mt-1 text-xs text-muted">
              <summary className="inline-flex min-h-11 items-center underline print:hidden">
                {labels.technical}
              </summary>
              <p>
                {labels.order}: {facts.orderDigest}
              </p>
            </details>
            <p className="hidden text-xs text-muted print:block">
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
      <dd className="wrap-anywhere">{children}</dd>
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

interface QrPictureProps {
  readonly drawing: QrDrawing;
  readonly label: string;
  readonly className?: string;
}

function QrPicture({drawing: {size, path}, label, className}: QrPictureProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className={className}
      shapeRendering="crispEdges"
    >
      <path fill="#ffffff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#072825" d={path} />
    </svg>
  );
}

export type Seal = keyof typeof copy.seal;

/** A notary's seal: an edge of twenty-four teeth about a centre, in units of its drawing. */
const TEETH = Array.from({length: 48}, (_, index) => {
  const angle = (index * Math.PI) / 24;
  const radius = index % 2 === 0 ? 70 : 64;
  const at = (value: number) => (75 + radius * value).toFixed(1);
  return `${at(Math.sin(angle))} ${at(-Math.cos(angle))}`;
}).join('L');

const RING = 'M75 75m-50 0a50 50 0 1 1 100 0a50 50 0 1 1-100 0';
const INK = '#0b3b36';
/** Drawn as a picture, because browsers do not print backgrounds. */
const LOOKS = {
  valid: {ground: '#ffb703', line: INK, tilt: -8},
  sample: {ground: '#f5eddd', line: INK, tilt: -8},
  revoked: {ground: '#fde6dc', line: '#bf3a14', tilt: 8},
} satisfies Record<Seal, object>;

interface CertificateSealProps {
  readonly seal: Seal;
  readonly className?: string;
}

/** Decorative: its text is available elsewhere. */
function CertificateSeal({seal, className = 'w-32'}: CertificateSealProps) {
  const {ground, line, tilt} = LOOKS[seal];
  const ring = `sello-${seal}`;
  return (
    <svg viewBox="0 0 150 150" className={className} aria-hidden="true" focusable="false">
      <g transform={`rotate(${tilt} 75 75)`}>
        <path
          d={`M${TEETH}Z`}
          fill={ground}
          stroke={line}
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
        <circle
          cx="75"
          cy="75"
          r="42"
          fill="#ffffff"
          stroke={line}
          strokeWidth="2"
          strokeDasharray="5 4"
          strokeLinecap="round"
        />
        <path id={ring} d={RING} fill="none" />
        <text fill={line} fontSize="12.5" fontWeight="700">
          <textPath href={`#${ring}`} textLength="300" lengthAdjust="spacing">
            {copy.ring}
          </textPath>
        </text>
        <text
          x="75"
          y="80"
          fill={line}
          fontSize={seal === 'revoked' ? 15.5 : 17}
          fontWeight="800"
          textAnchor="middle"
        >
          {copy.seal[seal]}
        </text>
      </g>
    </svg>
  );
}

interface SampleCertificateProps {
  readonly licence: LicenceDigest;
  /** Product title; generic if omitted. */
  readonly product?: string;
}

/** A sample certificate without a purchase. */
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

/** Result of verifying a signature; null while pending. */
export function SignatureCheck({checked}: {readonly checked: Checked | null}) {
  const good = checked?.ok === true;
  const text = checked
    ? checked.ok
      ? certificateChecks.valid
      : certificateChecks[checked.reason]
    : certificateChecks.checking;
  return (
    <p role="status" className={`flex gap-2 font-bold ${checked && !good ? 'text-coral' : ''}`}>
      <Icon
        name={good ? 'circle-check' : checked ? 'triangle-alert' : 'clock'}
        className="mt-0.5 size-5"
      />
      <span>{text}</span>
    </p>
  );
}
