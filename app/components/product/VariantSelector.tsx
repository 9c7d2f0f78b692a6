import {formatPrice} from '~/domain/text/format-price';
import {product, productPage as copy} from '~/copy/product';
import type {Variant} from '~/domain/catalogue/product';
import {useScripted} from '../ui/use-scripted';

interface VariantSelectorProps {
  /** Name of the option in which the variants differ; null when they differ in several. */
  readonly optionName: string | null;
  readonly variants: readonly Variant[];
  readonly chosen: Variant | null;
  readonly onChoose: (variant: Variant) => void;
}

/** One row a variant, with its price; nothing for a product that has only one. */
export function VariantSelector({optionName, variants, chosen, onChoose}: VariantSelectorProps) {
  // A choice that nothing answers yet would show one variant and put another into the cart.
  const scripted = useScripted();
  if (variants.length < 2) return null;
  return (
    <fieldset>
      <legend className="mb-2 font-bold">{optionName ?? copy.chooseVariant}</legend>
      <div className="grid gap-2">
        {variants.map((variant) => (
          <label
            key={variant.id}
            className={`flex min-h-12 items-center gap-3 rounded-lg border-2 border-arena px-4 py-2 transition-colors ${variant.availableForSale ? 'cursor-pointer bg-white has-checked:border-ink has-checked:bg-paper' : 'cursor-not-allowed bg-paper-deep text-muted'}`}
          >
            <input
              type="radio"
              name="variante"
              value={variant.id}
              checked={variant.id === chosen?.id}
              disabled={!scripted || !variant.availableForSale}
              onChange={() => onChoose(variant)}
              className="size-5 flex-none accent-ink"
            />
            <span className="min-w-0 flex-1 font-semibold">{variant.title}</span>
            <span className="font-bold tabular-nums">
              {variant.availableForSale ? formatPrice(variant.price) : product.soldOut}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
