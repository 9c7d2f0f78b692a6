/**
 * Draws the covers of the IA club's courses into `public/courses/`.
 *
 *   npx tsx scripts/assets/courses.ts
 *
 * Needs nothing but Node. A cover is 640 by 360, with ink strokes 6 units thick, and shares the
 * illustrations' seams and tags.
 */
import {mkdir, writeFile} from 'node:fs/promises';
import {palette} from './palette';

const {tinta, selva, mango, coral, papel, arena} = palette;
const output = new URL('../../public/courses/', import.meta.url);
const ink = `stroke="${tinta}" stroke-width="6"`;

function cover(ground: string, shapes: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" fill="none" stroke-linecap="round" stroke-linejoin="round"><rect width="640" height="360" fill="${ground}"/>${shapes}</svg>`;
}

function seam(path: string, thread: string): string {
  return `<path d="${path}" stroke="${thread}" stroke-width="3.5" stroke-dasharray="9 9"/>`;
}

/** The four-pointed spark that stands for the machine's help, about its own centre. */
function spark(x: number, y: number, size: number, fill: string): string {
  return `<path transform="translate(${x} ${y}) scale(${size})" d="M0-10C1.6-3 3-1.6 10 0 3 1.6 1.6 3 0 10-1.6 3-3 1.6-10 0-3-1.6-1.6-3 0-10Z" fill="${fill}" stroke="${tinta}" stroke-width="${6 / size}"/>`;
}

/** A tag hanging from its hole, 84 by 120. */
function tag(fill: string, content: string): string {
  return `<path d="M26 0h32a10 10 0 0 1 7 3l16 16a10 10 0 0 1 3 7v84a10 10 0 0 1-10 10H10a10 10 0 0 1-10-10V26a10 10 0 0 1 3-7L19 3a10 10 0 0 1 7-3Z" fill="${fill}" ${ink}/><circle cx="42" cy="25" r="8" fill="${papel}" ${ink}/>${content}`;
}

/** A page that lays itself out: blocks, a stitched space still empty, a button, sparks. */
const autoPage = cover(
  mango,
  `<circle cx="320" cy="196" r="168" fill="${papel}" fill-opacity=".45"/>
  <path d="M96 330h448" ${ink}/>
  <rect x="154" y="50" width="332" height="280" rx="16" fill="${papel}" ${ink}/>
  <path d="M154 96V66a16 16 0 0 1 16-16h300a16 16 0 0 1 16 16v30Z" fill="${tinta}" ${ink}/>
  <path d="M180 73h.1M206 73h.1M232 73h.1" stroke="${mango}" stroke-width="12"/>
  <rect x="182" y="122" width="150" height="108" rx="10" fill="${selva}" ${ink}/>
  <path d="m200 212 34-42 26 28 20-20 34 34" stroke="${papel}" stroke-width="6"/><circle cx="298" cy="150" r="9" fill="${mango}"/>
  <path d="M358 132h98M358 158h72" stroke="${tinta}" stroke-width="10"/>
  <rect x="356" y="188" width="104" height="42" rx="21" fill="${coral}" ${ink}/><path d="M384 209h48" stroke="${papel}" stroke-width="6"/>
  ${seam('M182 256h84v46h-84Z', tinta)}${seam('M288 256h84v46h-84Z', tinta)}
  <rect x="394" y="256" width="66" height="46" rx="6" fill="${arena}" ${ink}/>
  ${spark(112, 130, 3.6, papel)}${spark(82, 214, 1.9, papel)}
  <path d="M474 128c14-34 54-44 82-22" stroke="${tinta}" stroke-width="5"/>
  <g transform="translate(500 112) rotate(-11)">${tag(coral, `<path d="m26 78 13 13 22-26" stroke="${papel}" stroke-width="9"/>`)}</g>`,
);

/** A conversation that becomes an app: a bubble on the left, its window on the right. */
const vibecode = cover(
  selva,
  `<circle cx="330" cy="196" r="168" fill="${tinta}" fill-opacity=".38"/>
  <path d="M96 330h448" stroke="${tinta}" stroke-width="6"/>
  <rect x="286" y="66" width="258" height="264" rx="16" fill="${papel}" ${ink}/>
  <path d="M286 112V82a16 16 0 0 1 16-16h226a16 16 0 0 1 16 16v30Z" fill="${coral}" ${ink}/>
  <path d="M312 89h.1M338 89h.1M364 89h.1" stroke="${papel}" stroke-width="12"/>
  <path d="M415 300c-74-44-72-112-26-112 14 0 22 9 26 20 4-11 12-20 26-20 46 0 48 68-26 112Z" fill="${mango}" ${ink}/>
  <path d="m400 232-18 16 18 16M430 232l18 16-18 16" stroke="${tinta}" stroke-width="8"/>
  ${seam('M312 138h206v170H312Z', selva)}
  <path d="M92 128h206a16 16 0 0 1 16 16v84a16 16 0 0 1-16 16H164l-40 38v-38H92a16 16 0 0 1-16-16v-84a16 16 0 0 1 16-16Z" fill="${papel}" ${ink}/>
  <path d="M108 164h120M108 190h160" stroke="${tinta}" stroke-width="10"/><path d="M108 216h76" stroke="${coral}" stroke-width="10"/><path d="M204 206v20" stroke="${tinta}" stroke-width="5"/>
  ${spark(252, 62, 3.2, mango)}${spark(196, 96, 1.6, mango)}${spark(578, 70, 1.8, mango)}
  <path d="M534 140c18-28 46-30 66-14" stroke="${tinta}" stroke-width="5"/>
  <g transform="translate(528 128) rotate(-9) scale(.92)">${tag(mango, `<path d="M22 62h40M22 80h40M22 98h22" stroke="${tinta}" stroke-width="5" stroke-dasharray="8 9"/>`)}</g>`,
);

const tidy = (svg: string) => `${svg.replace(/>\s+</g, '><').trim()}\n`;
await mkdir(output, {recursive: true});
await writeFile(new URL('auto-page-ia.svg', output), tidy(autoPage));
await writeFile(new URL('lovable-vibecode.svg', output), tidy(vibecode));
