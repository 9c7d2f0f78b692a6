/** Listings and the sales page of an edition, from the brand and from what was read in the book's own files. */
import {rebrandFiles as copy} from '~/copy/rebrand';
import {linkOf, priceText, type Brand} from '~/domain/rebrand/brand';
import {inkOn, mix, readableOn} from '~/domain/rebrand/colors';
import type {Action} from '~/domain/rebrand/poster';
import type {Chapter} from './docx-chapters';
import {escapeXml as escapeHtml} from './xml';
import type {Job} from './job';

export interface BookFacts {
  /** Titles, in order; empty where no file has them. */
  readonly chapters: readonly string[];
  /** Its first paragraphs. */
  readonly opening: readonly string[];
  /** Of the PDF; null where they are no argument. */
  readonly pages: number | null;
  /** That a reader gets: 'PDF', 'EPUB'. */
  readonly formats: readonly string[];
}

type Book = Pick<Job, 'brand' | 'words' | 'pages'>;

const MOST_OPENING = 700;
const LEAST_PARAGRAPH = 60;
const MOST_CHAPTERS = 40;

/** Titles and the first paragraphs of a document's chapters. */
export function factsOf(chapters: readonly Chapter[], title: string): Partial<BookFacts> {
  const plain = (html: string) =>
    html
      .replace(/<br\/>/g, ' ')
      .replace(/<[^<>]*>/g, '')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&quot;/g, '"')
      .replace(/&amp;/g, '&')
      .trim();
  const opening: string[] = [];
  let length = 0;
  const paragraphs = chapters.flatMap(({html}) => [...html.matchAll(/<p>([\s\S]*?)<\/p>/g)]);
  for (const paragraph of paragraphs.map(([, html = '']) => plain(html))) {
    if (paragraph.length < LEAST_PARAGRAPH || paragraph.includes('{{')) continue;
    if (length > 0 && length + paragraph.length > MOST_OPENING) break;
    opening.push(paragraph);
    length += paragraph.length;
    if (opening.length === 3) break;
  }
  const titles = listed(
    chapters.map((each) => each.title),
    title,
  );
  const sections = listed(
    chapters.flatMap(({html}) =>
      [...html.matchAll(/<h2>([\s\S]*?)<\/h2>/g)].map(([, heading = '']) => plain(heading)),
    ),
    title,
  );
  // Where the first level is the book's title alone, its chapters are on the second.
  return {chapters: titles.length < 2 && sections.length > 1 ? sections : titles, opening};
}

const NO_CHAPTERS =
  /^(portada|contenidos?|contents|[íi]ndice|tabla de contenidos?|sobre (el|la) autora?|qui[ée]n escribe|aviso( legal)?|cr[ée]ditos|agradecimientos)$/i;
const AROUND_CHAPTERS =
  /^(introducci[óo]n|presentaci[óo]n|pr[óo]logo|prefacio|ep[íi]logo|conclusi[óo]n|conclusiones|glosario|bibliograf[íi]a|referencias|recursos|anexos?|ap[ée]ndices?)(\s|:|$)/i;

/** Of a list of contents, those that a reader counts. */
export function countChapters(titles: readonly string[]): number {
  return titles.filter((title) => !AROUND_CHAPTERS.test(title)).length;
}

const LEAST_PAGES = 20;

/** A book of fewer pages is not sold by their number. */
export function advertisedPages(pages: number | null): number | null {
  return pages !== null && pages >= LEAST_PAGES ? pages : null;
}

/** Without the book's own title, the list of contents and repetitions. */
export function listed(titles: readonly string[], bookTitle: string): string[] {
  const isTitle = (each: string) => each.toLowerCase() === bookTitle.toLowerCase();
  const cleaned = titles.map((each) =>
    each
      .replace(/\s+/g, ' ')
      .replace(/^\s*\d{1,3}[.):-]\s*/, '')
      .trim(),
  );
  return [...new Set(cleaned)]
    .filter((each) => each && !NO_CHAPTERS.test(each) && !isTitle(each))
    .slice(0, MOST_CHAPTERS);
}

/** What a poster asks for; a link that is too long to type is named by its site. */
export function actionOf({checkoutUrl, website, contact}: Brand): Action | null {
  const site = [checkoutUrl, website].flatMap((typed) => linkOf(typed) ?? [])[0];
  if (!site) return contact.trim() ? {call: copy.askHere, place: contact.trim()} : null;
  const {host, pathname} = new URL(site);
  const short = `${host}${pathname}`.replace(/^www\.|\/$/g, '');
  return {call: copy.getItHere, place: short.length > 36 ? host.replace(/^www\./, '') : short};
}

interface Section {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly items?: readonly string[];
  /** Numbered. */
  readonly ordered?: boolean;
}

function receives(facts: BookFacts): string[] {
  return copy.receives(facts.formats, facts.pages, countChapters(facts.chapters));
}

/** The same in every listing, in the order in which a buyer asks. */
function sections(book: Book, facts: BookFacts): Section[] {
  const {words, pages, brand} = book;
  const all: Section[] = [
    {
      title: copy.descriptionTitle,
      paragraphs: [
        copy.summary(
          words.title,
          words.subtitle,
          words.author,
          countChapters(facts.chapters),
          facts.pages,
        ),
      ],
    },
    {title: copy.openingTitle, paragraphs: facts.opening},
    {title: copy.contentsTitle, paragraphs: [], items: facts.chapters, ordered: true},
    {title: copy.inside, paragraphs: [], items: receives(facts)},
    {
      title: copy.forWhomTitle,
      paragraphs: [],
      items: copy.forWhom(words.subtitle || words.title, facts.chapters),
    },
    {
      title: copy.aboutTitle,
      paragraphs:
        pages.about.length > 0 ? pages.about : [copy.publishedBy(words.author, words.brand)],
    },
    ...copy
      .questions(facts.formats, brand.contact.trim())
      .map(({question, answer}) => ({title: question, paragraphs: [answer]})),
  ];
  return all.filter(({paragraphs, items}) => paragraphs.length > 0 || (items?.length ?? 0) > 0);
}

/** Texts by the name of their file. */
export function listings(book: Book, facts: BookFacts): Record<string, string> {
  const {words, brand} = book;
  const price = priceText(brand);
  const link = linkOf(brand.checkoutUrl) ?? '';
  const parts = sections(book, facts);
  const keywords = keywordsOf(book, facts).join(', ');
  const short = copy.short(words.title, words.subtitle, words.author).slice(0, 200);
  const item = (each: string, i: number, ordered?: boolean) =>
    `${ordered ? `${i + 1}.` : '-'} ${each}`;
  const body = (heading: (title: string) => string) =>
    parts
      .map(({title, paragraphs, items, ordered}) =>
        [
          heading(title),
          ...paragraphs,
          ...(items ? [items.map((each, i) => item(each, i, ordered)).join('\n')] : []),
        ].join('\n\n'),
      )
      .join('\n\n');
  return {
    'hotmart.txt': [
      `${copy.nameTitle.toUpperCase()}\n${words.title}`,
      ...(words.subtitle ? [`${copy.subtitleTitle.toUpperCase()}\n${words.subtitle}`] : []),
      `${copy.shortTitle.toUpperCase()}\n${short}`,
      body((title) => title.toUpperCase()),
      `${copy.priceTitle.toUpperCase()}\n${price || copy.pricePlaceholder}`,
      ...(link ? [`${copy.linkTitle.toUpperCase()}\n${link}`] : []),
      `${copy.refundTitle.toUpperCase()}\n${copy.refundPlaceholder}`,
      `${copy.keywordsTitle.toUpperCase()}\n${keywords}`,
      copy.notice,
      copy.askPlatform,
      '',
    ].join('\n\n'),
    'pagina-propia.md': [
      `# ${words.title}`,
      ...(words.subtitle ? [`**${words.subtitle}**`] : []),
      copy.by(words.author),
      ...(price ? [`**${price}**`] : []),
      ...(link ? [`[${copy.buy}](${link})`] : []),
      body((title) => `## ${title}`),
      `## ${copy.refundTitle}\n\n${copy.refundPlaceholder}`,
      ...(link ? [`[${copy.buy}${price ? ` · ${price}` : ''}](${link})`] : []),
      `*${copy.notice}*`,
      `<!-- ${copy.keywordsTitle}: ${keywords.replace(/--/g, '-')} -->`,
      '',
    ].join('\n\n'),
    'shopify.csv': shopifyCsv(book, parts, keywords, short),
  };
}

const STOP = new Set([
  'como',
  'con',
  'cómo',
  'del',
  'desde',
  'donde',
  'entre',
  'esta',
  'este',
  'hasta',
  'las',
  'los',
  'más',
  'para',
  'pero',
  'por',
  'qué',
  'que',
  'sin',
  'sobre',
  'sus',
  'tus',
  'una',
  'uno',
  'capítulo',
  'introducción',
]);

/** Of title, subtitle and the words that its chapters repeat. */
function keywordsOf({words}: Book, {chapters}: BookFacts): string[] {
  const own = (text: string) =>
    [...text.toLocaleLowerCase('es').matchAll(/\p{L}{4,}/gu)]
      .map(([word]) => word)
      .filter((word) => !STOP.has(word));
  const counts = new Map<string, number>();
  own(chapters.join(' ')).forEach((word) => counts.set(word, (counts.get(word) ?? 0) + 1));
  const repeated = [...counts].sort(([, a], [, b]) => b - a).map(([word]) => word);
  return [
    ...new Set([
      words.title.toLocaleLowerCase('es'),
      ...own(`${words.title} ${words.subtitle}`),
      ...repeated,
      'ebook',
      'libro digital',
    ]),
  ].slice(0, 12);
}

/** For the import of products in Shopify's admin; a draft, so that its seller looks at it first. */
function shopifyCsv(
  {brand, words}: Book,
  parts: readonly Section[],
  keywords: string,
  short: string,
): string {
  const handle = words.title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const body = parts.map((part) => `<h2>${escapeHtml(part.title)}</h2>${htmlOf(part)}`).join('');
  const columns: readonly (readonly [string, string])[] = [
    ['Handle', handle],
    ['Title', words.title],
    ['Body (HTML)', body],
    ['Vendor', words.brand],
    ['Type', 'Ebook'],
    ['Tags', keywords],
    ['Published', 'false'],
    ['Option1 Name', 'Title'],
    ['Option1 Value', 'Default Title'],
    ['Variant Price', priceText(brand).split(' ')[0] ?? ''],
    ['Variant Requires Shipping', 'false'],
    ['Variant Taxable', 'true'],
    ['SEO Title', words.title.slice(0, 70)],
    ['SEO Description', short.slice(0, 160)],
    ['Status', 'draft'],
  ];
  const line = (cells: readonly string[]) => cells.map(csvCell).join(',');
  return `${line(columns.map(([name]) => name))}\r\n${line(columns.map(([, value]) => value))}\r\n`;
}

/** A cell that begins as a formula would be run by a spreadsheet. */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}

function htmlOf({paragraphs, items, ordered}: Section): string {
  const tag = ordered ? 'ol' : 'ul';
  return [
    ...paragraphs.map((each) => `<p>${escapeHtml(each)}</p>`),
    items ? `<${tag}>${items.map((each) => `<li>${escapeHtml(each)}</li>`).join('')}</${tag}>` : '',
  ].join('');
}

/** @param cover a data address. */
export function salesPage(book: Book, facts: BookFacts, cover: string, design: string): string {
  const {brand, words, pages} = book;
  const text = escapeHtml;
  const price = priceText(brand);
  const link = linkOf(brand.checkoutUrl) ?? '';
  const contact = brand.contact.trim();
  const mail = /^[^\s@]+@[^\s@]+$/.test(contact) ? `mailto:${contact}` : '';
  const website = linkOf(brand.website) ?? '';
  const target = link || mail || website;
  const soft = mix(brand.primary, '#ffffff', 0.93);
  const color = readableOn(brand.primary, soft, 5);
  // Darker than the cover, which stands on it.
  const hero = mix(brand.primary, '#0b0d10', 0.42);
  const button = readableOn(brand.accent, hero, 1.7);
  const ink = inkOn(hero);
  const buy = target
    ? `<a class="boton" href="${text(target)}">${link ? copy.buy : copy.ask}${price ? ` · ${text(price)}` : ''}</a>`
    : '';
  const facing = ['marco', 'arcos'].includes(design)
    ? 'Georgia,"Times New Roman",serif'
    : 'inherit';
  const part = (title: string, html: string, name = '') =>
    html
      ? `<section${name ? ` class="${name}"` : ''}><div><h2>${text(title)}</h2>${html}</div></section>`
      : '';
  const list = (items: readonly string[], name: string) =>
    items.length > 0
      ? `<ul class="${name}">${items.map((each) => `<li>${text(each)}</li>`).join('')}</ul>`
      : '';
  const contents =
    facts.chapters.length > 0
      ? `<ol>${facts.chapters.map((each) => `<li>${text(each)}</li>`).join('')}</ol>`
      : '';
  const paragraphs = (items: readonly string[]) =>
    items.map((each) => `<p>${text(each)}</p>`).join('');
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(words.title)} · ${text(words.brand)}</title>
<meta name="description" content="${text(copy.short(words.title, words.subtitle, words.author))}">
<style>
*{box-sizing:border-box}
html{scroll-behavior:smooth}
body{margin:0;font:18px/1.65 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;color:#1d2421;background:#fff}
header,.cierre{background:${hero};color:${ink};padding:clamp(40px,7vw,104px) 24px}
header>div,section>div,footer>div{max-width:1080px;margin:0 auto}
header>div{display:grid;gap:clamp(36px,6vw,88px);grid-template-columns:repeat(auto-fit,minmax(min(100%,320px),1fr));align-items:center}
img{display:block;width:min(78%,380px);height:auto;margin:0 auto;border-radius:3px 6px 6px 3px;box-shadow:0 30px 60px -18px rgb(0 0 0/.6),0 0 0 1px rgb(255 255 255/.12)}
h1,h2{font-family:${facing};line-height:1.12;overflow-wrap:break-word;text-wrap:balance}
h1{margin:0;font-size:clamp(2.1rem,4.6vw,3.6rem)}
h2{margin:0 0 20px;font-size:clamp(1.6rem,3vw,2.2rem);color:${color}}
.marca{margin:0 0 16px;font-weight:700;letter-spacing:.06em;text-transform:uppercase;font-size:.85rem}
.subtitulo{font-size:1.3rem;line-height:1.4;margin:18px 0 0}
.precio{font-size:2.2rem;font-weight:800;margin:28px 0 0;line-height:1}
.datos{display:flex;flex-wrap:wrap;gap:8px 12px;padding:0;margin:24px 0 0;list-style:none;font-size:.95rem}
.datos li{border:1px solid currentcolor;border-radius:99px;padding:4px 14px}
.boton{display:inline-block;margin-top:24px;padding:17px 34px;border-radius:99px;background:${button};color:${inkOn(button)};font-weight:800;font-size:1.1rem;text-decoration:none}
.boton:hover{text-decoration:underline}
.boton:focus-visible,summary:focus-visible,a:focus-visible{outline:3px solid ${ink};outline-offset:3px;box-shadow:0 0 0 6px ${hero}}
section{padding:clamp(44px,6vw,84px) 24px}
section:nth-of-type(even){background:${soft}}
section>div>p,.texto{max-width:68ch}
ol{columns:2 320px;column-gap:56px;padding:0;margin:0;list-style:none;counter-reset:c}
ol li{counter-increment:c;break-inside:avoid;display:flex;gap:16px;padding:12px 0;border-bottom:1px solid ${mix(brand.primary, '#ffffff', 0.8)}}
ol li::before{content:counter(c);font-weight:800;color:${color};min-width:1.6em}
.lista{list-style:none;padding:0;margin:0;display:grid;gap:14px;max-width:68ch}
.lista li{padding-left:34px;position:relative}
.lista li::before{content:"✓";position:absolute;left:0;font-weight:800;color:${color}}
blockquote{margin:0;max-width:68ch;border-left:5px solid ${button};padding-left:24px;font-size:1.1rem}
blockquote p:first-child{margin-top:0}
details{border-bottom:1px solid #cfd6d2;max-width:760px}
summary{cursor:pointer;font-weight:700;padding:16px 0}
details p{margin:0 0 18px}
.cierre{text-align:center}
.cierre h2{color:inherit}
footer{padding:32px 24px;text-align:center;font-size:15px;color:#4d5854}
footer a{color:inherit}
</style>
</head>
<body>
<header><div>
<img src="${cover}" alt="${text(copy.coverOf(words.title))}" width="800" height="1280">
<div>
<p class="marca">${text(words.brand)}</p>
<h1>${text(words.title)}</h1>
${words.subtitle ? `<p class="subtitulo">${text(words.subtitle)}</p>` : ''}
<p>${text(copy.by(words.author))}</p>
${list(copy.badges(facts.formats, facts.pages, countChapters(facts.chapters)), 'datos')}
${price ? `<p class="precio">${text(price)}</p>` : ''}
${buy}
</div>
</div></header>
<main>
${part(copy.openingTitle, facts.opening.length > 0 ? `<blockquote>${paragraphs(facts.opening)}</blockquote>` : '')}
${part(copy.contentsTitle, contents)}
${part(copy.inside, list(receives(facts), 'lista'))}
${part(copy.forWhomTitle, list(copy.forWhom(words.subtitle || words.title, facts.chapters), 'lista'))}
${part(copy.aboutTitle, paragraphs(pages.about.length > 0 ? pages.about : [copy.publishedBy(words.author, words.brand)]))}
${part(
  copy.questionsTitle,
  copy
    .questions(facts.formats, contact)
    .map(
      ({question, answer}) =>
        `<details><summary>${text(question)}</summary><p>${text(answer)}</p></details>`,
    )
    .join(''),
)}
<!-- ${copy.refundTitle}: ${copy.refundPlaceholder} -->
${buy ? `<section class="cierre"><div><h2>${text(words.title)}</h2>${buy}</div></section>` : ''}
</main>
<footer><div>
<p>${[text(words.brand), text(contact), website ? `<a href="${text(website)}">${text(brand.website.trim())}</a>` : ''].filter(Boolean).join(' · ')}</p>
<p>${text(copy.notice)} ${text(copy.rights(words.brand))}</p>
</div></footer>
</body>
</html>
`;
}
