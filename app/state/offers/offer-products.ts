import type {ProductSummary} from '~/domain/catalogue/product';

let loading: Promise<readonly ProductSummary[]> | null = null;

/** The products among which the cross-sell is drawn, read once a page; rejects when they cannot be. */
export function loadOfferProducts(): Promise<readonly ProductSummary[]> {
  loading ??= fetchProducts().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function fetchProducts(): Promise<readonly ProductSummary[]> {
  const response = await fetch('/api/oferta');
  if (!response.ok) throw new Error(`Offers could not be read: ${response.status}`);
  const answer: {products: readonly ProductSummary[]} = await response.json();
  return answer.products;
}
