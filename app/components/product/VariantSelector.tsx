import {formatPrice} from '~/domain/money/format-price';
import {product, productPage as copy} from '~/copy/product';
import type {ProductOption, Variant} from '~/domain/product/product';
import {Radios, ROWS} from '../ui/choices/Radios';
import {OptionSelector} from './OptionSelector';

interface VariantSelectorProps {
  readonly options: readonly ProductOption[];
  readonly variants: readonly Variant[];
  readonly selected: Variant | null;
  readonly onSelect: (variant: Variant) => void;
}

/**
 * One row a variant, with its price; a choice for each option of a product that has several; nothing for
 * a product of one variant.
 */
export function VariantSelector(props: VariantSelectorProps) {
  const {options, variants, selected, onSelect} = props;
  if (variants.length < 2) return null;
  if (options.length > 1) return <OptionSelector {...props} />;
  function selectById(wanted: string) {
    const variant = variants.find(({id}) => id === wanted);
    if (variant) onSelect(variant);
  }
  return (
    <Radios
      id="variante"
      legend={options[0]?.name ?? copy.chooseVariant}
      look={ROWS}
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
