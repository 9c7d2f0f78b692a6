/**
 * Cuts the web fonts down to what Spanish is written with: the sans of every page, for which each first
 * visit waits, and the serif of the reader. Where other characters come from, app/styles/fonts.css says.
 *
 *   npx tsx scripts/assets/web-font.ts     after an update of the web fonts
 */
import {readFile, writeFile} from 'node:fs/promises';
import subsetFont from 'subset-font';

const FONTS = {
  'bricolage-grotesque':
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  literata: '@fontsource/literata/files/literata-latin-400-normal.woff2',
  'literata-italic': '@fontsource/literata/files/literata-latin-400-italic.woff2',
};
const ASCII = Array.from({length: 0x7f - 0x20}, (_, index) => String.fromCharCode(0x20 + index));
const SPANISH = '\u00a0¡¿áéíóúüñÁÉÍÓÚÜÑºª°©®«»–—‘’“”·•…−×€™';

// Digits of one width. Kerning is half of the font's bytes, and moves a line of Spanish by less than a hundredth; a
// book, which is read for longer, keeps it. Of the sans only the weights in use. (Its types do not know `keepFeatures`.)
const SERIF = {targetFormat: 'woff2' as const, keepFeatures: ['tnum', 'kern', 'liga']};
const WEIGHTS = {wght: {min: 400, max: 800, default: 400}};
const SANS = {...SERIF, keepFeatures: ['tnum'], variationAxes: WEIGHTS};

for (const [name, source] of Object.entries(FONTS)) {
  const whole = await readFile(new URL(`../../node_modules/${source}`, import.meta.url));
  const options = source.includes('variable') ? SANS : SERIF;
  const font = await subsetFont(whole, ASCII.join('') + SPANISH, options);
  await writeFile(new URL(`../../app/styles/${name}-spanish.woff2`, import.meta.url), font);
  console.log(`${name}: ${font.byteLength} bytes`);
}
