import {Link} from '@remix-run/react';
import {useEffect, useId, useRef, useState, type FormEvent} from 'react';
import {brandPreview as copy} from '~/copy/brand-preview';
import {COVER_BRAND_STORAGE_KEY} from '~/domain/limits';
import {readText} from '~/state/browser/browser-storage';
import type {Image} from '~/domain/product/product';
import {ResponsiveImage} from '~/components/ui/ResponsiveImage';

interface BrandSectionProps {
  /** The cover to personalize; without one nothing is shown. */
  readonly image: Image | null | undefined;
  readonly className?: string;
}

const importKept = () => import('~/state/cover-brand');

/** Initial image: the cover as it is at the left, a name at the right. */
const EXAMPLE: Branding = {name: '', color: copy.colors[0].value, percent: 65};
/** Where the divider goes for a name, so that it is read whole. */
const NAMED_DIVIDER = '10';
const MAX_NAME = 24;

/** A cover with the shopper's name and color on one part. */
export function BrandSection({image, className}: BrandSectionProps) {
  if (!image) return null;
  return (
    <section data-needs-script className={className}>
      <BrandPreview image={image} />
    </section>
  );
}

function BrandPreview({image}: {readonly image: Image}) {
  const id = useId();
  const [branding, setBranding] = useState(EXAMPLE);
  const fields = useRef<HTMLDivElement>(null);
  // Uncontrolled, so that input before hydration is kept.
  function read() {
    const valueOf = (field: string) =>
      fields.current?.querySelector<HTMLInputElement>(field)?.value ?? '';
    const chosen = {
      name: valueOf('[type=text]'),
      color: valueOf(':checked'),
      percent: 100 - Number(valueOf('[type=range]')),
    };
    setBranding(chosen);
    return chosen;
  }
  function showWholeName() {
    const range = fields.current?.querySelector<HTMLInputElement>('[type=range]');
    if (range) range.value = NAMED_DIVIDER;
  }
  function keep(event: FormEvent) {
    if (event.target instanceof HTMLInputElement && event.target.type === 'text') showWholeName();
    const {name, color} = read();
    importKept().then(
      ({keepCoverBrand}) => keepCoverBrand({name, color}),
      // Shown here all the same.
      () => {},
    );
  }
  useEffect(() => {
    read();
    if (!readText(COVER_BRAND_STORAGE_KEY)) return;
    importKept().then(
      ({fillIn}) => {
        fillIn(fields.current);
        showWholeName();
        read();
      },
      () => {},
    );
  }, []);

  return (
    <div ref={fields} onInput={keep} className="grid fit-columns items-center gap-4 md:gap-x-12">
      <div className="col-span-full md:col-span-1 md:col-start-2 md:self-end">
        <h2 className="text-2xl sm:text-3xl">{copy.title}</h2>
        <p className="mt-1 text-muted sm:text-lg">
          {copy.text}{' '}
          <Link to="/tu-version" className="text-ink underline underline-offset-4">
            {copy.tryIt}
          </Link>
        </p>
      </div>
      <div className="relative mx-auto aspect-4/5 w-full max-w-72 overflow-hidden rounded-lg shadow-lift has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink md:col-start-1 md:row-span-2 md:row-start-1">
        <ResponsiveImage
          image={image}
          alt=""
          width={800}
          height={1000}
          sizes="18rem"
          className="size-full object-cover"
        />
        <BrandLabel branding={branding} id={id} />
        <input
          type="range"
          aria-label={copy.slider}
          aria-valuetext={copy.sliderValue(branding.percent)}
          min={0}
          max={100}
          // The brand is on the right of the thumb: before, then after, as one reads.
          defaultValue={100 - EXAMPLE.percent}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </div>
      <div className="grid gap-3 md:self-start">
        <label className="grid gap-1 font-bold">
          <span>
            {copy.name}{' '}
            <span className="text-sm font-normal text-muted">{copy.nameHint(MAX_NAME)}</span>
          </span>
          <input
            type="text"
            placeholder={copy.example}
            maxLength={MAX_NAME}
            autoComplete="organization"
            className="min-h-12 w-full rounded-lg border border-muted bg-white px-4 font-normal"
          />
        </label>
        <fieldset>
          <legend className="font-bold">{copy.color}</legend>
          <div className="mt-1 flex flex-wrap gap-2">
            {copy.colors.map(({name, value}) => (
              <label
                key={value}
                className="grid size-11 cursor-pointer place-items-center rounded-full border-2 border-arena has-checked:border-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
              >
                <input
                  type="radio"
                  name={`${id}-color`}
                  aria-label={name}
                  value={value}
                  defaultChecked={value === EXAMPLE.color}
                  className="sr-only"
                />
                <svg viewBox="0 0 20 20" aria-hidden="true" className="size-6">
                  <circle cx="10" cy="10" r="10" fill={value} />
                </svg>
              </label>
            ))}
          </div>
        </fieldset>
      </div>
    </div>
  );
}

const WIDTH = 320;
const HEIGHT = 400;
const PAPER = '#fbf7ef';
const INK = '#0b3b36';
const LABEL = {y: 232, height: 100, rx: 10};
/** Edges of the label; the left one gives way to the divider, so that the name is read whole. */
const LEFT = 28;
const RIGHT = 292;
const NARROWEST = 120;
const LARGEST = 40;
/** Average width of a letter, as a share of the font size. */
const LETTER = 0.62;

export interface Branding {
  /** Name of the brand; empty for the example. */
  readonly name: string;
  /** Colour of the brand, such as '#14655a'. */
  readonly color: string;
  /** Share of the picture that shows the brand. */
  readonly percent: number;
}

interface BrandLabelProps {
  readonly branding: Branding;
  /** Id of this picture, unique in the document. */
  readonly id: string;
}

/** The cover as it is left of the divider, with a label of name and color right of it. */
function BrandLabel({branding: {name, color, percent}, id}: BrandLabelProps) {
  const shown = name.trim() || copy.example;
  const x = (WIDTH * (100 - percent)) / 100;
  const left = Math.min(Math.max(LEFT, x + 14), RIGHT - NARROWEST);
  const width = RIGHT - left;
  const middle = left + width / 2;
  const size = Math.min(LARGEST, (width - 32) / (shown.length * LETTER));
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      className="absolute inset-0 size-full"
    >
      <clipPath id={id}>
        <rect x={x} width={WIDTH - x} height={HEIGHT} />
      </clipPath>
      {x < 20 + TAG_WIDTH ? null : <Tag x={20} text={copy.before} fill={PAPER} ink={INK} />}
      <g clipPath={`url(#${id})`} textAnchor="middle">
        <rect
          x="5"
          y="5"
          width={WIDTH - 10}
          height={HEIGHT - 10}
          fill="none"
          stroke={color}
          strokeWidth="10"
        />
        <rect {...LABEL} x={left} width={width} fill={color} />
        <rect
          x={left + 7}
          y={LABEL.y + 7}
          width={width - 14}
          height={LABEL.height - 14}
          rx="5"
          fill="none"
          stroke="#ffffff88"
          strokeWidth="2"
          strokeDasharray="7 6"
        />
        <text x={middle} y="268" fontSize="15" fill={PAPER}>
          {copy.editedBy}
        </text>
        <text x={middle} y="304" fontSize={size} fontWeight="800" fill={PAPER}>
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

const TAG_WIDTH = 86;

interface TagProps {
  /** Position of the left edge. */
  readonly x: number;
  readonly text: string;
  readonly fill: string;
  readonly ink: string;
}

function Tag({x, text, fill, ink}: TagProps) {
  return (
    <>
      <rect x={x} y="346" width={TAG_WIDTH} height="28" rx="14" fill={fill} />
      <text x={x + 43} y="366" fontSize="15" fontWeight="700" fill={ink} textAnchor="middle">
        {text}
      </text>
    </>
  );
}
