import {formatPrice} from '~/domain/text/format-price';
import {product, productPage as copy} from '~/copy/product';
import type {Variant} from '~/domain/catalogue/product';
import {Radios} from '../ui/choices/Radios';

interface VariantSelectorProps {
  /** Name of the option in which the variants differ; null when they differ in several. */
  readonly optionName: string | null;
  readonly variants: readonly Variant[];
  readonly selected: Variant | null;
  readonly onSelect: (variant: Variant) => void;
}

/** One row a variant, with its price; nothing for a product that has only one. */
export function VariantSelector({optionName, variants, selected, onSelect}: VariantSelectorProps) {
  if (variants.length < 2) return null;
  function selectById(wanted: string) {
    const variant = variants.find(({id}) => id === wanted);
    if (variant) onSelect(variant);
  }
  return (
    <Radios
      id="variante"
      legend={optionName ?? copy.chooseVariant}
      look="rows"
      value={selected?.id ?? null}
      onChange={selectById}
      options={variants.map((variant) => ({
        value: variant.id,
        disabled: !variant.availableForSale,
        content: (
          <>
            <span className="min-w-0 flex-1 font-semibold">{variant.title}</span>
            <span className="font-bold tabular-nums">
              {variant.availableForSale ? formatPrice(variant.price) : product.soldOut}
            </span>
          </>
        ),
      }))}
    />
  );
}
