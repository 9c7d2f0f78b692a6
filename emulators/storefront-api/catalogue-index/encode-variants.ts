/**
 * The provider's compact list of the combinations that a product has, which Hydrogen's
 * `decodeEncodedVariant` reads: indices of option values, one level an option. In `v1_0:0-2,1:2,` the
 * first value of the first option goes with the first three of the second, the second with the third.
 */
import type {CatalogueProduct, CatalogueVariant} from '../catalogue/types';

/** Empty when there are no variants. */
export function encodeVariants(
  {options}: Pick<CatalogueProduct, 'options'>,
  variants: readonly CatalogueVariant[],
): string {
  const combinations = variants.map(({selectedOptions}) =>
    options.map(({name, values}) =>
      values.indexOf(selectedOptions.find((option) => option.name === name)?.value ?? ''),
    ),
  );
  return combinations.length > 0 ? `v1_${encodeLevel(combinations)}` : '';
}

/** `combinations` are what is left of each, all of one length. */
function encodeLevel(combinations: readonly (readonly number[])[]): string {
  const heads = [...new Set(combinations.flatMap(([head]) => head ?? []))].sort((a, b) => a - b);
  if (combinations.every(({length}) => length === 1)) return ranges(heads);
  return heads
    .map((head) => {
      const below = combinations.filter(([first]) => first === head).map(([, ...rest]) => rest);
      return `${head}:${encodeLevel(below)},`;
    })
    .join('');
}

/** `0-2 4` for 0, 1, 2 and 4. */
function ranges(sorted: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const index of sorted) {
    const run = runs.at(-1);
    if (run && run[1] === index - 1) run[1] = index;
    else runs.push([index, index]);
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(' ');
}
