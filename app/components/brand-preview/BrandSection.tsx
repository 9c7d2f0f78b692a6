import {Link} from '@remix-run/react';
import {useEffect, useId, useRef, useState} from 'react';
import {brandPreview as copy} from '~/copy/brand-preview';
import type {Image} from '~/domain/product/product';
import {ResponsiveImage} from '../ui/ResponsiveImage';
import {BrandLabel, type Branding} from './BrandLabel';

interface BrandSectionProps {
  /** The cover that is given a brand; without one there is nothing to show. */
  readonly image: Image | null | undefined;
  readonly className?: string;
}

/** What the picture begins with. */
const EXAMPLE: Branding = {name: '', color: copy.colors[0].value, percent: 85};
const MAX_NAME = 24;

/** A cover of which one part is blank, and the other has the shopper's name and colour. */
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
  // The fields keep their own values, so that what was chosen before hydration is not lost.
  function read() {
    const valueOf = (field: string) =>
      fields.current?.querySelector<HTMLInputElement>(field)?.value ?? '';
    setBranding({
      name: valueOf('[type=text]'),
      color: valueOf(':checked'),
      percent: 100 - Number(valueOf('[type=range]')),
    });
  }
  useEffect(read, []);

  return (
    <div
      ref={fields}
      onInput={read}
      className="grid gap-6 md:grid-cols-2 md:items-center md:gap-12"
    >
      <div className="relative mx-auto aspect-4/5 w-full max-w-72 overflow-hidden rounded-lg shadow-lift has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
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
      <div className="grid gap-4">
        <h2 className="text-2xl sm:text-3xl">{copy.title}</h2>
        <p className="text-muted sm:text-lg">
          {copy.text}{' '}
          <Link to="/tu-version" className="font-bold text-ink underline underline-offset-4">
            {copy.tryIt}
          </Link>
        </p>
        <div className="grid gap-4">
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
              className="min-h-12 w-full rounded-lg border-2 border-selva bg-white px-4 font-normal"
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
    </div>
  );
}
