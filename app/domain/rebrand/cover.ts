/**
 * A cover as shapes, laid out once for every size: the page draws them as SVG, a picture on a canvas, a PDF as vectors.
 * Lengths are in the unit of the width and the height; the origin is at the top left.
 */
import {inkOn, mix, readableOn} from './colors';
import {fitText} from './text-width';

export const COVER_DESIGNS = ['franja', 'marco', 'bloque', 'diagonal', 'arcos'] as const;
export type CoverDesign = (typeof COVER_DESIGNS)[number];

export type Point = readonly [x: number, y: number];

export type Shape =
  | {readonly kind: 'area'; readonly points: readonly Point[]; readonly fill: string}
  | {readonly kind: 'disc'; readonly center: Point; readonly radius: number; readonly fill: string}
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly at: Point;
      readonly size: number;
      readonly bold: boolean;
      readonly fill: string;
      readonly anchor: 'start' | 'middle';
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
  /** Width by height of the logo; null without one. */
  readonly logoRatio: number | null;
}

const PAPER = '#ffffff';

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
  /** A whole ground, a short bar, all words from the left. */
  franja: (canvas) => {
    const {look, width, height, unit} = canvas;
    const ink = inkOn(look.primary);
    const accent = readableOn(look.accent, look.primary, 3);
    const left = unit * 9;
    return [
      area(0, 0, width, height, look.primary),
      area(0, height - unit * 2.4, width, unit * 2.4, look.accent),
      area(left, unit * 13, unit * 17, unit * 2, accent),
      ...headings(canvas, {
        x: left,
        y: unit * 21,
        width: width - left * 2,
        height: height * 0.6 - unit * 10,
        anchor: 'start',
        title: ink,
        subtitle: accent,
      }),
      ...signature(canvas, {x: left, bottom: height - unit * 11, anchor: 'start', ink, accent}),
    ];
  },
  /** A frame on a light ground, all words in the middle. */
  marco: (canvas) => {
    const {look, width, height, unit} = canvas;
    const ground = mix(look.primary, PAPER, 0.93);
    const ink = readableOn(look.primary, ground, 5);
    const accent = readableOn(look.accent, ground, 3);
    const frame = (inset: number, line: number, fill: string) => [
      area(inset, inset, width - inset * 2, line, fill),
      area(inset, height - inset - line, width - inset * 2, line, fill),
      area(inset, inset, line, height - inset * 2, fill),
      area(width - inset - line, inset, line, height - inset * 2, fill),
    ];
    const middle = width / 2;
    return [
      area(0, 0, width, height, ground),
      ...frame(unit * 4.5, unit * 1.1, ink),
      ...frame(unit * 7, unit * 0.35, accent),
      area(middle - unit * 9, height * 0.17, unit * 18, unit * 0.9, accent),
      ...headings(canvas, {
        x: middle,
        y: height * 0.17 + unit * 7,
        width: width - unit * 28,
        height: height * 0.52,
        anchor: 'middle',
        title: ink,
        subtitle: mix(ink, PAPER, 0.15),
      }),
      ...signature(canvas, {x: middle, bottom: height - unit * 14, anchor: 'middle', ink, accent}),
    ];
  },
  /** The title on a block of colour, the rest on white below. */
  bloque: (canvas) => {
    const {look, width, height, unit} = canvas;
    const edge = height * 0.66;
    const ink = inkOn(look.primary);
    const left = unit * 9;
    const below = readableOn(look.primary, PAPER, 5);
    return [
      area(0, 0, width, height, PAPER),
      area(0, 0, width, edge, look.primary),
      area(0, edge, width, unit * 2.6, look.accent),
      disc([width - unit * 4, unit * 2], unit * 26, mix(look.primary, ink, 0.12)),
      disc([width - unit * 4, unit * 2], unit * 15, look.accent),
      ...headings(canvas, {
        x: left,
        y: unit * 34,
        width: width - left * 2,
        height: edge - unit * 42,
        anchor: 'start',
        title: ink,
        subtitle: mix(ink, look.primary, 0.12),
      }),
      ...signature(canvas, {
        x: left,
        bottom: height - unit * 9,
        anchor: 'start',
        ink: below,
        accent: below,
      }),
    ];
  },
  /** A dark ground cut by two slanted areas. */
  diagonal: (canvas) => {
    const {look, width, height, unit} = canvas;
    const ground = mix(look.primary, '#0d0f12', 0.62);
    const ink = inkOn(ground);
    const accent = readableOn(look.accent, ground, 4.5);
    const left = unit * 9;
    return [
      area(0, 0, width, height, ground),
      {
        kind: 'area',
        fill: look.primary,
        points: [
          [0, height * 0.86],
          [width, height * 0.6],
          [width, height],
          [0, height],
        ],
      },
      {
        kind: 'area',
        fill: look.accent,
        points: [
          [0, height * 0.835],
          [width, height * 0.575],
          [width, height * 0.6],
          [0, height * 0.86],
        ],
      },
      area(left, unit * 12, unit * 1.4, unit * 9, accent),
      ...headings(canvas, {
        x: left,
        y: unit * 26,
        width: width - left * 2,
        height: height * 0.56 - unit * 28,
        anchor: 'start',
        title: ink,
        subtitle: accent,
      }),
      ...signature(canvas, {
        x: left,
        bottom: height - unit * 7,
        anchor: 'start',
        ink: inkOn(look.primary),
        accent: inkOn(look.primary),
      }),
    ];
  },
  /** Rings that rise from a corner. */
  arcos: (canvas) => {
    const {look, width, height, unit} = canvas;
    const ground = mix(look.accent, PAPER, 0.86);
    const ink = readableOn(look.primary, ground, 5);
    const left = unit * 9;
    const corner: Point = [width, height];
    return [
      area(0, 0, width, height, ground),
      disc(corner, unit * 74, mix(look.primary, ground, 0.82)),
      disc(corner, unit * 61, mix(look.primary, ground, 0.6)),
      disc(corner, unit * 48, mix(look.primary, ground, 0.3)),
      disc(corner, unit * 35, look.primary),
      disc(corner, unit * 20, look.accent),
      area(left, unit * 11, unit * 12, unit * 1.6, ink),
      ...headings(canvas, {
        x: left,
        y: unit * 19,
        width: width - left * 2,
        height: height - unit * 98,
        anchor: 'start',
        title: ink,
        subtitle: mix(ink, '#000000', 0.25),
      }),
      ...signature(canvas, {
        x: left,
        bottom: height - unit * 9,
        anchor: 'start',
        ink,
        accent: ink,
        width: width - left - unit * 52,
      }),
    ];
  },
};

interface Column {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly anchor: 'start' | 'middle';
  readonly title: string;
  readonly subtitle: string;
}

const LEADING = 1.1;

/** Title and subtitle, from the top of a column. */
function headings({words, unit}: Canvas, column: Column): Shape[] {
  const {x, y, width, height, anchor} = column;
  const room = {width, smallest: unit * 3, leading: LEADING};
  const title = fitText(words.title, {
    ...room,
    height: height * (words.subtitle ? 0.74 : 1),
    largest: unit * 13,
    bold: true,
  });
  const titleHeight = title.lines.length * title.size * LEADING;
  const gap = unit * 4;
  const subtitle = words.subtitle
    ? fitText(words.subtitle, {
        ...room,
        height: Math.max(unit * 5, height - titleHeight - gap),
        largest: Math.min(unit * 5.4, title.size * 0.62),
        smallest: unit * 2.4,
        bold: false,
        leading: 1.3,
      })
    : {lines: [], size: 0};
  return [
    ...lines(title, {x, y, anchor, bold: true, fill: column.title, leading: LEADING}),
    ...lines(subtitle, {
      x,
      y: y + titleHeight + gap,
      anchor,
      bold: false,
      fill: column.subtitle,
      leading: 1.3,
    }),
  ];
}

interface Line {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle';
  readonly bold: boolean;
  readonly fill: string;
  readonly leading: number;
}

function lines(
  fitted: {lines: readonly string[]; size: number},
  {x, y, anchor, bold, fill, leading}: Line,
): Shape[] {
  const {size} = fitted;
  return fitted.lines.map((text, i) => ({
    kind: 'text',
    text,
    at: [x, y + size * 0.8 + i * size * leading],
    size,
    bold,
    fill,
    anchor,
  }));
}

interface Signature {
  readonly x: number;
  /** Of the last line. */
  readonly bottom: number;
  readonly anchor: 'start' | 'middle';
  readonly ink: string;
  readonly accent: string;
  readonly width?: number;
}

/** The logo, the author and the brand, from the bottom up. */
function signature({words, look, width, unit}: Canvas, place: Signature): Shape[] {
  const {x, bottom, anchor, ink, accent} = place;
  const room = place.width ?? (anchor === 'middle' ? width - unit * 28 : width - x * 2);
  const shapes: Shape[] = [];
  let y = bottom;
  const put = (text: string, size: number, bold: boolean, fill: string) => {
    if (!text) return;
    const fitted = fitText(text, {
      width: room,
      height: size * 1.3,
      largest: size,
      smallest: size * 0.45,
      bold,
      leading: 1.2,
    });
    shapes.push({
      kind: 'text',
      text: fitted.lines[0] ?? '',
      at: [x, y],
      size: fitted.size,
      bold,
      fill,
      anchor,
    });
    y -= fitted.size * 1.5;
  };
  put(words.brand, unit * 3.6, false, ink);
  if (words.author !== words.brand) put(words.author, unit * 4.8, true, accent);
  if (look.logoRatio) {
    const high = Math.min(unit * 13, (unit * 36) / look.logoRatio);
    const wide = high * look.logoRatio;
    shapes.push({
      kind: 'logo',
      at: [anchor === 'middle' ? x - wide / 2 : x, y - high - unit * 0.5],
      width: wide,
      height: high,
    });
  }
  return shapes;
}

function area(x: number, y: number, width: number, height: number, fill: string): Shape {
  return {
    kind: 'area',
    fill,
    points: [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
  };
}

function disc(center: Point, radius: number, fill: string): Shape {
  return {kind: 'disc', center, radius, fill};
}
