/** The six front covers, each on an 800×1000 sheet. A niche's palette and drawings do the rest. */
import {between, hash} from '../pick';
import type {CoverDesign} from './cover-design';
import {kicker, kindMark, titleBlock} from './furniture';
import {circle, path, place, rect, ring, stroke} from './shapes';
import {textLine} from './typeset';

export function frontCover(design: CoverDesign): string {
  const layout = [arch, giant, split, tiles, framed, horizon][design.layout] ?? arch;
  return rect(0, 0, 800, 1000, design.scheme.ground) + layout(design);
}

/** An arched window with the drawing in it, the title above. */
function arch(design: CoverDesign): string {
  const {scheme, motif, palette} = design;
  const title = titleBlock(
    design,
    {x: 64, y: 136, width: 672, height: 270, largest: 96, fill: scheme.type, anchor: 'start'},
    scheme.quiet,
  );
  const rays = Array.from({length: 9}, (_, i) => {
    const angle = Math.PI + (Math.PI * (i + 0.5)) / 9;
    const at = (r: number) =>
      `${Math.round(400 + r * Math.cos(angle))} ${Math.round(786 + r * Math.sin(angle))}`;
    return `M${at(306)}L${at(i % 2 ? 326 : 346)}`;
  }).join('');
  return [
    stroke(rays, palette.pop, 8),
    path('M124 1000V786A276 276 0 0 1 676 786V1000Z', scheme.panelEdge),
    path('M150 1000V786A250 250 0 0 1 650 786V1000Z', scheme.panel),
    place(motif, 400, 778, 1.86),
    kicker(design, 64, 92, scheme.quiet),
    title.svg,
  ].join('');
}

/** A drawing as large as the page allows, before a disc that rises from below. */
function giant(design: CoverDesign): string {
  const {scheme, motif, palette, n} = design;
  const turn = between(-7, 7, n, 'giant turn');
  return [
    circle(440, 880, 476, scheme.panelEdge),
    circle(440, 880, 436, scheme.panel),
    place(motif, 430, 716, 2.3, turn),
    kicker(design, 64, 92, scheme.quiet),
    titleBlock(
      design,
      {x: 64, y: 136, width: 672, height: 258, largest: 104, fill: scheme.type, anchor: 'start'},
      scheme.quiet,
    ).svg,
    kindMark(design, 64, 950, palette.deep, palette.light),
  ].join('');
}

/** A block of pattern with the drawing on a disc; the title on its own field beneath. */
function split(design: CoverDesign): string {
  const {scheme, motif, palette, n} = design;
  const field = scheme.ground === palette.light ? palette.base : scheme.panel;
  const [first, second] =
    field === palette.base ? [palette.soft, palette.light] : [palette.alt, palette.pop];
  const dots = hash(n, 'split pattern') % 2 === 0;
  const pattern = Array.from({length: 35}, (_, i) => {
    const x = 58 + (i % 7) * 114;
    const y = 58 + Math.floor(i / 7) * 114;
    if (dots) return circle(x, y, 13, palette.pop);
    return path(
      `M${x - 57} ${y + 57}A57 57 0 0 1 ${x + 57} ${y + 57}Z`,
      (i % 2 ? second : first) ?? palette.pop,
    );
  }).join('');
  return [
    rect(0, 0, 800, 580, field),
    `<g opacity="${dots ? 0.8 : field === palette.base ? 0.2 : 0.42}">${pattern}</g>`,
    circle(400, 296, 248, scheme.ground),
    circle(400, 296, 226, palette.light),
    place(motif, 400, 296, 1.58),
    rect(0, 580, 800, 420, scheme.ground),
    rect(64, 628, 72, 9, palette.pop),
    titleBlock(
      design,
      {x: 64, y: 662, width: 672, height: 216, largest: 88, fill: scheme.type, anchor: 'start'},
      scheme.quiet,
    ).svg,
    kicker(design, 64, 946, scheme.quiet),
  ].join('');
}

/** A mosaic of quarter circles around the drawing. */
function tiles(design: CoverDesign): string {
  const {scheme, motif, palette, n} = design;
  const colours = [palette.base, palette.pop, palette.alt, palette.soft, palette.deep].filter(
    (colour) => colour !== scheme.ground,
  );
  const cells = Array.from({length: 12}, (_, i) => {
    const x = (i % 4) * 200;
    const y = 400 + Math.floor(i / 4) * 200;
    const middle = i === 1 || i === 2 || i === 5 || i === 6;
    if (middle) return '';
    return quarter(x, y, hash(n * 16 + i, 'tile'), colours);
  });
  return [
    ...cells,
    rect(200, 400, 400, 400, palette.light),
    place(motif, 400, 600, 1.66),
    kicker(design, 64, 84, scheme.quiet),
    titleBlock(
      design,
      {x: 64, y: 122, width: 672, height: 242, largest: 96, fill: scheme.type, anchor: 'start'},
      scheme.quiet,
    ).svg,
  ].join('');
}

function quarter(x: number, y: number, choice: number, colours: readonly string[]): string {
  const back = colours[choice % colours.length] ?? '';
  const front = colours[(choice + 1 + ((choice >>> 8) % (colours.length - 1))) % colours.length];
  const shapes = [
    `M${x} ${y}H${x + 200}A200 200 0 0 1 ${x} ${y + 200}Z`,
    `M${x + 200} ${y}V${y + 200}H${x}A200 200 0 0 1 ${x + 200} ${y}Z`,
    `M${x} ${y}A100 100 0 0 0 ${x + 200} ${y}ZM${x} ${y + 100}A100 100 0 0 0 ${x + 200} ${y + 100}Z`,
    `M${x + 100} ${y}A100 100 0 0 1 ${x + 100} ${y + 200}A100 100 0 0 1 ${x + 100} ${y}Z`,
    `M${x} ${y + 200}V${y}A200 200 0 0 1 ${x + 200} ${y + 200}Z`,
  ];
  return (
    rect(x, y, 200, 200, back) + path(shapes[(choice >>> 4) % shapes.length] ?? '', front ?? '')
  );
}

/** A bookplate: framed, centred, quiet. */
function framed(design: CoverDesign): string {
  const {scheme, motif, palette} = design;
  const light = scheme.ground === palette.light;
  const edge = light ? palette.base : palette.pop;
  const title = titleBlock(
    design,
    {x: 118, y: 560, width: 564, height: 250, largest: 80, fill: scheme.type, anchor: 'middle'},
    scheme.quiet,
  );
  const corner = (x: number, y: number) =>
    circle(x, y, 46, scheme.ground) + ring(x, y, 30, edge, 4);
  return [
    `<rect x="44" y="44" width="712" height="912" fill="none" stroke="${edge}" stroke-width="5"/>`,
    `<rect x="60" y="60" width="680" height="880" fill="none" stroke="${edge}" stroke-width="2"/>`,
    corner(52, 52),
    corner(748, 52),
    corner(52, 948),
    corner(748, 948),
    circle(400, 306, 206, scheme.panel),
    ring(400, 306, 222, edge, 3),
    place(motif, 400, 306, 1.42),
    title.svg,
    stroke('M330 856H470', palette.pop, 6),
    kicker(design, 400, 908, scheme.quiet, 'middle'),
  ].join('');
}

/** A low sun and rolling ground, the drawing standing on it. */
function horizon(design: CoverDesign): string {
  const {scheme, motif, palette, n} = design;
  const left = hash(n, 'horizon side') % 2 === 0;
  const light = scheme.ground === palette.light;
  const hills = light
    ? [palette.soft, palette.base, palette.deep]
    : [scheme.panelEdge, palette.soft, palette.light];
  const sun = left ? 560 : 240;
  const ground = [
    `M0 760Q200 640 430 730T800 690V1000H0Z`,
    `M0 860Q220 770 440 840T800 800V1000H0Z`,
    `M0 930Q240 870 470 915T800 890V1000H0Z`,
  ];
  const onGround = light ? palette.light : palette.deep;
  const scene =
    circle(sun, 610, 176, palette.pop) +
    ring(sun, 610, 206, light ? palette.base : scheme.quiet, 3) +
    path(ground[0] ?? '', hills[0] ?? '');
  return [
    scene,
    circle(left ? 270 : 530, 654, 206, light ? palette.light : scheme.panel),
    place(motif, left ? 270 : 530, 652, 1.6),
    path(ground[1] ?? '', hills[1] ?? ''),
    path(ground[2] ?? '', hills[2] ?? ''),
    kicker(design, 64, 92, scheme.quiet),
    titleBlock(
      design,
      {x: 64, y: 136, width: 672, height: 250, largest: 96, fill: scheme.type, anchor: 'start'},
      scheme.quiet,
    ).svg,
    textLine(design.kind, 64, 966, {size: 24, fill: onGround, spacing: 3}),
  ].join('');
}
