/**
 * The catalogue, indexed by handle and id, with the overrides that tests put on it. Sorted lists are
 * kept until an override changes the catalogue.
 */
import type {Catalogue, CatalogueProduct} from '../catalogue/types';
import {
  createCollectionNode,
  createProductNode,
  type CollectionNode,
  type ProductNode,
  type VariantNode,
} from './nodes';
import {applyOverride, type ProductOverride} from './product-override';
import {afterSale} from './stock';
import {sortProducts, type ProductOrder} from './product-order';

export class CatalogueStore {
  readonly collections: readonly CollectionNode[];
  private readonly originals = new Map<string, {data: CatalogueProduct; position: number}>();
  private readonly overrides = new Map<string, ProductOverride>();
  /** Number of units sold, by variant id. */
  private readonly sold = new Map<string, number>();
  private readonly byHandle = new Map<string, ProductNode>();
  private readonly byId = new Map<string, ProductNode>();
  private readonly variants = new Map<string, VariantNode>();
  private readonly collectionsByHandle = new Map<string, CollectionNode>();
  private readonly collectionsById = new Map<string, CollectionNode>();
  private readonly lists = new Map<string, readonly ProductNode[]>();

  constructor(catalogue: Catalogue) {
    catalogue.products.forEach((data, position) => {
      this.originals.set(data.handle, {data, position});
      this.put(createProductNode(data, position));
    });
    this.collections = catalogue.collections.map(createCollectionNode);
    for (const collection of this.collections) {
      this.collectionsByHandle.set(collection.data.handle, collection);
      this.collectionsById.set(collection.data.id, collection);
    }
  }

  product(handle: string): ProductNode | null {
    return this.byHandle.get(handle) ?? null;
  }

  /** Product by the numeric part of its global id. */
  productById(id: string): ProductNode | null {
    return this.byId.get(id) ?? null;
  }

  variantById(id: string): VariantNode | null {
    return this.variants.get(id) ?? null;
  }

  collection(handle: string): CollectionNode | null {
    return this.collectionsByHandle.get(handle) ?? null;
  }

  collectionById(id: string): CollectionNode | null {
    return this.collectionsById.get(id) ?? null;
  }

  /** The whole catalogue; it has no manual order, so that means best selling. */
  products(order: ProductOrder): readonly ProductNode[] {
    const sorting = order === 'MANUAL' ? 'BEST_SELLING' : order;
    return this.list(`*:${sorting}`, () => sortProducts([...this.byHandle.values()], sorting));
  }

  productsOf(collection: CollectionNode, order: ProductOrder): readonly ProductNode[] {
    return this.list(`${collection.id}:${order}`, () =>
      sortProducts(
        collection.data.productHandles.flatMap((handle) => this.byHandle.get(handle) ?? []),
        order,
      ),
    );
  }

  collectionsOf(product: ProductNode): CollectionNode[] {
    return product.data.collectionHandles.flatMap((handle) => this.collection(handle) ?? []);
  }

  /** Adds to earlier overrides of the product; false if there is no such product. */
  override(handle: string, change: ProductOverride): boolean {
    const original = this.originals.get(handle);
    if (!original) return false;
    const merged = {...this.overrides.get(handle), ...change};
    this.overrides.set(handle, merged);
    this.remove(original.data);
    if (!merged.deleted) this.putCurrent(original);
    this.lists.clear();
    return true;
  }

  /** Removes bought units from the stock. */
  sell(variantId: string, quantity: number): void {
    const variant = this.variantById(variantId);
    const original = variant?.data.stock && this.originals.get(variant.product.data.handle);
    if (!original) return;
    this.sold.set(variantId, (this.sold.get(variantId) ?? 0) + quantity);
    this.putCurrent(original);
    this.lists.clear();
  }

  reset(): void {
    const changed = [...this.sold.keys()].flatMap(
      (id) => this.variants.get(id)?.product.data.handle ?? [],
    );
    const handles = new Set([...this.overrides.keys(), ...changed]);
    this.overrides.clear();
    this.sold.clear();
    for (const handle of handles) {
      const original = this.originals.get(handle);
      if (original) this.putCurrent(original);
    }
    this.lists.clear();
  }

  /** Stores the product with its overrides and sales applied. */
  private putCurrent({data, position}: {data: CatalogueProduct; position: number}): void {
    const product = applyOverride(data, this.overrides.get(data.handle) ?? {});
    const variants = product.variants.map((variant) =>
      afterSale(variant, this.sold.get(variant.id) ?? 0),
    );
    this.put(createProductNode({...product, variants}, position));
  }

  private put(node: ProductNode): void {
    this.byHandle.set(node.data.handle, node);
    this.byId.set(node.data.id, node);
    for (const variant of node.variants) this.variants.set(variant.data.id, variant);
  }

  private remove(product: CatalogueProduct): void {
    this.byHandle.delete(product.handle);
    this.byId.delete(product.id);
    for (const variant of product.variants) this.variants.delete(variant.id);
  }

  private list(key: string, build: () => readonly ProductNode[]): readonly ProductNode[] {
    const known = this.lists.get(key);
    if (known) return known;
    const built = build();
    this.lists.set(key, built);
    return built;
  }
}
