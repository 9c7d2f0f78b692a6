import {palette} from './palette';

/** A deeper ink, for the shade under text. */
const shade = '#082F2B';

/** The frame that the films are drawn in. */
export const frame = {width: 1280, height: 720};

/**
 * Where a screen that is narrower than the film looks: the share of the spare width to the left of
 * what stays visible. The page must use the same value as `object-position`.
 */
export const focus = 0.72;

/** A scene draws the whole frame at `time`, from 0 to 1; 1 looks exactly like 0. */
export type Scene = (time: number) => string;

export function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}

/** An S-curve from 0 to 1 while `value` goes from `from` to `to`. */
export function ease(value: number, from: number, to: number): number {
  const x = clamp((value - from) / (to - from));
  return x * x * (3 - 2 * x);
}

export function fixed(value: number): string {
  return value.toFixed(2);
}

/**
 * Lays a scene on ink and shades the left and the lower part, where the headline stands, so that
 * white text keeps a contrast of at least 4.5 to 1 there.
 */
export function composeFrame(shapes: string): string {
  const {tinta} = palette;
  const {width, height} = frame;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none">
    <defs>
      <linearGradient id="left" x1="0" x2="1" y1="0" y2="0"><stop offset=".43" stop-color="${tinta}"/><stop offset=".5" stop-color="${tinta}" stop-opacity=".72"/><stop offset=".6" stop-color="${tinta}" stop-opacity="0"/></linearGradient>
      <linearGradient id="bottom" x1="0" x2="0" y1="0" y2="1"><stop offset=".29" stop-color="${shade}" stop-opacity="0"/><stop offset=".47" stop-color="${shade}" stop-opacity=".68"/><stop offset="1" stop-color="${shade}" stop-opacity=".8"/></linearGradient>
    </defs>
    <rect width="${width}" height="${height}" fill="${tinta}"/>
    ${shapes}
    <rect width="${width}" height="${height}" fill="url(#left)"/>
    <rect width="${width}" height="${height}" fill="url(#bottom)"/>
  </svg>`;
}
