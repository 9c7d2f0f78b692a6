/** The hero's slides follow each other in a circle (spec section 4, Hero). */

/** The slide after `index`, the first after the last; 0 when there is none. */
export function nextSlide(index: number, count: number): number {
  return count > 0 ? (index + 1) % count : 0;
}

/** The slide before `index`, the last before the first; 0 when there is none. */
export function previousSlide(index: number, count: number): number {
  return count > 0 ? (index - 1 + count) % count : 0;
}
