/**
 * Cuts the web font down to what Spanish pages are written with, since every first visit waits for it:
 * the characters of `SPANISH` and the weights that the styles use. `app/styles/fonts.css` names the
 * same characters; all others come from the whole font, which is fetched when one appears.
 *
 *   npx tsx scripts/assets/web-font.ts     after an update of the web font
 */
import {readFile, writeFile} from 'node:fs/promises';
import subsetFont from 'subset-font';

const SOURCE = new URL(
  '../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  import.meta.url,
);
const OUTPUT = new URL('../../app/styles/bricolage-grotesque-spanish.woff2', import.meta.url);
const ASCII = Array.from({length: 0x7f - 0x20}, (_, index) => String.fromCharCode(0x20 + index));
const SPANISH = '\u00a0¡¿áéíóúüñÁÉÍÓÚÜÑºª°©®«»–—‘’“”·•…−×€™';

/** Its types do not know `keepFeatures` yet, so that this is not written in the call. */
const OPTIONS = {
  targetFormat: 'woff2' as const,
  // Digits of one width. Kerning is half of the font's bytes, and moves a line of Spanish by less than a hundredth.
  keepFeatures: ['tnum'],
  variationAxes: {wght: {min: 400, max: 800, default: 400}},
};

const font = await subsetFont(await readFile(SOURCE), ASCII.join('') + SPANISH, OPTIONS);
await writeFile(OUTPUT, font);
console.log(`${font.byteLength} bytes`);
