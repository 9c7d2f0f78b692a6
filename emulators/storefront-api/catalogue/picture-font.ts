/**
 * The brand's font for the pictures of the catalogue, which are SVG text until they are drawn. The library
 * that draws them finds fonts through fontconfig alone, and reads no WOFF2: the font is unpacked once, into
 * a folder that is told to fontconfig as the only one, so that pictures are the same on every machine.
 */
import {access, readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import {writeWholeFile} from '../../write-whole-file';

const FOLDER = path.resolve('.cache/picture-font');
const FONT = 'bricolage-grotesque.ttf';
const SOURCE =
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
/** Latin-1 and the punctuation that books use. */
const CHARACTERS =
  Array.from({length: 0x17f - 0x20}, (_, i) => String.fromCharCode(0x20 + i)).join('') +
  '–—‘’“”•…−×€™';

let prepared: Promise<void> | undefined;

/** To be awaited before the first picture of a process is drawn. */
export function preparePictureFont(): Promise<void> {
  return (prepared ??= prepare());
}

async function prepare(): Promise<void> {
  const config = path.join(FOLDER, 'fonts.conf');
  try {
    await access(config);
  } catch {
    const source = await readFile(createRequire(import.meta.url).resolve(SOURCE));
    const font = await subsetFont(source, CHARACTERS, {targetFormat: 'sfnt'});
    await writeWholeFile(path.join(FOLDER, FONT), font);
    await writeWholeFile(config, fontsConf());
  }
  process.env.FONTCONFIG_FILE = config;
  // On a busy machine the first texts of a process were drawn without the font, so the first one is not kept.
  const text =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text y="9">A</text></svg>';
  await sharp(Buffer.from(text)).png().toBuffer();
}

function fontsConf(): Buffer {
  return Buffer.from(
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${FOLDER}</dir><cachedir>${FOLDER}</cachedir></fontconfig>`,
  );
}
