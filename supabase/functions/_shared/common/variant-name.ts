/** The provider's title of the variant of a product that has only one. */
const DEFAULT_TITLE = 'Default Title';

/** The title of a variant; empty if it is the only one of its product. */
export function variantName(title: unknown): string {
  return typeof title === 'string' && title !== DEFAULT_TITLE ? title.slice(0, 255) : '';
}
