import {product, productPage as copy} from '~/copy/product';
import {valueOf, variantForValue} from '~/domain/product/variant-selection';
import type {ProductOption, Variant} from '~/domain/product/product';
import {formatPrice} from '~/domain/money/money';
import {Radios, ROWS} from '../ui/choices/Radios';

interface OptionSelectorProps {
  readonly options: readonly ProductOption[];
  readonly variants: readonly Variant[];
  readonly selected: Variant | null;
  readonly onSelect: (variant: Variant) => void;
}

/** A choice for each option; values with no matching variant are disabled. */
export function OptionSelector({options, variants, selected, onSelect}: OptionSelectorProps) {
  return options.map((option, place) => {
    const lead = (value: string) => variantForValue(options, place, value, variants, selected);
    return (
      <Radios
        key={option.name}
        id={`opcion-${place + 1}`}
        legend={option.name}
        look={ROWS}
        value={valueOf(selected, option.name)}
        onChange={(value) => {
          const variant = lead(value);
          if (variant) onSelect(variant);
        }}
        options={option.values.map(({name, color}) => {
          const variant = lead(name);
          return {
            value: name,
            disabled: !variant?.availableForSale,
            content: (
              <>
                {color ? <Swatch color={color} /> : null}
                <span className="min-w-0 flex-1">{name}</span>
                <span className="font-bold tabular-nums">
                  {stateOf(variant, place === options.length - 1)}
                </span>
              </>
            ),
          };
        })}
      />
    );
  });
}

/** The price stands with the last option, which decides it. */
function stateOf(variant: Variant | null, isLast: boolean): string | null {
  if (!variant) return copy.unavailable;
  if (!variant.availableForSale) return product.soldOut;
  return isLast ? formatPrice(variant.price) : null;
}

function Swatch({color}: {readonly color: string}) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 flex-none">
      <circle cx="10" cy="10" r="9.5" fill={color} stroke="currentColor" />
    </svg>
  );
}
