/** Texts and the sales page of an edition, filled in with the brand. */
import {rebrandFiles as copy} from '~/copy/rebrand';
import {fieldsOf, linkOf, priceText, type Brand, type Edition} from '~/domain/rebrand/brand';
import {inkOn, mix, readableOn} from '~/domain/rebrand/colors';
import type {CoverLook, CoverWords} from '~/domain/rebrand/cover';
import type {LogoFacts} from '~/state/rebrand/read-logo';
import type {Request, SourceFile} from '~/workers/rebrand/job';

export function wordsOf(brand: Brand, edition: Edition): CoverWords {
  const name = brand.name.trim();
  return {
    title: edition.title.trim(),
    subtitle: edition.subtitle.trim(),
    author: brand.author.trim() || name,
    brand: name,
  };
}

export function lookOf({design, primary, accent}: Brand, logo: LogoFacts | null): CoverLook {
  return {
    design,
    primary,
    accent,
    logoRatio: logo?.ratio ?? null,
    logoColor: logo?.palette?.primary,
  };
}

/** @param now epoch milliseconds. */
export function requestOf(
  brand: Brand,
  edition: Edition,
  logo: LogoFacts | null,
  sources: readonly SourceFile[],
  now: number,
): Request {
  const words = wordsOf(brand, edition);
  const year = new Date(now).getFullYear();
  const price = priceText(brand);
  const link = linkOf(brand.checkoutUrl) ?? '';
  return {
    job: {
      brand,
      edition,
      words,
      look: lookOf(brand, logo),
      fields: fieldsOf(brand, edition, year),
      made: `${new Date(now).toISOString().slice(0, 19)}Z`,
      pages: {
        legal: copy.legal(words.title, words.brand, year, brand.contact.trim()),
        legalTitle: copy.legalTitle,
        coverTitle: copy.coverTitle,
        titlePageTitle: copy.titlePageTitle,
        contents: copy.contents,
        aboutTitle: copy.aboutTitle,
        about: brand.about
          .split(/\n+/)
          .map((text) => text.trim())
          .filter(Boolean),
      },
    },
    logo: logo?.content ?? null,
    sources,
    social: {price, action: actionOf(brand)},
    salesPage: salesPage(brand, words, price, link),
    texts: {
      'hotmart.txt': copy.hotmart(words.title, words.subtitle, words.author, price),
      'pagina-propia.md': copy.ownPage(words.title, words.subtitle, words.author, price, link),
      'shopify.csv': shopifyCsv(brand, words),
    },
  };
}

/** A link that is too long to type is named by its site. */
function actionOf({checkoutUrl, website, contact}: Brand): string {
  const site = [checkoutUrl, website].flatMap((typed) => linkOf(typed) ?? [])[0];
  if (!site) return contact.trim() ? copy.askAt(contact.trim()) : '';
  const {host, pathname} = new URL(site);
  const short = `${host}${pathname}`.replace(/^www\.|\/$/g, '');
  return copy.getItAt(short.length > 36 ? host.replace(/^www\./, '') : short);
}

const SHOPIFY_COLUMNS = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Type',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Variant Price',
  'Variant Requires Shipping',
  'Variant Taxable',
  'Status',
];

/** For the import of products in Shopify's admin; a draft, so that its seller looks at it first. */
function shopifyCsv(brand: Brand, {title, subtitle, author}: CoverWords): string {
  const handle = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const body = `<p>${[title, subtitle].filter(Boolean).map(escapeHtml).join(': ')}</p><p>${escapeHtml(copy.by(author))}</p><p>${copy.receives.join(' ')}</p>`;
  const price = brand.price.trim().replace(',', '.');
  const row = [
    handle,
    title,
    body,
    brand.name.trim(),
    'Ebook',
    'false',
    'Title',
    'Default Title',
    price,
    'false',
    'true',
    'draft',
  ];
  return [SHOPIFY_COLUMNS, row].map((line) => line.map(csvCell).join(',')).join('\r\n') + '\r\n';
}

/** A cell that begins as a formula would be run by a spreadsheet. */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}

function escapeHtml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
}

function salesPage(
  brand: Brand,
  {title, subtitle, author, brand: name}: CoverWords,
  price: string,
  link: string,
): string {
  const ground = mix(brand.primary, '#ffffff', 0.93);
  const color = readableOn(brand.primary, '#ffffff', 5);
  const mail = /^[^\s@]+@[^\s@]+$/.test(brand.contact.trim())
    ? `mailto:${brand.contact.trim()}`
    : '';
  const target = link || mail || linkOf(brand.website) || '';
  const text = escapeHtml;
  const button = target
    ? `<a class="boton" href="${text(target)}">${link ? copy.buy : copy.ask}${price ? ` · ${text(price)}` : ''}</a>`
    : '';
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(title)} · ${text(name)}</title>
<meta name="description" content="${text([title, subtitle].filter(Boolean).join(': '))}">
<style>
*{box-sizing:border-box}
body{margin:0;font:18px/1.6 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;color:#1d2421;background:#fff}
header{background:${ground};padding:clamp(32px,6vw,88px) 24px}
.par{max-width:1040px;margin:0 auto;display:grid;gap:clamp(32px,6vw,72px);grid-template-columns:repeat(auto-fit,minmax(min(100%,280px),1fr));align-items:center}
img{display:block;width:min(100%,340px);height:auto;margin:0 auto;border-radius:4px;box-shadow:0 24px 48px -16px rgb(0 0 0/.45)}
h1{margin:0;font-size:clamp(2rem,5vw,3.2rem);line-height:1.1;color:${color};overflow-wrap:anywhere}
h2{margin:0 0 12px;font-size:1.6rem;color:${color}}
.subtitulo{font-size:1.25rem;margin:16px 0 0}
.boton{display:inline-block;margin-top:28px;padding:16px 32px;border-radius:99px;background:${brand.primary};color:${inkOn(brand.primary)};font-weight:700;text-decoration:none}
.boton:focus-visible,.boton:hover{outline:3px solid ${brand.accent};outline-offset:3px}
main{max-width:720px;margin:0 auto;padding:clamp(40px,6vw,72px) 24px}
li{margin:8px 0}
footer{border-top:1px solid #ddd;padding:24px;text-align:center;font-size:15px;color:#4d5854}
</style>
</head>
<body>
<header><div class="par">
<img src="{{portada}}" alt="" width="800" height="1280">
<div>
<h1>${text(title)}</h1>
${subtitle ? `<p class="subtitulo">${text(subtitle)}</p>` : ''}
<p>${text(copy.by(author))}</p>
${button}
</div>
</div></header>
<main>
<h2>${copy.inside}</h2>
<ul>${copy.receives.map((each) => `<li>${each}</li>`).join('')}</ul>
${
  brand.about.trim()
    ? `<h2>${copy.aboutTitle}</h2>${brand.about
        .split(/\n+/)
        .map((each) => `<p>${text(each)}</p>`)
        .join('')}`
    : ''
}
${button}
</main>
<footer>${[name, brand.contact.trim(), brand.website.trim()].filter(Boolean).map(text).join(' · ')}<br>${copy.notice}</footer>
</body>
</html>
`;
}
