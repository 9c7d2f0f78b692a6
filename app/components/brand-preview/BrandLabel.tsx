import {brandPreview as copy} from '~/copy/brand-preview';

const WIDTH = 320;
const HEIGHT = 400;
const PAPER = '#fbf7ef';
const INK = '#0b3b36';
const LABEL = {x: 28, y: 262, width: 264, height: 108, rx: 10};
const LARGEST = 40;
/** A letter is about so much of its size wide. */
const LETTER = 0.62;

export interface Branding {
  /** Empty for the example. */
  readonly name: string;
  /** Such as '#14655a'. */
  readonly color: string;
  /** How much of the picture has the brand. */
  readonly percent: number;
}

interface BrandLabelProps {
  readonly branding: Branding;
  /** Of this picture in its document. */
  readonly id: string;
}

/** The label on a cover: blank on the left of the divide, with name and colour on its right. A tag is there whole or not. */
export function BrandLabel({branding: {name, color, percent}, id}: BrandLabelProps) {
  const shown = name.trim() || copy.example;
  const x = (WIDTH * (100 - percent)) / 100;
  const size = Math.min(LARGEST, (LABEL.width - 40) / (shown.length * LETTER));
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      className="absolute inset-0 size-full"
    >
      <clipPath id={`${id}-after`}>
        <rect x={x} width={WIDTH - x} height={HEIGHT} />
      </clipPath>
      <clipPath id={`${id}-before`}>
        <rect width={x} height={HEIGHT} />
      </clipPath>
      <g clipPath={`url(#${id}-before)`}>
        <rect {...LABEL} fill={PAPER} />
        <Seam color="#cdbd9c" />
        {x < 20 + TAG_WIDTH ? null : <Tag x={20} text={copy.before} fill={PAPER} ink={INK} />}
      </g>
      <g clipPath={`url(#${id}-after)`} textAnchor="middle">
        <rect
          x="5"
          y="5"
          width={WIDTH - 10}
          height={HEIGHT - 10}
          fill="none"
          stroke={color}
          strokeWidth="10"
        />
        <rect {...LABEL} fill={color} />
        <Seam color="#ffffff88" />
        <text x={WIDTH / 2} y="300" fontSize="16" fill={PAPER}>
          {copy.editedBy}
        </text>
        <text x={WIDTH / 2} y="340" fontSize={size} fontWeight="800" fill={PAPER}>
          {shown}
        </text>
        {x > 214 ? null : <Tag x={214} text={copy.after} fill={color} ink={PAPER} />}
      </g>
      <path d={`M${x} 0V${HEIGHT}`} stroke={PAPER} strokeWidth="4" />
      <circle cx={x} cy="200" r="20" fill={PAPER} />
      <path
        d={`M${x - 5} 192l-8 8 8 8M${x + 5} 192l8 8-8 8`}
        fill="none"
        stroke={INK}
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

function Seam({color}: {readonly color: string}) {
  return (
    <rect
      x={LABEL.x + 7}
      y={LABEL.y + 7}
      width={LABEL.width - 14}
      height={LABEL.height - 14}
      rx="5"
      fill="none"
      stroke={color}
      strokeWidth="2"
      strokeDasharray="7 6"
    />
  );
}

const TAG_WIDTH = 86;

interface TagProps {
  /** Of its left edge. */
  readonly x: number;
  readonly text: string;
  readonly fill: string;
  readonly ink: string;
}

function Tag({x, text, fill, ink}: TagProps) {
  return (
    <>
      <rect x={x} y="224" width={TAG_WIDTH} height="28" rx="14" fill={fill} />
      <text x={x + 43} y="244" fontSize="15" fontWeight="700" fill={ink} textAnchor="middle">
        {text}
      </text>
    </>
  );
}
