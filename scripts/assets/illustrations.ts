/**
 * Draws the small pictures of the screens into `public/`: empty states, category art, the product
 * placeholder and the payment marks.
 *
 *   npx tsx scripts/assets/illustrations.ts
 *
 * Needs Chromium on the machine (`CHROMIUM_PATH`, by default /usr/bin/chromium). Every picture is on a 240 by 200 canvas, with ink strokes 6 units thick.
 */
import {mkdir, writeFile} from 'node:fs/promises';
import {outlines} from './outlines';
import {palette} from './palette';
import {launchBrowser, renderFlat} from './render';

const {tinta, selva, mango, coral, papel, arena, white} = palette;
const output = new URL('../../public/', import.meta.url);

function illustration(shapes: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 200" fill="none" stroke-linecap="round" stroke-linejoin="round">${shapes}</svg>`;
}

function inked(width: number): string {
  return `stroke="${tinta}" stroke-width="${width}"`;
}

const ink = inked(6);

/** A dashed seam along the given path. */
function seam(path: string, thread: string): string {
  return `<path d="${path}" stroke="${thread}" stroke-width="3" stroke-dasharray="7 7"/>`;
}

const ground = `<path d="M28 180h184" ${ink}/>`;

/** A price tag standing on its end, 64 by 92, its hole at the top. */
function tag(fill: string, thread: string): string {
  return `<path d="M20 0h24a8 8 0 0 1 5.7 2.3l12 12A8 8 0 0 1 64 20v64a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8V20a8 8 0 0 1 2.3-5.7l12-12A8 8 0 0 1 20 0Z" fill="${fill}" ${ink}/><circle cx="32" cy="19" r="6" fill="${papel}" ${ink}/>${seam('M13 42h38v37H13Z', thread)}`;
}

const illustrations: Record<string, string> = {
  'empty-cart': `<circle cx="120" cy="98" r="80" fill="${arena}"/>${ground}
    <path d="M82 84c0-46 76-46 76 0" ${ink}/>
    <path d="M52 84h136l-13 88a9 9 0 0 1-9 8H74a9 9 0 0 1-9-8Z" fill="${mango}" ${ink}/>
    ${seam('M71 112h98M74 136h92M78 160h84', tinta)}
    <path d="M44 84h152" ${inked(10)}/>
    <path d="M160 86c4 10 12 12 20 16" ${inked(4)}/>
    <g transform="translate(163 92) rotate(-14) scale(.72)">${tag(papel, coral)}</g>`,
  'empty-wishlist': `<circle cx="120" cy="98" r="80" fill="${arena}"/>
    <path d="M120 49C106 26 128 10 152 24s44-4 52-12" ${ink}/>
    <g transform="rotate(-7 120 110)"><path d="M96 30h48a10 10 0 0 1 7 3l21 21a10 10 0 0 1 3 7v112a10 10 0 0 1-10 10H75a10 10 0 0 1-10-10V61a10 10 0 0 1 3-7l21-21a10 10 0 0 1 7-3Z" fill="${papel}" ${ink}/>
    <circle cx="120" cy="53" r="8" fill="${arena}" ${ink}/>
    <path d="M120 158c-44-26-42-66-15-66 8 0 13 6 15 12 2-6 7-12 15-12 27 0 29 40-15 66Z" stroke="${coral}" stroke-width="6" stroke-dasharray="11 11"/></g>`,
  'not-found': `<circle cx="120" cy="98" r="80" fill="${arena}"/>
    <path d="M100 36C92 12 60 8 46 24c-8 9-18 8-24 2" ${ink}/>
    <g transform="rotate(-10 100 90)"><path d="M84 18h44a10 10 0 0 1 7 3l20 20a10 10 0 0 1 3 7v40l-21 14-18-14-18 14-18-14-28 14V48a10 10 0 0 1 3-7l19-20a10 10 0 0 1 7-3Z" fill="${mango}" ${ink}/><circle cx="106" cy="40" r="8" fill="${arena}" ${ink}/>${seam('M72 82V66h70v10', tinta)}</g>
    <g transform="translate(14 22) rotate(12 120 130)"><path d="m66 104 28-14 18 14 18-14 18 14 20-14v58a10 10 0 0 1-10 10H76a10 10 0 0 1-10-10Z" fill="${papel}" ${ink}/>${seam('M80 118v25h74v-25', coral)}</g>`,
  error: `<circle cx="120" cy="98" r="80" fill="${arena}"/>
    <path d="M46 62h92a10 10 0 0 1 10 10v90a10 10 0 0 1-10 10H46a10 10 0 0 1-10-10V72a10 10 0 0 1 10-10Z" fill="${papel}" ${ink}/>
    ${seam('M50 128v30h84v-30', selva)}
    <path d="M58 86h42" ${ink}/>
    <path d="M52 120c30 0 40-30 66-30s20 34-2 30 2-48 36-44 14 44-8 30 8-58 34-56" stroke="${coral}" stroke-width="6"/>
    <path d="m168 76 36-52" stroke="${tinta}" stroke-width="12"/><path d="m196 36 5-7" stroke="${papel}" stroke-width="4"/>`,
  'thank-you': `<circle cx="120" cy="98" r="80" fill="${arena}"/>${ground}
    <path d="M94 78V58c0-36 52-36 52 0v20" ${ink}/>
    <path d="M62 70h116l10 102a8 8 0 0 1-8 8H60a8 8 0 0 1-8-8Z" fill="${selva}" ${ink}/>
    <path d="M62 70h116l3 28a12 12 0 0 1-24 2 12 12 0 0 1-25 0 12 12 0 0 1-24 0 12 12 0 0 1-25 0 12 12 0 0 1-24-2Z" fill="${mango}" ${ink}/>
    ${seam('M66 168h108', mango)}
    <path d="M146 64c12 4 18 14 19 26" ${inked(4)}/>
    <g transform="translate(136 82) rotate(-8) scale(.94)"><path d="M20 0h24a8 8 0 0 1 5.7 2.3l12 12A8 8 0 0 1 64 20v64a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8V20a8 8 0 0 1 2.3-5.7l12-12A8 8 0 0 1 20 0Z" fill="${papel}" ${ink}/><circle cx="32" cy="19" r="6" fill="${selva}" ${ink}/><path d="m18 58 10 10 19-21" stroke="${coral}" stroke-width="9"/></g>
    <path d="m34 70-12-7M48 44l-8-13M206 64l12-7M190 40l8-13" stroke="${mango}" stroke-width="6"/>`,
  ebooks: `<circle cx="120" cy="98" r="80" fill="${arena}"/>${ground}
    <path d="M56 146h122a6 6 0 0 1 6 6v22a6 6 0 0 1-6 6H56a17 17 0 0 1 0-34Z" fill="${coral}" ${ink}/><path d="M70 163h96" stroke="${papel}" stroke-width="6"/>
    <path d="M72 146V38a12 12 0 0 1 12-12h72a10 10 0 0 1 10 10v110Z" fill="${mango}" ${ink}/><path d="M88 29v114" ${inked(4)}/>
    <rect x="101" y="54" width="50" height="44" rx="5" fill="${papel}" ${ink}/>${seam('M113 69h26M113 83h14', coral)}
    <path d="M152 40c8-18 26-20 38-8" ${inked(4)}/><g transform="translate(174 24) rotate(-10) scale(.54)">${tag(selva, papel)}</g>`,
  videos: `<circle cx="120" cy="98" r="80" fill="${arena}"/>${ground}
    <rect x="40" y="46" width="152" height="106" rx="12" fill="${selva}" ${ink}/>
    <path d="M116 152v28M84 180h64" ${ink}/>
    ${seam('M54 60h124v78H54Z', mango)}
    <circle cx="116" cy="99" r="28" fill="${mango}" ${ink}/><path d="M109 87v24l19-12Z" fill="${tinta}" ${inked(4)}/>
    <path d="M186 50c4-20 18-20 26-12" ${inked(4)}/><g transform="translate(184 34) rotate(-14) scale(.6)">${tag(coral, papel)}</g>`,
  'micro-saas': `<circle cx="120" cy="98" r="80" fill="${arena}"/>${ground}
    <rect x="38" y="42" width="156" height="138" rx="12" fill="${papel}" ${ink}/>
    <path d="M38 76V54a12 12 0 0 1 12-12h132a12 12 0 0 1 12 12v22Z" fill="${coral}" ${ink}/>
    <path d="M58 59h.1M78 59h.1" stroke="${papel}" stroke-width="9"/>
    <path d="M66 158v-22M94 158v-42M122 158v-30M150 158v-56" stroke="${selva}" stroke-width="14"/>
    ${seam('M58 112 88 92l30 12 34-20', tinta)}
    <path d="M172 90c8-18 26-20 34-10" ${inked(4)}/><g transform="translate(170 76) rotate(-12) scale(.78)">${tag(mango, tinta)}</g>`,
};

/** 4 to 5, for a product without a picture: a blank book with its label still to be written. */
const placeholder = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" fill="none" stroke-linecap="round"><rect width="400" height="500" fill="#F5EEDF"/><path d="M108 80h188a18 18 0 0 1 18 18v304a18 18 0 0 1-18 18H108a26 26 0 0 1-26-26V106a26 26 0 0 1 26-26Z" fill="#E9DEC6"/><path d="M116 80v340" stroke="#D9CBAC" stroke-width="5"/><rect x="146" y="138" width="138" height="108" rx="12" fill="${papel}"/><rect x="158" y="150" width="114" height="84" rx="5" stroke="#C9B892" stroke-width="3" stroke-dasharray="9 8.5"/><circle cx="215" cy="174" r="8" fill="#E9DEC6"/><path d="M184 212h62" stroke="#D9CBAC" stroke-width="7"/></svg>`;

function paymentCard(fill: string, shapes: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 32" width="48" height="32" fill="none"><rect x=".5" y=".5" width="47" height="31" rx="4.5" fill="${fill}" stroke="${arena}"/>${shapes}</svg>`;
}

/** Lettering centred on the card, `size` units per em, leaning by `slant` degrees. */
function lettering(word: keyof typeof outlines, size: number, fill: string, slant: number): string {
  const {width, d} = outlines[word];
  const scale = size / 100;
  const x = 24 - (width * scale) / 2 - Math.tan((slant * Math.PI) / 180) * 33 * scale;
  return `<path fill="${fill}" transform="translate(${x.toFixed(2)} ${(16 + 33 * scale).toFixed(2)}) skewX(${-slant}) scale(${scale})" d="${d}"/>`;
}

const payments: Record<string, string> = {
  visa: paymentCard(white, lettering('visa', 14.5, '#1A2E7A', 12)),
  mastercard: paymentCard(
    white,
    '<circle cx="19" cy="16" r="9" fill="#D9281E"/><circle cx="29" cy="16" r="9" fill="#F5A01D"/><path fill="#EE6A1F" d="M24 8.52a9 9 0 0 1 0 14.96 9 9 0 0 1 0-14.96Z"/>',
  ),
  amex: paymentCard('#1F6FB8', lettering('amex', 12.5, white, 0)),
  paypal: paymentCard(white, lettering('paypal', 12, '#14377D', 8)),
};

async function main(): Promise<void> {
  const tidy = (svg: string) => `${svg.replace(/>\s+</g, '><').trim()}\n`;
  for (const folder of ['illustrations/', 'payments/']) {
    await mkdir(new URL(folder, output), {recursive: true});
  }
  for (const [name, shapes] of Object.entries(illustrations)) {
    await writeFile(new URL(`illustrations/${name}.svg`, output), tidy(illustration(shapes)));
  }
  const browser = await launchBrowser();
  for (const [name, svg] of Object.entries(payments)) {
    const png = await renderFlat(browser, svg, {width: 144, height: 96});
    await writeFile(new URL(`payments/${name}.png`, output), png);
  }
  await browser.close();
  await writeFile(new URL('placeholder.svg', output), tidy(placeholder));
}

await main();
