/**
 * How a hand-off is named on its way: in a header to the worker, as an attribute of the provider's cart,
 * and with the order back to the thank-you page (docs/product.md 7.8).
 */
export const HAND_OFF_HEADER = 'Hand-Off';
export const HAND_OFF_ATTRIBUTE = '_pago';
export const HAND_OFF_PARAMETER = 'pago';

/** A valid hand-off id, or null. */
export function asHandOffId(text: string | null): string | null {
  return text && /^[0-9a-f]{32}$/.test(text) ? text : null;
}
