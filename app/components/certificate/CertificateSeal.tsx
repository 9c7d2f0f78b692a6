import {certificateFace as copy} from '~/copy/certificate';

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
/** Drawn, so that it is printed where grounds are not. */
const LOOKS = {
  valid: {ground: '#ffb703', line: INK, tilt: -8},
  sample: {ground: '#f5eddd', line: INK, tilt: -8},
  revoked: {ground: '#fde6dc', line: '#bf3a14', tilt: 8},
} satisfies Record<Seal, object>;

interface CertificateSealProps {
  readonly seal: Seal;
  readonly className?: string;
}

/** What stands on it is said in words elsewhere, too. */
export function CertificateSeal({seal, className = 'w-32'}: CertificateSealProps) {
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
