import {ease, fixed} from './hero-scene';
import {palette} from './palette';

const {tinta, mango, coral, papel} = palette;

const tagWidth = 108;
const labelHeight = 146;
const gap = 20;
const left = 560;

/** Resting height of each tag's top edge, its colour once lit, and that of its two lines of text. */
const tags = [
  {top: 304, color: '#1F7A6D', text: papel},
  {top: 266, color: '#4FA393', text: tinta},
  {top: 218, color: papel, text: tinta},
  {top: 164, color: mango, text: tinta},
  {top: 112, color: coral, text: papel},
  {top: 62, color: mango, text: tinta},
];

/** Start of the film within the cycle: all labels lit, so that the poster shows the whole idea. */
const opening = 0.72;

function center(index: number): number {
  return left + index * (tagWidth + gap) + tagWidth / 2;
}

/** When the stitch reaches tag `index`, within the cycle. */
function arrival(index: number): number {
  return 0.05 + index * 0.085;
}

/** How far tag `index` has its label: not at all at both ends of the cycle. */
function glow(index: number, time: number): number {
  return ease(time, arrival(index), arrival(index) + 0.08) * (1 - departure(index, time));
}

/** How far the label has lifted off again, sold. */
function departure(index: number, time: number): number {
  const start = 0.81 + index * 0.018;
  return ease(time, start, start + 0.09);
}

/** A tag standing on its end, `height` long, with a real hole. */
function tag(fill: string, height: number): string {
  return `<path fill-rule="evenodd" fill="${fill}" d="M32 0h44a10 10 0 0 1 7 3l22 22a10 10 0 0 1 3 7v${height - 42}a10 10 0 0 1-10 10H10a10 10 0 0 1-10-10V32a10 10 0 0 1 3-7L25 3a10 10 0 0 1 7-3Zm22 19a11 11 0 1 0 0 22 11 11 0 0 0 0-22Z"/>`;
}

function seam(height: number, thread: string): string {
  return `<path d="M10 ${height}V34l24-24h40l24 24v${height - 34}" stroke="${thread}" stroke-width="2.5" stroke-dasharray="9 8"/>`;
}

/** A coin that leaves the tag as it lights up, and is gone before the tag goes dark. */
function coin(index: number, time: number): string {
  const start = arrival(index) + 0.03;
  const rise = ease(time, start, start + 0.24);
  const opacity = ease(time, start, start + 0.04) * (1 - ease(time, start + 0.13, start + 0.22));
  if (opacity === 0) return '';
  return `<g transform="translate(54 ${fixed(-8 - 64 * rise)})" opacity="${fixed(opacity)}"><circle r="17" fill="${mango}"/><circle r="11" stroke="${tinta}" stroke-width="2.5" stroke-dasharray="5 3.64"/></g>`;
}

/** A smooth curve through the given points, level at each of them, as an SVG path. */
function curve(points: Array<[number, number]>): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let [px, py] = first;
  let path = `M${fixed(px)} ${fixed(py)}`;
  for (const [x, y] of rest) {
    const reach = (x - px) * 0.4;
    path += `C${fixed(px + reach)} ${fixed(py)} ${fixed(x - reach)} ${fixed(y)} ${fixed(x)} ${fixed(y)}`;
    [px, py] = [x, y];
  }
  return path;
}

/**
 * Slide 2, "earnings that grow": tall garment labels stand like bars, a running stitch climbs
 * through their holes, and each gets its coloured label and rises as the stitch reaches it.
 */
export function growthScene(time: number): string {
  const cycle = (time + opening) % 1;
  const bars: string[] = [];
  const labels: string[] = [];
  const holes: Array<[number, number]> = [[left - 90, 372]];
  for (const [index, {top, color, text}] of tags.entries()) {
    const lit = glow(index, cycle);
    const sway = Math.sin(2 * Math.PI * (cycle - index * 0.09)) * 5;
    const y = top + sway - lit * 22;
    const place = `transform="translate(${center(index) - tagWidth / 2} ${fixed(y)})"`;
    holes.push([center(index), y + 30]);
    bars.push(`<g ${place}>${tag('#17665A', 760)}${seam(760, '#5FA598')}</g>`);
    labels.push(
      `<g ${place}>${index > 1 ? coin(index, cycle) : ''}<g opacity="${fixed(lit)}" transform="translate(0 ${fixed(-60 * departure(index, cycle))})">${tag(color, labelHeight)}<rect x="10" y="68" width="88" height="68" rx="3" stroke="${text}" stroke-width="2.5" stroke-dasharray="7 6.2" stroke-opacity=".8"/><path d="M26 90h56M26 111h32" stroke="${text}" stroke-width="8" stroke-linecap="round"/></g></g>`,
    );
  }
  holes.push([center(tags.length - 1) + 140, 10]);
  // The stitches advance by whole periods, so the thread closes on itself.
  const thread = `<path d="${curve(holes)}" stroke="${mango}" stroke-width="6" stroke-linecap="round" stroke-dasharray="22 18" stroke-dashoffset="${fixed(-240 * time)}"/>`;
  return [...bars, thread, ...labels].join('');
}
