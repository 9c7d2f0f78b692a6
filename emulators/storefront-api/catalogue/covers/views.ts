/** What the further pictures of a product show: contents, a page, the licence, the screens. */
import type {CoverDesign} from './cover-design';
import {frontCover} from './layouts';
import {circle, path, place, rect, ring, spark, stroke} from './shapes';
import {cutLines, setText, textLine, textLines, widthOf} from './typeset';

const PAGE = '#FFFDF8';
const SHADE = '#00000022';

/** The page has room for this many rows. */
const CONTENTS_ROWS = 9;

/** View 2: the open book at its contents. */
export function contentsView(design: CoverDesign): string {
  const {palette, book, motif, title, voice} = design;
  const {chapters} = book;
  const shown = chapters.length > CONTENTS_ROWS ? CONTENTS_ROWS - 1 : chapters.length;
  const rows = chapters.slice(0, shown).map((chapter, i) => {
    const y = 368 + i * 46;
    const lines = cutLines(chapter, {width: 300, size: 17, most: 2});
    return (
      textLine(String(i + 1), 462, y, {
        size: 20,
        fill: palette.base,
        weight: 800,
        anchor: 'end',
      }) + textLines(lines, 474, y, {size: 17, fill: palette.deep, weight: 600, leading: 19})
    );
  });
  const rest = chapters.length - shown;
  return [
    rect(0, 0, 800, 1000, palette.soft),
    circle(90, 900, 210, palette.light),
    circle(730, 110, 130, palette.pop),
    path('M36 232Q220 196 400 232Q580 196 764 232V812Q580 776 400 812Q220 776 36 812Z', SHADE),
    path('M30 218Q215 182 400 218V798Q215 762 30 798Z', palette.base),
    path('M770 218Q585 182 400 218V798Q585 762 770 798Z', PAGE),
    path('M400 218Q450 206 480 203V783Q450 786 400 798Z', '#0000000d'),
    circle(215, 420, 142, palette.light),
    place(motif, 215, 420, 0.98),
    setText(title, {
      x: 66,
      y: 596,
      width: 300,
      height: 132,
      largest: 40,
      fill: '#FFFBF3',
      voice,
      anchor: 'middle',
    }).svg,
    textLine('Contenido', 436, 302, {size: 46, fill: palette.deep, weight: 800}),
    rect(436, 322, 60, 6, palette.pop),
    ...rows,
    rest > 0
      ? textLine(`y ${rest} capítulos más`, 474, 368 + shown * 46, {size: 17, fill: palette.base})
      : '',
    textLine(`${chapters.length} capítulos`, 400, 910, {
      size: 36,
      fill: palette.deep,
      anchor: 'middle',
      weight: 800,
    }),
  ].join('');
}

/** View 3: the first page of the chapter that can be sampled; without a sample the chapters as they follow. */
export function chapterView(design: CoverDesign): string {
  const {palette, motif, voice, book} = design;
  const number = book.sample?.chapter ?? 1;
  return [
    rect(0, 0, 800, 1000, palette.base),
    circle(800, 1000, 420, palette.deep),
    `<g transform="rotate(-3 400 500)">`,
    rect(142, 98, 560, 820, SHADE, 6),
    rect(124, 84, 560, 820, PAGE, 6),
    rect(124, 84, 560, 260, palette.soft),
    path('M124 344V300Q270 240 404 292T684 268V344Z', palette.light),
    place(motif, 404, 214, 1.06),
    textLine(`CAPÍTULO ${number}`, 176, 404, {
      size: 24,
      fill: palette.base,
      weight: 800,
      spacing: 4,
    }),
    setText(book.chapters[number - 1] ?? '', {
      x: 176,
      y: 416,
      width: 458,
      height: 84,
      largest: 44,
      fill: palette.deep,
      voice,
      anchor: 'start',
    }).svg,
    rect(176, 514, 64, 7, palette.pop),
    book.sample
      ? proseLines(book.sample.pages[0] ?? '', palette.deep)
      : followingChapters(book.chapters, palette),
    textLine(String(9 + (number - 1) * 7), 404, 884, {
      size: 20,
      fill: palette.base,
      anchor: 'middle',
    }),
    `</g>`,
  ].join('');
}

/** The estimate of widths is for bold letters, so that lighter ones fill more than it says. */
const PROSE = {size: 19, leading: 27, top: 560, lines: 11, width: 545};

/** The paragraphs of a page of Markdown, as many lines as there is room for. */
function proseLines(page: string, fill: string): string {
  let room = PROSE.lines;
  const drawn: string[] = [];
  let y = PROSE.top;
  for (const block of page.split(/\n\n+/).filter((text) => !/^(?:#|-|>|\d)/.test(text))) {
    if (room < 2) break;
    const lines = cutLines(block.replaceAll('*', ''), {
      width: PROSE.width,
      size: PROSE.size,
      most: room,
    });
    drawn.push(
      textLines(lines, 176, y, {size: PROSE.size, fill, weight: 400, leading: PROSE.leading}),
    );
    y += (lines.length + 0.5) * PROSE.leading;
    room -= lines.length + 1;
  }
  return drawn.join('');
}

function followingChapters(chapters: readonly string[], palette: CoverDesign['palette']): string {
  return chapters
    .slice(1, 7)
    .map((chapter, i) => {
      const y = 580 + i * 50;
      const lines = cutLines(chapter, {width: 500, size: 20, most: 1});
      return (
        textLine(String(i + 2), 204, y, {
          size: 24,
          fill: palette.base,
          weight: 800,
          anchor: 'end',
        }) +
        textLines(lines, 222, y, {size: 20, fill: palette.deep, weight: 500, leading: 24}) +
        rect(176, y + 16, 458, 1, palette.light)
      );
    })
    .join('');
}

/** View 4: the licence certificate. */
export function licenceView(design: CoverDesign): string {
  const {palette, title, voice} = design;
  const petals = Array.from(
    {length: 12},
    (_, i) =>
      `<ellipse cx="400" cy="672" rx="26" ry="46" transform="rotate(${i * 30} 400 724)" fill="${palette.pop}"/>`,
  ).join('');
  const centred = (text: string, y: number, size: number, fill: string, spacing = 0) =>
    textLine(text, 400, y, {size, fill, anchor: 'middle', spacing});
  return [
    rect(0, 0, 800, 1000, palette.light),
    path('M0 0H800V330L0 560Z', palette.base),
    rect(92, 118, 632, 796, SHADE, 8),
    rect(80, 104, 640, 796, PAGE, 8),
    `<rect x="106" y="130" width="588" height="744" fill="none" stroke="${palette.base}" stroke-width="6"/>`,
    `<rect x="120" y="144" width="560" height="716" fill="none" stroke="${palette.pop}" stroke-width="2"/>`,
    ...[
      [106, 130],
      [694, 130],
      [106, 874],
      [694, 874],
    ].map(([x = 0, y = 0]) => circle(x, y, 22, PAGE) + spark(x, y, 24, palette.base)),
    centred('CERTIFICADO', 236, 52, palette.deep, 8),
    centred('DE LICENCIA PLR', 284, 27, palette.base, 5),
    stroke('M300 318H500', palette.pop, 4),
    setText(title, {
      x: 160,
      y: 346,
      width: 480,
      height: 120,
      largest: 46,
      fill: palette.deep,
      voice,
      anchor: 'middle',
    }).svg,
    ...['Editar', 'Poner tu marca', 'Traducir', 'Vender al cliente final'].map((right, i) => {
      const x = i % 2 ? 402 : 166;
      const y = 524 + Math.floor(i / 2) * 52;
      return (
        circle(x + 13, y - 8, 14, palette.soft) +
        stroke(`M${x + 6} ${y - 8}L${x + 12} ${y - 2}L${x + 21} ${y - 14}`, palette.deep, 4) +
        textLine(right, x + 38, y, {size: 21, fill: palette.deep, weight: 600})
      );
    }),
    path('M350 750L328 834L366 818L388 848L400 770L412 848L434 818L472 834L450 750Z', palette.base),
    petals,
    circle(400, 724, 66, palette.base),
    ring(400, 724, 54, palette.pop, 3),
    centred('PLR', 726, 42, '#FFFBF3', 2),
    centred('LICENCIA', 750, 17, '#FFFBF3', 2),
  ].join('');
}

/** View 5: the ebook on a tablet and a phone. */
export function screensView(design: CoverDesign): string {
  const {palette, kind} = design;
  const screen = (x: number, y: number, w: number) =>
    `<use href="#cover" x="${x}" y="${y}" width="${w}" height="${w * 1.25}"/>`;
  const label = `${kind} EDITABLE`;
  return [
    `<symbol id="cover" viewBox="0 0 800 1000">${frontCover(design)}</symbol>`,
    rect(0, 0, 800, 1000, palette.light),
    circle(400, 470, 372, palette.soft),
    circle(664, 196, 74, palette.pop),
    circle(104, 756, 48, palette.alt),
    rect(118, 142, 476, 620, SHADE, 34),
    rect(104, 124, 476, 620, '#17191c', 34),
    screen(124, 149, 436),
    rect(104, 694, 476, 50, '#17191c', 25),
    circle(342, 718, 12, '#3a3d42'),
    rect(506, 402, 234, 440, SHADE, 34),
    rect(494, 388, 234, 440, '#17191c', 34),
    rect(508, 404, 206, 408, PAGE, 20),
    screen(508, 424, 206),
    textLine('Disponible', 530, 714, {size: 20, fill: palette.deep, weight: 800}),
    textLine('Con tu nombre en la portada', 530, 738, {size: 12, fill: palette.deep, weight: 500}),
    rect(530, 760, 162, 34, palette.pop, 17),
    textLine('Comprar', 611, 783, {size: 18, fill: palette.deep, anchor: 'middle'}),
    rect(580, 410, 62, 10, '#17191c', 5),
    textLine(label, 64, 934, {
      size: Math.min(32, Math.floor(500 / (widthOf(label) * 1.12 + 1))),
      fill: palette.deep,
      spacing: 2,
      weight: 800,
    }),
  ].join('');
}
