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

/** Of the light itself, 0 to 1. */
function linearOf(color: string): Rgb {
  return rgbOf(color).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
}

/** Of WCAG 2, 0 to 1. */
function luminance(color: string): number {
  const [red, green, blue] = linearOf(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Of WCAG 2, 1 to 21. */
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

type Lab = readonly [lightness: number, a: number, b: number];

/** Of OKLab, in which equal distances look equal. */
function labOf(color: string): Lab {
  const [red, green, blue] = linearOf(color);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** The nearest color that a screen shows. */
function colorOfLab([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return hexOf(
    linear.map((part) => {
      const share = Math.min(1, Math.max(0, part));
      return 255 * (share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055);
    }),
  );
}

/** Bright and strong beyond these is neon. */
const NEON = {lightness: 0.64, chroma: 0.215};
const CALM_CHROMA = 0.16;
/** Lighter than these, a color is lost on paper. */
const LIGHTEST = {primary: 0.86, accent: 0.9};
const GREY_CHROMA = 0.02;
const LEAST_CHROMA = 0.08;

/** The palette as it is printed: neon is calmed, what is too light for paper is deepened; all else stays as chosen. */
export function printable(palette: {primary: string; accent: string}): {
  primary: string;
  accent: string;
} {
  const calm = (color: string, lightest: number) => {
    const [lightness, a, b] = labOf(color);
    const chroma = Math.hypot(a, b);
    const isNeon = lightness > NEON.lightness && chroma > NEON.chroma;
    if (!isNeon && lightness <= lightest) return color;
    const least = chroma < GREY_CHROMA ? chroma : Math.max(chroma, LEAST_CHROMA);
    const scale = chroma === 0 ? 0 : Math.min(least, CALM_CHROMA) / chroma;
    return colorOfLab([Math.min(lightness, lightest), a * scale, b * scale]);
  };
  return {
    primary: calm(palette.primary, LIGHTEST.primary),
    accent: calm(palette.accent, LIGHTEST.accent),
  };
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
