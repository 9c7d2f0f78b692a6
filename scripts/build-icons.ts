/**
 * Builds `public/icons.svg`, one sprite of the icons the shop uses, and the typed list of their
 * names. A sprite costs a page no JavaScript. Run with `npx tsx scripts/build-icons.ts` after adding a name.
 */
import {createHash} from 'node:crypto';
import {writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {formatted} from './lib/formatted';

const ICONS = `
  arrow-left arrow-right badge-check book-open bot check chevron-down chevron-left chevron-right
  circle-check clock download external-link eye eye-off file-pen-line graduation-cap heart house
  infinity info layout-grid layout-template link log-out mail menu message-circle minus pause play
  plus rocket search send shield-check shopping-cart sparkles star tag trash trending-up
  triangle-alert user users video wallet x zap zoom-in
`
  .trim()
  .split(/\s+/);

const {icons} = createRequire(import.meta.url)('@iconify-json/lucide/icons.json') as {
  icons: Record<string, {body: string}>;
};
/** What the style sheet sets for every icon. */
const STROKE =
  ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';

function shapeOf(name: string): string {
  const icon = icons[name];
  if (!icon) throw new Error(`Lucide has no icon ${name}.`);
  return icon.body.replaceAll(STROKE, '').replace(/^<g>(.*)<\/g>$/s, '$1');
}

const symbols = ICONS.map(
  (name) => `<symbol id="${name}" viewBox="0 0 24 24">${shapeOf(name)}</symbol>`,
);
/** Five stars in one symbol: a rating stands on every card, and each use of a symbol is an element. */
const stars = [0, 1, 2, 3, 4].map(
  (i) => `<g transform="translate(${i * 26})">${shapeOf('star')}</g>`,
);
symbols.push(`<symbol id="five-stars" viewBox="0 0 128 24">${stars.join('')}</symbol>`);

const sprite = `<!-- Lucide icons, ISC licence --><svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
writeFileSync('public/icons.svg', sprite);

const version = createHash('sha256').update(sprite).digest('hex').slice(0, 8);
const module = `/** Written by scripts/build-icons.ts; do not edit by hand. */
export type IconName = ${ICONS.map((name) => `'${name}'`).join(' | ')};

export const ICON_SPRITE = '/icons.svg?v=${version}';
`;
const target = 'app/components/ui/icon-sprite.ts';
writeFileSync(target, await formatted(target, module));
console.log(`public/icons.svg holds ${symbols.length} icons.`);
