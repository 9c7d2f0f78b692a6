import type {ProductSummary} from '~/domain/catalogue/product';

/**
 * The products of a comma-separated list of ids that the shop has.
 * @throws when the shop cannot be asked or refuses to answer.
 */
export async function fetchProducts(
  ids: string,
  signal: AbortSignal,
): Promise<readonly ProductSummary[]> {
  const response = await fetch(`/api/productos?${new URLSearchParams({ids})}`, {signal});
  if (!response.ok) throw new Error(`Products could not be read: ${response.status}`);
  const {products} = await response.json<{products: readonly ProductSummary[]}>();
  return products;
}
