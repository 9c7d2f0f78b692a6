/** What a row of the search dialog shows of a product. */
import type {Money} from './money';

export interface SearchProduct {
  readonly handle: string;
  readonly title: string;
  /** Plain text on one line: whole among the first products, which are searched in the browser. */
  readonly description: string;
  /** Address of its first picture. */
  readonly image: string | null;
  /** Lowest variant price. */
  readonly price: Money;
}

export interface SearchAnswer {
  readonly products: readonly SearchProduct[];
  /** Whether the shop has more than these. */
  readonly hasMore: boolean;
}
