/**
 * Products (docs/product.md 3.1) in the provider's terms, without its GraphQL shape. `app/server/catalogue` maps
 * responses to these types; components and rules use only them.
 */
import type {ProductRating} from './reviews';
import type {Money} from '~/domain/money/money';

export interface Image {
  readonly url: string;
  readonly altText: string | null;
  /** Pixels of the original; null when the provider does not say. */
  readonly width: number | null;
  readonly height: number | null;
}

export interface SelectedOption {
  readonly name: string;
  readonly value: string;
}

export interface Variant {
  readonly id: string;
  readonly title: string;
  readonly price: Money;
  readonly compareAtPrice: Money | null;
  /** Whether the variant can be bought now; otherwise it is sold out, 'Agotado' (docs/product.md 3.11). */
  readonly availableForSale: boolean;
  readonly selectedOptions: readonly SelectedOption[];
  /** The variant's picture; used only on the product page. */
  readonly image?: Image | null;
}

/** The product data of a card, a search row or a cart line. */
export interface ProductSummary {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  /** Product type; empty if the operator left it blank. */
  readonly productType: string;
  /** Lowest variant price. */
  readonly price: Money;
  readonly image: Image | null;
  /** The variant that 'Agregar' adds; null when the product has no variants. */
  readonly firstVariant: Variant | null;
  /** Number of pages of an ebook; null if the operator has not filled it in. */
  readonly pages: number | null;
  /** Buyers' rating; absent if the provider has no reviews. */
  readonly rating?: ProductRating | null;
  /** Formats of an ebook's files, such as 'PDF'; empty if the operator has not filled them in. */
  readonly formats: readonly string[];
}

/** The product data of the product page. */
export interface Product extends ProductSummary {
  readonly description: string;
  readonly tags: readonly string[];
  readonly images: readonly Image[];
  readonly variants: readonly Variant[];
  readonly options: readonly ProductOption[];
}

export interface ProductOption {
  readonly name: string;
  readonly values: readonly OptionValue[];
}

export interface OptionValue {
  readonly name: string;
  /** Colour such as '#b4532a'; null if it is not a colour. */
  readonly color: string | null;
}
