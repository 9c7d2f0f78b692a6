/**
 * A cover as shapes, laid out once for every size: the page draws them as SVG, a picture on a canvas, a PDF as vectors.
 * Lengths are in the unit of the width and the height; the origin is at the top left.
 */
import {contrast, inkOn, mix, readableOn} from './colors';
import {fitText, type Face} from './text-width';

export const COVER_DESIGNS = ['franja', 'marco', 'bloque', 'diagonal', 'arcos'] as const;
export type CoverDesign = (typeof COVER_DESIGNS)[number];

/** Set in a serif. */
export function isClassic(design: CoverDesign): boolean {
  return design === 'marco' || design === 'arcos';
}

export type Point = readonly [x: number, y: number];

export type Shape =
  | {readonly kind: 'area'; readonly points: readonly Point[]; readonly fill: string}
  | {readonly kind: 'disc'; readonly center: Point; readonly radius: number; readonly fill: string}
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly at: Point;
      readonly size: number;
      readonly face: Face;
      readonly fill: string;
      readonly anchor: 'start' | 'middle';
      /** Between letters, in the unit of the size. */
      readonly tracking: number;
    }
  | {readonly kind: 'logo'; readonly at: Point; readonly width: number; readonly height: number};

export interface CoverWords {
  readonly title: string;
  readonly subtitle: string;
  readonly author: string;
  readonly brand: string;
}

export interface CoverLook {
  readonly design: CoverDesign;
  readonly primary: string;
  readonly accent: string;
  /** Width by height of the logo; null without a logo. */
  readonly logoRatio: number | null;
  /** The color that the logo uses most. */
  readonly logoColor?: string | undefined;
}

const PAPER = '#ffffff';
/** The least contrast of words, and of an ornament that may be missed. */
const TEXT = 4.5;
const ORNAMENT = 1.7;

export function drawCover(
  words: CoverWords,
  look: CoverLook,
  width: number,
  height: number,
): Shape[] {
  const unit = Math.min(width, height * 0.75) / 100;
  return DRAWINGS[look.design]({words, look, width, height, unit});
}

interface Canvas {
  readonly words: CoverWords;
  readonly look: CoverLook;
  readonly width: number;
  readonly height: number;
  /** A hundredth of the width of an upright cover. */
  readonly unit: number;
}

const DRAWINGS: Record<CoverDesign, (canvas: Canvas) => Shape[]> = {
  /** A very large title over a sun that rises behind a band of the accent, with the subtitle on it. */
  franja: (canvas) => {
    const {look, words, width, height, unit} = canvas;
    const ink = inkOn(look.primary);
    const band = readableOn(look.accent, look.primary, ORNAMENT);
    const left = (width - unit * 82) / 2;
    const column = width - left * 2;
    const top = height * (words.subtitle ? 0.62 : 0.74);
    const bandHeight = unit * (words.subtitle ? 22 : 3);
    // Away from the words' color, so that a long title can be read over it.
    const away = ink === PAPER ? '#0b0d10' : PAPER;
    return [
      area(0, 0, width, height, look.primary),
      ...[0, 1, 2].map((i) =>
        disc(
          [width * 0.66, top],
          Math.min(width * 0.72, top * 0.62) * (1 - i * 0.27),
          mix(look.primary, away, 0.14 * (i + 1)),
        ),
      ),
      area(0, top, width, height - top, look.primary),
      ...block(words.title, {
        ...AT_START,
        x: left,
        y: unit * 11,
        width: column,
        height: top - unit * 18,
        largest: unit * 27,
        face: 'bold',
        fill: ink,
      }),
      area(0, top, width, bandHeight, band),
      ...block(words.subtitle, {
        ...AT_START,
        x: left,
        y: top + unit * 3,
        width: column,
        height: bandHeight - unit * 6,
        largest: unit * 5.2,
        leading: 1.25,
        face: 'bold',
        fill: inkOn(band),
        place: 'middle',
      }),
      ...signature(canvas, {
        x: left,
        bottom: height - unit * 10,
        width: column,
        fill: ink,
        ground: look.primary,
      }),
    ];
  },
  /** A classic: a double frame on tinted paper, everything centred, the title in a serif. */
  marco: (canvas) => {
    const {look, words, width, height, unit} = canvas;
    const ground = mix(look.primary, PAPER, 0.94);
    const ink = readableOn(look.primary, ground, 6);
    const line = readableOn(look.accent, ground, ORNAMENT);
    const middle = width / 2;
    const column = width - unit * 30;
    const frame = (inset: number, thick: number, fill: string, hole: string) => [
      area(inset, inset, width - inset * 2, height - inset * 2, fill),
      area(
        inset + thick,
        inset + thick,
        width - (inset + thick) * 2,
        height - (inset + thick) * 2,
        hole,
      ),
    ];
    const rule = height * (words.subtitle ? 0.62 : 0.7);
    const centred = {...AT_MIDDLE, x: middle, width: column};
    return [
      area(0, 0, width, height, ink),
      area(unit * 3, unit * 3, width - unit * 6, height - unit * 6, ground),
      ...frame(unit * 5.4, unit * 0.5, line, ground),
      ...block(words.author, {
        ...centred,
        y: unit * 14,
        height: unit * 9,
        largest: unit * 4.2,
        face: 'bold',
        fill: ink,
        tracking: 0.14,
        caps: true,
      }),
      ...block(words.title, {
        ...centred,
        y: unit * 27,
        height: rule - unit * 34,
        largest: unit * 21,
        leading: 1.06,
        face: 'serif',
        fill: ink,
        place: 'middle',
      }),
      area(middle - unit * 15, rule - unit * 0.2, unit * 11.5, unit * 0.4, line),
      area(middle + unit * 3.5, rule - unit * 0.2, unit * 11.5, unit * 0.4, line),
      polygon(line, [
        [middle, rule - unit * 2],
        [middle + unit * 2, rule],
        [middle, rule + unit * 2],
        [middle - unit * 2, rule],
      ]),
      ...block(words.subtitle, {
        ...centred,
        y: rule + unit * 6,
        height: height - rule - unit * 38,
        largest: unit * 5,
        leading: 1.3,
        face: 'regular',
        fill: ink,
      }),
      ...publisher(canvas, {
        x: middle,
        bottom: height - unit * 12.5,
        width: column,
        fill: ink,
        ground,
      }),
    ];
  },
  /** A pattern of quarter discs above, a large dark title on white below. */
  bloque: (canvas) => {
    const {look, words, width, height, unit} = canvas;
    const columns = Math.max(4, Math.round((width / (height * 0.4)) * 2.2));
    const tile = width / columns;
    const rows = Math.max(1, Math.round((height * 0.42) / tile));
    const ink = readableOn(look.primary, PAPER, 6);
    const left = (width - unit * 84) / 2;
    const top = rows * tile;
    const grounds = [
      look.primary,
      mix(look.primary, PAPER, 0.82),
      mix(look.primary, '#0b0d10', 0.35),
    ];
    const marks = [look.accent, look.primary, mix(look.accent, PAPER, 0.55)];
    const tiles = Array.from({length: columns * rows}, (_, i) => {
      const [column, row] = [i % columns, Math.floor(i / columns)];
      const seed = (column * 7 + row * 5 + column * row * 3) % 12;
      const ground = grounds[(column + row * 2) % 3] ?? look.primary;
      const mark = readableOn(marks[(seed + row) % 3] ?? look.accent, ground, 1.5);
      return [
        area(column * tile, row * tile, tile + 1, tile, ground),
        ...motif(seed % 4, column * tile, row * tile, tile, mark, ground),
      ];
    }).flat();
    return [
      area(0, 0, width, height, PAPER),
      ...tiles,
      area(0, top, width, height - top, PAPER),
      ...block(words.title, {
        ...AT_START,
        x: left,
        y: top + unit * 7,
        width: width - left * 2,
        height: (height - top - unit * 30) * (words.subtitle ? 0.72 : 1),
        largest: unit * 19,
        face: 'bold',
        fill: ink,
        next: words.subtitle
          ? {
              text: words.subtitle,
              gap: unit * 3,
              height: (height - top - unit * 30) * 0.28,
              largest: unit * 4.6,
              leading: 1.25,
              face: 'regular',
              fill: '#2b2f33',
            }
          : null,
      }),
      ...signature(canvas, {
        x: left,
        bottom: height - unit * 8,
        width: width - left * 2,
        fill: ink,
        ground: PAPER,
      }),
    ];
  },
  /** Dark, in capitals, cut by a fan of slanted ribbons. */
  diagonal: (canvas) => {
    const {look, words, width, height, unit} = canvas;
    const ground = mix(look.primary, '#0b0d10', 0.78);
    const ink = inkOn(ground);
    const accent = readableOn(look.accent, ground, TEXT);
    const left = (width - unit * 82) / 2;
    const column = width - left * 2;
    const start = height * 0.7;
    const rise = Math.min(width * 0.42, height * 0.3);
    const thick = unit * 6.4;
    const ribbons = Array.from({length: 5}, (_, i) => {
      const y = start + i * thick;
      const fill = mix(readableOn(look.primary, ground, ORNAMENT), accent, i / 4);
      return polygon(fill, [
        [0, y],
        [width, y - rise],
        [width, y - rise + thick * (0.92 - i * 0.13)],
        [0, y + thick * (0.92 - i * 0.13)],
      ]);
    });
    return [
      area(0, 0, width, height, ground),
      ...ribbons,
      ...block(words.title, {
        ...AT_START,
        x: left,
        y: unit * 11,
        width: column,
        height: (start - rise - unit * 16) * (words.subtitle ? 0.74 : 1),
        largest: unit * 24,
        leading: 1.04,
        face: 'bold',
        fill: ink,
        caps: true,
        next: words.subtitle
          ? {
              text: words.subtitle,
              gap: unit * 4,
              height: (start - rise - unit * 16) * 0.26,
              largest: unit * 4.8,
              leading: 1.25,
              face: 'regular',
              fill: accent,
            }
          : null,
      }),
      ...signature(canvas, {x: left, bottom: height - unit * 9, width: column, fill: ink, ground}),
    ];
  },
  /** Calm: a serif title over arches that rise around a sun. */
  arcos: (canvas) => {
    const {look, words, width, height, unit} = canvas;
    const ground = mix(look.accent, PAPER, 0.88);
    const ink = readableOn(mix(look.primary, '#0b0d10', 0.15), ground, 6);
    const middle = width / 2;
    const column = width - unit * 22;
    const crown = height * 0.66;
    const logo = look.logoRatio ? logoSize(look.logoRatio, unit * 34, unit * 10) : null;
    const head = unit * 11 + (logo ? logo.height + unit * 5 : 0);
    const room = crown - head - unit * 13;
    const arch = (half: number, y: number, fill: string) => [
      disc([middle, y + half], half, fill),
      area(middle - half, y + half, half * 2, height, fill),
    ];
    const door = readableOn(look.primary, ground, 1.6);
    const rings = [0.72, 0.5, 0.26, 0].map((share, i) =>
      arch(
        unit * (44 - i * 7),
        crown + unit * i * 7,
        i === 3 ? door : readableOn(mix(look.primary, ground, share), ground, 1.12 + i * 0.16),
      ),
    );
    const centred = {...AT_MIDDLE, x: middle, width: column};
    const hasImprint = words.brand !== words.author;
    const doorTop = crown + unit * 21;
    const doorFoot = height - unit * (hasImprint ? 11.4 : 0);
    return [
      area(0, 0, width, height, ground),
      ...rings.flat(),
      disc(
        [middle, (doorTop + doorFoot) / 2],
        Math.min(unit * 6.5, (doorFoot - doorTop) * 0.34),
        readableOn(look.accent, door, ORNAMENT),
      ),
      ...(logo ? placeLogo(look, ground, middle - logo.width / 2, unit * 9, logo) : []),
      ...block(words.title, {
        ...centred,
        y: head,
        height: room * (words.subtitle ? 0.72 : 1),
        largest: unit * 21,
        leading: 1.06,
        face: 'serif',
        fill: ink,
        next: words.subtitle
          ? {
              text: words.subtitle,
              gap: unit * 4,
              height: room * 0.28,
              largest: unit * 4.8,
              leading: 1.3,
              face: 'regular',
              fill: ink,
            }
          : null,
      }),
      ...block(words.author, {
        ...centred,
        y: crown - unit * 9,
        height: unit * 6,
        largest: unit * 3.4,
        face: 'bold',
        fill: ink,
        tracking: 0.14,
        caps: true,
      }),
      ...(hasImprint
        ? imprint(canvas, {x: middle, bottom: height - unit * 7, width: unit * 40}, inkOn(door))
        : []),
    ];
  },
};

/** A quarter disc, a half, a disc or a leaf in a square of the pattern. */
function motif(
  kind: number,
  x: number,
  y: number,
  tile: number,
  fill: string,
  ground: string,
): Shape[] {
  const half = tile / 2;
  if (kind === 0) return [disc([x + half, y + half], tile * 0.36, fill)];
  const quarter = (cornerX: number, cornerY: number) => {
    const turn = (cornerX ? 1 : 0) + (cornerY ? 2 : 0);
    const from = [0, 0.5, 1.5, 1][turn] ?? 0;
    const center: Point = [x + cornerX * tile, y + cornerY * tile];
    const arc = Array.from({length: 33}, (_, i): Point => {
      const angle = (from + i / 64) * Math.PI;
      return [center[0] + Math.cos(angle) * tile, center[1] + Math.sin(angle) * tile];
    });
    return polygon(fill, [center, ...arc]);
  };
  if (kind === 1) return [quarter(0, 0)];
  if (kind === 2) return [quarter(1, 1)];
  return [quarter(1, 0), disc([x + tile * 0.72, y + tile * 0.28], tile * 0.16, ground)];
}

interface BlockText {
  readonly largest: number;
  readonly height: number;
  readonly leading: number;
  readonly face: Face;
  readonly fill: string;
}

interface Block extends BlockText {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly anchor: 'start' | 'middle';
  /** Share of the size between letters. */
  readonly tracking: number;
  readonly caps: boolean;
  readonly place: 'top' | 'middle' | 'bottom';
  /** Follows directly below. */
  readonly next: (BlockText & {readonly text: string; readonly gap: number}) | null;
}

export const AT_START = {
  anchor: 'start',
  leading: 1.06,
  tracking: 0,
  caps: false,
  place: 'top',
  next: null,
} as const;
export const AT_MIDDLE = {...AT_START, anchor: 'middle'} as const;
/** Distance from the top of a line to its baseline, as a share of the size. */
const ASCENT = 0.82;

/** Sets a text as large as its room allows. */
export function block(text: string, look: Block): Shape[] {
  if (!text) return [];
  const {x, y, width, height, largest, leading, face, fill, anchor, tracking, caps, place, next} =
    look;
  const shown = caps ? text.toLocaleUpperCase('es') : text;
  const {size, lines} = fitText(shown, {
    width,
    height,
    largest,
    smallest: largest * 0.16,
    leading,
    face,
    tracking,
  });
  const used = lines.length * size * leading;
  const top = place === 'top' ? y : y + (height - used) * (place === 'middle' ? 0.5 : 1);
  const shapes = lines.map((line, i): Shape => ({
    kind: 'text',
    text: line,
    at: [x, top + (leading - 1) * size * 0.5 + size * ASCENT + i * size * leading],
    size,
    face,
    fill,
    anchor,
    tracking: size * tracking,
  }));
  if (!next) return shapes;
  const largestBelow = Math.min(next.largest, size * 0.62);
  return [
    ...shapes,
    ...block(next.text, {
      ...AT_START,
      ...next,
      x,
      y: top + used + next.gap,
      width,
      anchor,
      largest: largestBelow,
      next: null,
    }),
  ];
}

interface Foot {
  readonly x: number;
  /** Bottom edge of the last line. */
  readonly bottom: number;
  readonly width: number;
  readonly fill: string;
  readonly ground: string;
}

/** Author and brand at the left, the logo at the right, on one foot. */
function signature({words, look, unit}: Canvas, {x, bottom, width, fill, ground}: Foot): Shape[] {
  const logo = look.logoRatio ? logoSize(look.logoRatio, unit * 30, unit * 13) : null;
  const room = logo ? width - logo.width - unit * 5 : width;
  const hasBrand = words.brand !== words.author;
  const line = {...AT_START, x, width: room, fill};
  return [
    ...block(words.author, {
      ...line,
      y: bottom - unit * (hasBrand ? 14 : 9),
      height: unit * 9,
      largest: unit * 4.6,
      face: 'bold',
      tracking: 0.1,
      caps: true,
      place: 'bottom',
    }),
    ...(hasBrand
      ? block(words.brand, {
          ...line,
          y: bottom - unit * 4,
          height: unit * 4.6,
          largest: unit * 3.3,
          face: 'regular',
          place: 'bottom',
        })
      : []),
    ...(logo ? placeLogo(look, ground, x + width - logo.width, bottom - logo.height, logo) : []),
  ];
}

/** The logo over the brand's name, in the middle. */
function publisher(canvas: Canvas, foot: Foot): Shape[] {
  const {words, look, unit} = canvas;
  const {x, bottom, width, fill, ground} = foot;
  const logo = look.logoRatio
    ? logoSize(look.logoRatio, Math.min(width, unit * 30), unit * 11)
    : null;
  const hasBrand = words.brand !== words.author;
  const top = bottom - (logo?.height ?? 0) - (hasBrand ? unit * 6.5 : 0);
  return [
    ...(logo ? placeLogo(look, ground, x - logo.width / 2, top, logo) : []),
    ...(hasBrand ? imprint(canvas, foot, fill) : []),
  ];
}

/** The brand's name, in the middle. */
function imprint(
  {words, unit}: Canvas,
  {x, bottom, width}: Pick<Foot, 'x' | 'bottom' | 'width'>,
  fill: string,
): Shape[] {
  return block(words.brand, {
    ...AT_MIDDLE,
    x,
    y: bottom - unit * 4.4,
    width,
    height: unit * 4.6,
    largest: unit * 3.3,
    face: 'regular',
    fill,
    place: 'bottom',
  });
}

export function logoSize(
  ratio: number,
  width: number,
  height: number,
): {width: number; height: number} {
  const high = Math.min(height, width / ratio);
  return {width: high * ratio, height: high};
}

/** Places the logo, on a plate if it would not stand out from the ground. */
export function placeLogo(
  {logoColor}: CoverLook,
  ground: string,
  x: number,
  y: number,
  size: {width: number; height: number},
): Shape[] {
  const isLost = logoColor !== undefined && contrast(logoColor, ground) < 3;
  const edge = size.height * 0.16;
  return [
    ...(isLost
      ? [area(x - edge, y - edge, size.width + edge * 2, size.height + edge * 2, inkOn(logoColor))]
      : []),
    {kind: 'logo', at: [x, y], ...size},
  ];
}

function polygon(fill: string, points: readonly Point[]): Shape {
  return {kind: 'area', fill, points};
}

export function area(x: number, y: number, width: number, height: number, fill: string): Shape {
  return polygon(fill, [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]);
}

export function disc(center: Point, radius: number, fill: string): Shape {
  return {kind: 'disc', center, radius, fill};
}
