import {blankCover, coverArt, coverSize} from './covers';
import {ease, fixed} from './hero-scene';
import {palette} from './palette';

const pitch = 252;
const scale = 1.1;

/** Start of the film within the cycle: the most varied set of finished covers, for the poster. */
const opening = 0.5;

/** Each column alternates two covers, and moves by two places in one loop. */
const columns: Array<{x: number; offset: number; covers: [number, number]}> = [
  {x: 0, offset: 40, covers: [3, 1]},
  {x: 204, offset: -96, covers: [0, 2]},
  {x: 408, offset: 84, covers: [4, 1]},
  {x: 612, offset: -52, covers: [3, 5]},
];

/**
 * Slide 1, "products becoming yours": blank labels rise out of the dark, and each takes its own
 * colours, spreading from the punched hole, on the way up.
 */
export function coversScene(time: number): string {
  const cycle = (time + opening) % 1;
  const defs: string[] = [];
  const shapes: string[] = [];
  for (const [columnIndex, column] of columns.entries()) {
    for (let place = -2; place < 5; place += 1) {
      const y = column.offset + (place - 2 * cycle + 1) * pitch;
      const id = `c${columnIndex}-${place + 2}`;
      // The loop moves by an even number of places, so parity keeps each cover's identity.
      const cover = column.covers[Math.abs(place) % 2] ?? 0;
      const reveal = ease(y, 322, 126);
      const tilt = Math.sin(Math.PI * reveal) * 2.4;
      const radius = 215 * reveal;
      if (reveal > 0) {
        defs.push(`<clipPath id="${id}"><circle cx="80" cy="33" r="${fixed(radius)}"/></clipPath>`);
      }
      shapes.push(
        `<g transform="translate(${column.x} ${fixed(y)}) scale(${scale}) rotate(${fixed(tilt)} ${coverSize.width / 2} 33)">`,
        blankCover('#1B7064', '#8CC5B9', palette.tinta),
        reveal > 0
          ? `<g clip-path="url(#corner)"><g clip-path="url(#${id})">${coverArt(cover)}</g></g>`
          : '',
        '</g>',
      );
    }
  }
  return `<defs><clipPath id="corner"><rect width="160" height="200" rx="12"/></clipPath>${defs.join('')}</defs>
    <g transform="translate(624 -60) rotate(8)">${shapes.join('')}</g>`;
}
