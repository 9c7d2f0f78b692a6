/** A book that stands a little turned, in perspective, drawn at twice its size so that its edges are smooth. */
import {inkOn, mix, readableOn} from '~/domain/rebrand/colors';
import type {CoverLook, CoverWords} from '~/domain/rebrand/cover';
import {fitText} from '~/domain/rebrand/text-width';
import {FONTS} from './fonts';

const HEIGHT = 1.6;
const DEPTH = 0.17;
const DISTANCE = 4.2;
const TURN = 0.5;
const [COS, SIN] = [Math.cos(TURN), Math.sin(TURN)];

/** The screen's point of a point of the book: `u` along the cover from its left edge, `z` back from it. */
function project(u: number, y: number, z: number): [number, number] {
  const across = u * COS - z * SIN;
  const away = DISTANCE + u * SIN + z * COS;
  return [(across * DISTANCE) / away, (y * DISTANCE) / away];
}

const LEFT = project(0, 0, DEPTH)[0];
const EDGE = project(0, 0, 0)[0];
const RIGHT = project(1, 0, 0)[0];
/** Width by height. */
const SHAPE = (RIGHT - LEFT) / HEIGHT;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Draws the book in the middle of the place, as large as fits above its shadow. */
export function drawBook(
  target: OffscreenCanvasRenderingContext2D,
  cover: OffscreenCanvas,
  {look, words}: {look: CoverLook; words: CoverWords},
  place: Place,
): void {
  const high = Math.min(place.height * 0.88, (place.width * 0.94) / SHAPE);
  const scale = (high / HEIGHT) * 2;
  const canvas = new OffscreenCanvas(place.width * 2, place.height * 2);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no-canvas');
  const left = place.width - ((RIGHT + LEFT) / 2) * scale;
  const middle = place.height - high * 0.03;
  const at = (u: number, y: number, z: number): [number, number] => {
    const [across, down] = project(u, y, z);
    return [left + across * scale, middle + down * scale];
  };
  const trace = (points: readonly [number, number][]) => {
    context.beginPath();
    points.forEach((point) => context.lineTo(...point));
    context.closePath();
  };
  const [top, bottom] = [-HEIGHT / 2, HEIGHT / 2];
  const front = [at(0, top, 0), at(1, top, 0), at(1, bottom, 0), at(0, bottom, 0)];
  const spine = [at(0, top, DEPTH), at(0, top, 0), at(0, bottom, 0), at(0, bottom, DEPTH)];
  castShadow(context, [at(0, bottom, DEPTH), at(0, bottom, 0), at(1, bottom, 0)], scale);

  const paint = mix(look.primary, '#000000', inkOn(look.primary) === '#ffffff' ? 0.22 : 0.1);
  context.fillStyle = paint;
  trace(spine);
  context.fill();
  nameSpine(context, words, readableOn('#ffffff', paint, 4.5), at, scale);
  const shade = context.createLinearGradient(left + LEFT * scale, 0, left + EDGE * scale, 0);
  shade.addColorStop(0, 'rgb(0 0 0 / 0.42)');
  shade.addColorStop(0.7, 'rgb(0 0 0 / 0.14)');
  shade.addColorStop(1, 'rgb(0 0 0 / 0.3)');
  context.fillStyle = shade;
  trace(spine);
  context.fill();

  context.save();
  trace(front);
  context.clip();
  const [start, end] = [Math.floor(left + EDGE * scale), Math.ceil(left + RIGHT * scale)];
  const along = (x: number) => {
    const across = (x - left) / scale;
    return (across * DISTANCE) / (DISTANCE * COS - across * SIN);
  };
  for (let x = start; x < end; x++) {
    const [from, to] = [Math.max(0, along(x)), Math.min(1, along(x + 1.5))];
    if (to <= from) continue;
    const above = at(from, top, 0)[1];
    const below = at(from, bottom, 0)[1];
    context.drawImage(
      cover,
      from * cover.width,
      0,
      (to - from) * cover.width,
      cover.height,
      x,
      above - 1,
      1.5,
      below - above + 2,
    );
  }
  const light = context.createLinearGradient(start, 0, end, 0);
  light.addColorStop(0, 'rgb(255 255 255 / 0.22)');
  light.addColorStop(0.012, 'rgb(255 255 255 / 0.1)');
  light.addColorStop(0.03, 'rgb(0 0 0 / 0.16)');
  light.addColorStop(0.05, 'rgb(255 255 255 / 0.1)');
  light.addColorStop(0.12, 'rgb(255 255 255 / 0)');
  light.addColorStop(0.6, 'rgb(255 255 255 / 0)');
  light.addColorStop(1, 'rgb(255 255 255 / 0.1)');
  context.fillStyle = light;
  context.fillRect(start, 0, end - start, canvas.height);
  context.restore();
  target.imageSmoothingQuality = 'high';
  target.drawImage(canvas, place.x, place.y, place.width, place.height);
}

/** Soft on the ground: darkest where the book stands, and a little to the right of it. */
function castShadow(
  context: OffscreenCanvasRenderingContext2D,
  foot: readonly [number, number][],
  scale: number,
): void {
  for (const [spread, dark] of [
    [0.13, 0.28],
    [0.07, 0.4],
  ] as const) {
    context.save();
    context.shadowColor = `rgb(0 0 0 / ${dark})`;
    context.shadowBlur = spread * scale;
    // Only the shadow of a shape far above is seen.
    context.shadowOffsetY = 20_000;
    context.fillStyle = '#000';
    context.beginPath();
    foot.forEach(([x, y]) => context.lineTo(x, y - 20_000 - scale * 0.02));
    const [, , [x, y]] = foot as [unknown, unknown, [number, number]];
    context.lineTo(x + scale * spread * 0.3, y - 20_000 - scale * 0.02);
    context.lineTo(foot[1]?.[0] ?? x, (foot[1]?.[1] ?? y) - 20_000 + scale * 0.015);
    context.closePath();
    context.fill();
    context.restore();
  }
}

/** The title, read from the top down. */
function nameSpine(
  context: OffscreenCanvasRenderingContext2D,
  {title}: CoverWords,
  fill: string,
  at: (u: number, y: number, z: number) => [number, number],
  scale: number,
): void {
  const wide = (EDGE - LEFT) * scale;
  const fitted = fitText(title, {
    width: HEIGHT * scale * 0.8,
    height: wide * 0.62,
    largest: wide * 0.5,
    smallest: wide * 0.24,
    face: 'bold',
    leading: 1.1,
  });
  const [x, y] = at(0, 0, DEPTH / 2);
  context.save();
  context.translate(x, y);
  context.rotate(Math.PI / 2);
  context.fillStyle = fill;
  context.textAlign = 'center';
  context.font = `${FONTS.bold.weight} ${fitted.size}px '${FONTS.bold.family}'`;
  fitted.lines.forEach((line, i) =>
    context.fillText(line, 0, fitted.size * (0.34 + (i - (fitted.lines.length - 1) / 2) * 1.1)),
  );
  context.restore();
}
