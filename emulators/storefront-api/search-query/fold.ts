/** Folding of text for comparison: 'Cocina Fácil' and 'cocina facil' are the same words. */

/** Lower case, without accents. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

/** The words of a text, folded. */
export function words(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * The words of a text with a blank before and after each, so that a whole word, the beginning of a
 * word and a phrase are all found with one `includes`.
 */
export function wordIndex(text: string): string {
  return ` ${words(text).join(' ')} `;
}

/** Folds a text for a URL: small letters, digits and hyphens. */
export function slug(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
