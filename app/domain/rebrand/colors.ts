/** Colours of a brand: whether one can be read on another, and which two a logo is made of. */

export type Rgb = readonly [number, number, number];

/** @param color such as '#14655a'. */
export function rgbOf(color: string): Rgb {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function hexOf(rgb: readonly number[]): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** @param share of the second color, 0 to 1. */
export function mix(first: string, second: string, share: number): string {
  const to = rgbOf(second);
  return hexOf(rgbOf(first).map((part, i) => part + ((to[i] ?? 0) - part) * share));
}

/** Relative luminance as in WCAG 2, 0 to 1. */
function luminance(color: string): number {
  const [red, green, blue] = rgbOf(color).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio as in WCAG 2, 1 to 21. */
export function contrast(first: string, second: string): number {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

const WHITE = '#ffffff';
const BLACK = '#141414';
const LEAST = 4.5;

/** White where it can be read, otherwise black: on every ground one of them has a contrast of 4.5. */
export function inkOn(ground: string): string {
  if (contrast(WHITE, ground) >= LEAST) return WHITE;
  return contrast(BLACK, ground) >= LEAST ? BLACK : '#000000';
}

/** The color itself, or the nearest mix with white or black that has the contrast. */
export function readableOn(color: string, ground: string, least: number): string {
  const ink = inkOn(ground);
  for (let share = 0; share < 1; share += 0.05) {
    const tried = mix(color, ink, share);
    if (contrast(tried, ground) >= least) return tried;
  }
  return ink;
}

/** Bright and pure beyond these is neon; warm signal colours are not, from red to amber. */
const NEON = {luminance: 0.28, spread: 225, warmGreen: 205};
/** Lighter than this, a color is lost on paper. */
const LIGHTEST = 0.68;

/** A color as it is printed: neon is calmed, what is too light for paper is deepened; all else stays as chosen. */
export function printable(chosen: string): string {
  const [red, green, blue] = rgbOf(chosen);
  const spread = Math.max(red, green, blue) - Math.min(red, green, blue);
  const isWarm = red > green && green > blue && green < NEON.warmGreen;
  const isNeon = spread > NEON.spread && luminance(chosen) > NEON.luminance && !isWarm;
  const calm = isNeon ? mix(chosen, '#808080', 0.5) : chosen;
  let share = 0;
  while (luminance(mix(calm, BLACK, share)) > LIGHTEST) share += 0.02;
  return mix(calm, BLACK, share);
}

const STEP = 32;

/**
 * The two colours that a logo uses most, apart from its white, black and grey where it has others; null for an empty
 * picture. @param pixels red, green, blue and opacity, one after the other.
 */
export function paletteOf(pixels: ArrayLike<number>): {primary: string; accent: string} | null {
  const groups = new Map<number, number>();
  for (let i = 0; i + 3 < pixels.length; i += 4) {
    const [red, green, blue] = [pixels[i] ?? 0, pixels[i + 1] ?? 0, pixels[i + 2] ?? 0];
    if ((pixels[i + 3] ?? 0) < 128) continue;
    const key =
      (Math.floor(red / STEP) << 10) | (Math.floor(green / STEP) << 5) | Math.floor(blue / STEP);
    // A grey counts little, so that a black logo with a red dot is a red brand.
    const isGrey = Math.max(red, green, blue) - Math.min(red, green, blue) < 28;
    groups.set(key, (groups.get(key) ?? 0) + (isGrey ? 0.02 : 1));
  }
  const colors = [...groups.entries()].sort(([, a], [, b]) => b - a).map(([key]) => middleOf(key));
  const [primary] = colors;
  if (!primary) return null;
  const accent =
    colors.find((color) => distance(color, primary) > 120) ?? mix(primary, WHITE, 0.55);
  return {primary, accent};

  function middleOf(key: number): string {
    const parts = [key >> 10, (key >> 5) & 31, key & 31];
    return hexOf(parts.map((part) => Math.min(255, part * STEP + STEP / 2)));
  }
}

function distance(first: string, second: string): number {
  const to = rgbOf(second);
  return Math.hypot(...rgbOf(first).map((part, i) => part - (to[i] ?? 0)));
}
