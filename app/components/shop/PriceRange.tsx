import {shopForm as copy} from '~/copy/shop';
import {PRICE_PATTERN} from '~/domain/catalogue/shop-filters';
import {Button} from '../ui/Button';

const FIELD = {
  inputMode: 'decimal',
  pattern: PRICE_PATTERN,
  title: copy.priceFormat,
  className:
    'h-12 w-full min-w-0 rounded-md border-2 border-selva bg-white px-3 placeholder:text-muted hover:border-ink user-invalid:border-coral md:w-18 lg:w-22',
} as const;

export function PriceRange({min, max}: {min: string; max: string}) {
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-bold">{copy.price}</legend>
      <div className="flex items-center gap-2">
        <input
          name="min"
          aria-label={copy.min}
          placeholder={copy.minHint}
          defaultValue={min}
          {...FIELD}
        />
        <span aria-hidden="true">–</span>
        <input
          name="max"
          aria-label={copy.max}
          placeholder={copy.maxHint}
          defaultValue={max}
          {...FIELD}
        />
        <Button type="submit" look="outline" size="sm" className="min-h-12">
          {copy.apply}
        </Button>
      </div>
    </fieldset>
  );
}
