/**
 * Draws the logo, the symbol, the favicons and the social image into `public/`.
 *
 *   npx tsx scripts/assets/brand.ts
 *
 * Needs Chromium on the machine (`CHROMIUM_PATH`, by default /usr/bin/chromium) and `ffmpeg`.
 */
import {execFileSync} from 'node:child_process';
import {mkdir, writeFile} from 'node:fs/promises';
import {blankCover, coverArt} from './covers';
import {outlines} from './outlines';
import {palette} from './palette';
import {launchBrowser, renderFlat, renderPng} from './render';
import {appIcon, symbolShapes} from './symbol';

const output = new URL('../../public/', import.meta.url);

function symbol(body: string, stitch: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="none">${symbolShapes(body, stitch)}</svg>\n`;
}

/** Symbol, name, and PLR on a tag of its own: 346 by 64 units. */
function logoShapes(ink: string, tag: string, tagText: string, stitch: string): string {
  const scale = 0.5;
  const nameWidth = outlines.reventa.width * scale;
  const tagX = 70 + nameWidth + 9;
  return [
    symbolShapes(ink, stitch),
    `<path fill="${ink}" transform="translate(70 48.5) scale(${scale})" d="${outlines.reventa.d}"/>`,
    `<g transform="translate(${tagX} 20)"><path fill="${tag}" fill-rule="evenodd" d="M4 0h46.7a4 4 0 0 1 2.9 1.2l10.2 10.5a4 4 0 0 1 0 5.6L53.6 27.8a4 4 0 0 1-2.9 1.2H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4Zm49.8 11.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z"/><path fill="${tagText}" transform="translate(7 21.2) scale(.2)" d="${outlines.plr.d}"/></g>`,
  ].join('');
}

function logo(ink: string, tag: string, tagText: string, stitch: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 346 64" fill="none" role="img" aria-label="Reventa PLR">${logoShapes(ink, tag, tagText, stitch)}</svg>\n`;
}

const LOGOS = {
  logo: logo(palette.tinta, palette.mango, palette.tinta, palette.coral),
  'logo-on-ink': logo(palette.papel, palette.mango, palette.tinta, palette.mango),
};

/** An ICO file holding one PNG; `size` is its side in pixels (below 256). */
function icoFromPng(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

function socialImage(): string {
  const {tinta, mango, papel} = palette;
  const placed: Array<[column: number, row: number, cover: number]> = [
    [0, 0, 2],
    [0, 1, 1],
    [0, 2, -1],
    [1, 0, 4],
    [1, 1, 0],
    [1, 2, 3],
    [2, 0, 3],
    [2, 1, 5],
    [2, 2, 2],
    [0, -1, -1],
    [1, -1, 5],
    [2, -1, 0],
    [0, 3, -1],
    [1, 3, -1],
    [2, 3, 1],
  ];
  const covers = placed.map(([column, row, cover], index) => {
    const x = column * 196;
    const y = row * 236 - column * 70;
    const drawing =
      cover < 0
        ? blankCover('#11504A', '#3B8378', tinta)
        : `<g clip-path="url(#corner)">${coverArt(cover)}</g>`;
    return `<g transform="translate(${x} ${y}) scale(1.04)" data-index="${index}">${drawing}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" font-family="Bricolage">
    <defs><clipPath id="corner"><rect width="160" height="200" rx="12"/></clipPath></defs>
    <rect width="1200" height="630" fill="${tinta}"/>
    <g transform="translate(690 34) rotate(9)">${covers.join('')}</g>
    <g transform="translate(72 66) scale(1.1)" fill="none">${logoShapes(papel, mango, tinta, mango)}</g>
    <g fill="${papel}" font-weight="800" font-size="78" letter-spacing="-2.2">
      <text x="68" y="282">Productos</text><text x="68" y="366">digitales listos</text><text x="68" y="450">para revender</text>
    </g>
    <path d="M75 488h402" stroke="${mango}" stroke-width="6" stroke-linecap="round" stroke-dasharray="24 18"/>
    <text x="70" y="548" font-size="25" font-weight="500" fill="#DDE9E4">Ebooks, videos y micro apps con tu marca</text>
  </svg>`;
}

async function main(): Promise<void> {
  const {tinta, mango, coral, papel} = palette;
  const write = (name: string, data: string | Buffer) => writeFile(new URL(name, output), data);
  await mkdir(new URL('brand/', output), {recursive: true});
  await write('brand/symbol.svg', symbol(tinta, coral));
  await write('brand/symbol-on-ink.svg', symbol(papel, mango));
  for (const [name, drawing] of Object.entries(LOGOS)) await write(`brand/${name}.svg`, drawing);
  await write('favicon.svg', `${appIcon(14, 0.8)}\n`);

  const browser = await launchBrowser();
  const icon = (size: number, radius: number, scale: number) =>
    renderPng(browser, appIcon(radius, scale), {width: size, height: size});
  for (const [name, drawing] of Object.entries(LOGOS)) {
    await write(`brand/${name}.png`, await renderFlat(browser, drawing, {width: 519, height: 96}));
  }
  await write('favicon.ico', icoFromPng(await icon(32, 12, 0.84), 32));
  // iOS and Android cut the corners themselves, and Android may cut a circle: full bleed, wide margin.
  await write('apple-touch-icon.png', await icon(180, 0, 0.68));
  await write('icon-192.png', await icon(192, 0, 0.6));
  await write('icon-512.png', await icon(512, 0, 0.6));

  const social = await renderPng(browser, socialImage(), {width: 1200, height: 630});
  await browser.close();
  // 128 colours are plenty for flat shapes, and a third of the size.
  const reduced = execFileSync(
    'ffmpeg',
    '-v error -f image2pipe -c:v png -i - -vf split[a][b];[a]palettegen=max_colors=128:reserve_transparent=0[p];[b][p]paletteuse=dither=none -f image2pipe -c:v png -'.split(
      ' ',
    ),
    {input: social, maxBuffer: 1e8},
  );
  await write('social.png', reduced);
}

await main();
