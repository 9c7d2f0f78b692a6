import {palette} from './palette';

/**
 * The symbol on a 64-unit square: an R whose bowl is a price tag, whose counter is the punched
 * hole, and whose leg is two stitches: the seam that makes a blank label yours.
 */
export function symbolShapes(body: string, stitch: string): string {
  return [
    `<path fill="${body}" fill-rule="evenodd" d="M13 4.5h25.6a6 6 0 0 1 4.2 1.8l10.4 10.2a6 6 0 0 1 0 8.6L42.8 35.2a6 6 0 0 1-4.2 1.8H23.5v19.5a3 3 0 0 1-3 3H11a3 3 0 0 1-3-3V9.5a5 5 0 0 1 5-5Zm24.5 10a6.3 6.3 0 1 0 0 12.6 6.3 6.3 0 0 0 0-12.6Z"/>`,
    `<path stroke="${stitch}" stroke-width="7.4" stroke-linecap="round" d="m31.5 43.2 4.2 3.3m8.3 6.6 4.2 3.3"/>`,
  ].join('');
}

/** A rounded square of ink with the symbol in paper and mango, for favicons and home screens. */
export function appIcon(radius: number, scale: number): string {
  const offset = (64 - 64 * scale) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="none"><rect width="64" height="64" rx="${radius}" fill="${palette.tinta}"/><g transform="translate(${offset} ${offset}) scale(${scale})">${symbolShapes(palette.papel, palette.mango)}</g></svg>`;
}
