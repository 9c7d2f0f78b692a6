/** How much of a variant there is: only what is counted runs out, unless the shop goes on selling it. */
import type {CatalogueVariant} from '../catalogue/types';

/** How many can be sold now; Infinity when nothing limits it. */
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
