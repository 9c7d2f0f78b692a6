import type {ProductSummary} from '~/domain/catalogue/product';

/** What the form's fields show, by the names that they have in the address. */
export type ShopFields = Readonly<Record<'q' | 'nicho' | 'orden' | 'min' | 'max', string>>;

/** A list of the shop as its screen shows it. */
export interface ShopList {
  readonly fields: ShopFields;
  readonly niches: readonly {readonly value: string; readonly label: string}[];
  /** What narrows the list, and the address of the list without it. */
  readonly applied: readonly {readonly label: string; readonly without: string}[];
  /** Whether it is anything but the whole catalogue in its own order. */
  readonly narrowed: boolean;
  readonly products: readonly {
    readonly product: ProductSummary;
    readonly category: string | null;
  }[];
  readonly productCount: number;
  readonly page: number;
  readonly pageCount: number;
  /** Whether only the best hits of a very common text were looked through. */
  readonly partial: boolean;
}
