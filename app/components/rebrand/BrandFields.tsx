import {useState} from 'react';
import {rebrand as copy} from '~/copy/rebrand';
import {CURRENCIES, type Brand, type BrandProblem, type Edition} from '~/domain/rebrand/brand';
import {readLogo, type LogoFacts} from '~/state/rebrand/brand';
import {Button} from '../ui/Button';
import {FileButton} from '../ui/FileButton';
import {TextArea, TextField} from '../ui/Field';
import {Icon} from '../ui/Icon';
import {Notice} from '../ui/notices/Notice';

interface BrandFieldsProps {
  readonly className: string;
  readonly brand: Brand;
  readonly edition: Edition;
  /** Colours of the logo; null without a logo. */
  readonly palette: LogoFacts['palette'];
  readonly problems: readonly BrandProblem[];
  readonly onBrand: (part: Partial<Brand>) => void;
  readonly onEdition: (part: Partial<Edition>) => void;
}

/** The id of a field, to which the list of what is wrong leads. */
export const fieldId = (name: string) => `marca-${name}`;

const PAIR = 'grid gap-4 sm:grid-cols-2';

export function BrandFields({
  className,
  brand,
  edition,
  palette,
  problems,
  onBrand,
  onEdition,
}: BrandFieldsProps) {
  const errorOf = (field: BrandProblem) => (problems.includes(field) ? copy.problems[field] : null);
  const field = (
    name: 'name' | 'author' | 'contact' | 'website' | 'price' | 'checkoutUrl',
    most: number,
  ) => ({
    id: fieldId(name),
    value: brand[name],
    maxLength: most,
    onChange: ({target}: {target: {value: string}}) => onBrand({[name]: target.value}),
  });
  return (
    <>
      <section aria-labelledby="este-producto" className={className}>
        <div>
          <h2 id="este-producto" className="text-2xl">
            {copy.bookTitle}
          </h2>
          <p className="text-muted">{copy.required}</p>
        </div>
        <TextField
          label={copy.title}
          id={fieldId('title')}
          value={edition.title}
          maxLength={140}
          error={errorOf('title')}
          onChange={({target}) => onEdition({title: target.value})}
        />
        <TextField
          label={copy.subtitle}
          value={edition.subtitle}
          maxLength={160}
          onChange={({target}) => onEdition({subtitle: target.value})}
        />
        <div className={PAIR}>
          <TextField
            label={copy.price}
            inputMode="decimal"
            error={errorOf('price')}
            {...field('price', 12)}
          />
          <label className="grid gap-1 font-bold">
            {copy.currency}
            <select
              value={brand.currency}
              onChange={({target}) => onBrand({currency: target.value})}
              className="min-h-12 rounded-md border border-muted bg-white px-4 font-normal"
            >
              {CURRENCIES.map((currency) => (
                <option key={currency}>{currency}</option>
              ))}
            </select>
          </label>
        </div>
        <TextField
          label={copy.checkout}
          inputMode="url"
          error={errorOf('checkoutUrl')}
          {...field('checkoutUrl', 500)}
        />
      </section>
      <section aria-labelledby="tu-marca" className={className}>
        <div>
          <h2 id="tu-marca" className="text-2xl">
            {copy.brandTitle}
          </h2>
          <p className="text-muted">{copy.brandSaved}</p>
        </div>
        <div className={PAIR}>
          <TextField
            label={copy.name}
            autoComplete="organization"
            error={errorOf('name')}
            {...field('name', 80)}
          />
          <TextField label={copy.contact} error={errorOf('contact')} {...field('contact', 120)} />
        </div>
        <LogoField logo={brand.logo} onChange={(logo) => onBrand({logo})} />
        <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
          <ColorField
            label={copy.primary}
            value={brand.primary}
            onChange={(primary) => onBrand({primary})}
          />
          <ColorField
            label={copy.accent}
            value={brand.accent}
            onChange={(accent) => onBrand({accent})}
          />
          {palette ? (
            <Button look="outline" onClick={() => onBrand(palette)}>
              {copy.palette}
            </Button>
          ) : null}
        </div>
        <details open={errorOf('website') !== null || undefined}>
          <summary className="flex min-h-11 items-center gap-2 font-bold">
            <Icon name="chevron-down" className="size-5 in-[[open]>summary]:rotate-180" />
            {copy.more}
          </summary>
          <div className={`mt-4 ${PAIR}`}>
            <TextField label={copy.author} autoComplete="name" {...field('author', 80)} />
            <TextField
              label={copy.website}
              inputMode="url"
              error={errorOf('website')}
              {...field('website', 200)}
            />
          </div>
          <div className="mt-4">
            <TextArea
              label={copy.about}
              rows={4}
              maxLength={3000}
              value={brand.about}
              onChange={({target}) => onBrand({about: target.value})}
            />
          </div>
        </details>
      </section>
    </>
  );
}

function ColorField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (color: string) => void;
}) {
  return (
    <label className="grid gap-1 font-bold">
      {label}
      <input
        type="color"
        value={value}
        onChange={({target}) => onChange(target.value)}
        className="h-12 w-28 rounded-md border border-muted bg-white p-1"
      />
    </label>
  );
}

function LogoField({
  logo,
  onChange,
}: {
  logo: string | null;
  onChange: (logo: string | null) => void;
}) {
  const [hasFailed, setHasFailed] = useState(false);
  async function choose(file: File | undefined) {
    if (!file) return;
    try {
      onChange(await readLogo(file));
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  }
  return (
    <div className="grid gap-2">
      <p className="font-bold">{copy.logo}</p>
      <div>
        <FileButton
          label={copy.logoChoose}
          size="sm"
          accept="image/png,image/jpeg,image/svg+xml"
          onChoose={([file]) => void choose(file)}
        />
      </div>
      {hasFailed ? <Notice tone="destructive" title={copy.logoFailed} /> : null}
      {logo ? (
        <p className="flex items-center gap-4">
          <img src={logo} alt="" className="h-12 max-w-40 object-contain" />
          <Button look="quiet" size="sm" onClick={() => onChange(null)}>
            {copy.logoRemove}
          </Button>
        </p>
      ) : null}
    </div>
  );
}
