import {useState, type SyntheticEvent} from 'react';
import {shopForm as copy} from '~/copy/shop';
import {PRICE_PATTERN} from '~/domain/catalogue/shop-filters';
import {Button} from '~/components/ui/Button';

const ERROR_ID = 'precio-error';

/** The browser judges the prices; what is wrong is said here, since its own bubble speaks its own language. */
export function PriceRange({min, max}: {min: string; max: string}) {
  const [wrong, setWrong] = useState<Readonly<Record<string, boolean>>>({});

  function check({currentTarget: {name, validity}}: SyntheticEvent<HTMLInputElement>) {
    setWrong((before) => ({...before, [name]: !validity.valid}));
  }

  const field = (name: 'min' | 'max') => ({
    name,
    inputMode: 'decimal' as const,
    pattern: PRICE_PATTERN,
    'aria-invalid': wrong[name],
    'aria-describedby': wrong[name] ? ERROR_ID : undefined,
    onBlur: check,
    onInvalid: check,
    onInput: wrong[name] ? check : undefined,
    className:
      'h-12 w-full min-w-0 scroll-mb-24 rounded-md border-2 border-selva bg-white px-3 placeholder:text-muted hover:border-ink aria-invalid:border-coral md:w-18 lg:w-22',
  });

  return (
    <fieldset>
      <legend className="mb-1 text-sm font-bold">{copy.price}</legend>
      <div className="relative flex items-center gap-2">
        {wrong.min || wrong.max ? (
          <p
            id={ERROR_ID}
            role="alert"
            className="absolute right-0 bottom-full mb-1 text-sm font-bold text-coral"
          >
            {copy.priceFormat}
          </p>
        ) : null}
        <input
          {...field('min')}
          aria-label={copy.min}
          placeholder={copy.minHint}
          defaultValue={min}
        />
        <span aria-hidden="true">–</span>
        <input
          {...field('max')}
          aria-label={copy.max}
          placeholder={copy.maxHint}
          defaultValue={max}
        />
        <Button type="submit" look="outline" size="sm" className="min-h-12">
          {copy.apply}
        </Button>
      </div>
    </fieldset>
  );
}
