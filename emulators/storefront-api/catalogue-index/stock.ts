/** Stock of a variant: only counted stock runs out, unless the shop oversells it. */
import type {CatalogueVariant} from '../catalogue/types';

/** Units that can be sold now; Infinity if nothing limits them. */
function sellable({availableForSale, stock}: CatalogueVariant): number {
  if (!availableForSale) return 0;
  return stock && !stock.sellsBeyond ? Math.max(0, stock.quantity) : Infinity;
}

/** The variant with `quantity` fewer in stock; sold out when the last is gone. */
export function afterSale(variant: CatalogueVariant, quantity: number): CatalogueVariant {
  if (!variant.stock || quantity === 0) return variant;
  const stock = {...variant.stock, quantity: variant.stock.quantity - quantity};
  const isLeft = stock.sellsBeyond || stock.quantity > 0;
  return {...variant, stock, availableForSale: variant.availableForSale && isLeft};
}

interface WantedLine {
  readonly merchandise: {readonly data: CatalogueVariant};
  readonly quantity: number;
}

/** What each line gets of what it wants, in order: the lines of a variant share its stock. */
export function allocateStock(lines: readonly WantedLine[]): readonly number[] {
  const left = new Map<string, number>();
  return lines.map(({merchandise: {data}, quantity}) => {
    const rest = left.get(data.id) ?? sellable(data);
    const given = Math.min(quantity, rest);
    left.set(data.id, rest - given);
    return given;
  });
}
