/** A sales page in one file. */
import {rebrandFiles as copy} from '~/copy/rebrand';
import {buyLink, contactLink, linkOf, priceText} from '~/domain/rebrand/brand';
import {inkOn, mix, readableOn} from '~/domain/rebrand/colors';
import {countChapters, receives, summaryOf, type Book, type BookFacts} from './sales-texts';
import {escapeXml as escapeHtml} from './xml';

/** @param cover and the font of headings: data addresses. */
export function salesPage(book: Book, facts: BookFacts, cover: string, font: string): string {
  const {brand, words, pages} = book;
  const text = escapeHtml;
  const price = priceText(brand);
  const link = linkOf(brand.checkoutUrl) ?? '';
  const contact = brand.contact.trim();
  const website = linkOf(brand.website) ?? '';
  const mail = contactLink(contact, copy.askSubject(words.title));
  const target = buyLink(brand, copy.askSubject(words.title));
  const {mail: byMail, chat, site} = copy.askBy;
  const ask = mail.startsWith('mailto:') ? byMail : mail ? chat : site;
  const soft = mix(brand.primary, '#ffffff', 0.93);
  const color = readableOn(brand.primary, soft, 5);
  // Darker than the cover, which stands in front of it.
  const hero = mix(brand.primary, '#0b0d10', 0.42);
  const button = readableOn(brand.accent, hero, 1.7);
  const ink = inkOn(hero);
  const buy = target
    ? `<a class="boton" href="${text(target)}">${link ? copy.buy : ask}${price ? ` · ${text(price.replace(' ', '\u00a0'))}` : ''}</a>`
    : '';
  const part = (title: string, html: string) =>
    html ? `<div><h2>${text(title)}</h2>${html}</div>` : '';
  const row = (name: string, ...parts: readonly string[]) => {
    const shown = parts.filter(Boolean);
    return shown.length > 0 ? `<section class="${name}">${shown.join('')}</section>` : '';
  };
  const list = (items: readonly string[], name: string) =>
    `<ul class="${name}">${items.map((each) => `<li>${text(each)}</li>`).join('')}</ul>`;
  const contents =
    facts.chapters.length > 0
      ? `<ol>${facts.chapters.map((each) => `<li>${text(each)}</li>`).join('')}</ol>`
      : '';
  const paragraphs = (items: readonly string[]) =>
    items.map((each) => `<p>${text(each)}</p>`).join('');
  const quotes =
    facts.opening.length > 0
      ? `<div class="citas">${facts.opening.map((each) => `<blockquote>${text(each)}</blockquote>`).join('')}</div>`
      : '';
  const about = paragraphs(pages.about);
  const questions = copy
    .questions(facts.formats, contact)
    .map(
      ({question, answer}) =>
        `<details><summary>${text(question)}</summary><p>${text(answer)}</p></details>`,
    )
    .join('');
  const callToAction = buy
    ? `<section class="llamada"><h2>${text(words.title)}</h2>${buy}</section>`
    : '';
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(words.title)} · ${text(words.brand)}</title>
<meta name="description" content="${text(copy.short(words.title, words.subtitle, words.author))}">
<style>
@font-face{font-family:Portada;src:url(${font})}
*{box-sizing:border-box}
html{scroll-behavior:smooth}
body{margin:0;font:18px/1.65 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;color:#1d2421;background:#fff}
header,section,footer{padding:clamp(44px,6vw,96px) clamp(24px,7vw,160px)}
header,.llamada{background:${hero};color:${ink}}
header{display:grid;gap:clamp(36px,6vw,120px);grid-template-columns:repeat(auto-fit,minmax(min(100%,320px),1fr));align-items:center}
img{display:block;width:min(78%,460px);height:auto;margin:0 auto;border-radius:3px 6px 6px 3px;box-shadow:0 30px 60px -18px rgb(0 0 0/.6),0 0 0 1px rgb(255 255 255/.12)}
h1,h2{font-family:Portada,Georgia,serif;font-weight:400;line-height:1.12;overflow-wrap:break-word;text-wrap:balance}
h1{margin:0;font-size:clamp(2.1rem,4.8vw,4.6rem)}
h2{margin:0 0 24px;font-size:clamp(1.6rem,2.6vw,2.6rem);color:${color}}
.marca{margin:0 0 16px;font-weight:700;letter-spacing:.06em;text-transform:uppercase;font-size:.85rem}
.subtitulo{font-size:1.3rem;line-height:1.4;margin:18px 0 0}
.precio{font-size:2.2rem;font-weight:800;margin:28px 0 0;line-height:1}
.datos{display:flex;flex-wrap:wrap;gap:8px 12px;padding:0;margin:24px 0 0;list-style:none;font-size:.95rem}
.datos li{border:1px solid currentcolor;border-radius:99px;padding:4px 14px}
.boton{display:inline-block;margin-top:24px;padding:17px clamp(18px,5vw,34px);border-radius:99px;text-align:center;background:${button};color:${inkOn(button)};font-weight:800;font-size:1.1rem;text-decoration:none}
.boton:hover{text-decoration:underline}
.boton:focus-visible,summary:focus-visible,a:focus-visible{outline:3px solid ${ink};outline-offset:3px;box-shadow:0 0 0 6px ${hero}}
.suave{background:${soft}}
.doble{display:grid;gap:clamp(44px,6vw,120px);grid-template-columns:repeat(auto-fit,minmax(min(100%,360px),1fr))}
.citas{display:grid;gap:32px 56px;grid-template-columns:repeat(auto-fit,minmax(min(100%,300px),1fr))}
blockquote{margin:0;border-left:5px solid ${button};padding-left:24px;font-size:1.1rem}
ol{columns:3 300px;column-gap:56px;padding:0;margin:0;list-style:none;counter-reset:c}
ol li{counter-increment:c;break-inside:avoid;display:flex;gap:16px;padding:12px 0;border-bottom:1px solid ${mix(brand.primary, '#ffffff', 0.8)}}
ol li::before{content:counter(c);font-weight:800;color:${color};min-width:1.6em}
.lista{list-style:none;padding:0;margin:0;display:grid;gap:14px}
.lista li{padding-left:34px;position:relative}
.lista li::before{content:"✓";position:absolute;left:0;font-weight:800;color:${color}}
details{border-bottom:1px solid #cfd6d2}
summary{cursor:pointer;font-weight:700;padding:16px 0;display:flex;gap:14px}
summary::before{content:"+";flex:none;width:.7em;color:${color}}
[open]>summary::before{content:"−"}
summary::-webkit-details-marker{display:none}
details p{margin:0 0 18px calc(.7em + 14px)}
.llamada{text-align:center}
.llamada h2{margin:0;color:inherit}
footer{padding-block:32px;text-align:center;font-size:15px;color:#4d5854}
footer a{color:inherit}
</style>
</head>
<body>
<header>
<img src="${cover}" alt="${text(copy.coverOf(words.title))}" width="800" height="1280">
<div>
<p class="marca">${text(words.brand)}</p>
<h1>${text(words.title)}</h1>
${words.subtitle ? `<p class="subtitulo">${text(words.subtitle)}</p>` : ''}
${words.author === words.brand ? '' : `<p>${text(copy.by(words.author))}</p>`}
<p>${text(summaryOf(book, facts))}</p>
${list(copy.badges(facts.formats, facts.pages, countChapters(facts.chapters)), 'datos')}
${price ? `<p class="precio">${text(price)}</p>` : ''}
${buy}
</div>
</header>
<main>
${row('suave', part(copy.openingTitle, quotes))}
${row('', part(copy.contentsTitle, contents))}
${callToAction}
${row(
  'doble',
  part(copy.inside, list(receives(facts), 'lista')),
  part(copy.forWhomTitle, list(copy.forWhom(facts.chapters), 'lista')),
)}
${row('suave doble', part(copy.aboutTitle, about), part(copy.questionsTitle, questions))}
${callToAction}
</main>
<footer>
<p>${[text(words.brand), text(contact), website ? `<a href="${text(website)}">${text(brand.website.trim())}</a>` : ''].filter(Boolean).join(' · ')}</p>
<p>${text(copy.notice)} ${text(copy.rights(words.brand))}</p>
</footer>
</body>
</html>
`;
}
