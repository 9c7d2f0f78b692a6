/**
 * Cuts the web font down to what Spanish pages are written with, since every first visit waits for it:
 * the characters of `SPANISH` and the weights that the styles use. `app/styles/fonts.css` names the
 * same characters; all others come from the whole font, which is fetched when one appears.
 *
 *   npx tsx scripts/assets/web-font.ts     after an update of the web font
 */
import {readFile, writeFile} from 'node:fs/promises';
import subsetFont from 'subset-font';
import {fontFile} from './render';

const OUTPUT = new URL('../../app/styles/bricolage-grotesque-spanish.woff2', import.meta.url);
const ASCII = Array.from({length: 0x7f - 0x20}, (_, index) => String.fromCharCode(0x20 + index));
const SPANISH = '\u00a0¡¿áéíóúüñÁÉÍÓÚÜÑºª°©®«»–—‘’“”·•…−×€™';

const font = await subsetFont(await readFile(fontFile), ASCII.join('') + SPANISH, {
  targetFormat: 'woff2',
  variationAxes: {wght: {min: 400, max: 800, default: 400}},
});
await writeFile(OUTPUT, font);
console.log(`${font.byteLength} bytes`);
