/** Makes all files of a reseller's edition, away from the page; nothing is sent anywhere. */
import {downloadZip} from 'client-zip';
import {strFromU8, zipSync} from 'fflate';
import {fillFields, priceText} from '~/domain/rebrand/brand';
import {isClassic} from '~/domain/rebrand/cover';
import {brandDocx, cleanDocx, pageRatioOf} from './docx';
import {chaptersOf} from './docx-chapters';
import {contentsOf, makeEpub, rebrandEpub} from './epub';
import {loadFonts} from './fonts';
import type {Answer, Job, MadeFile, Refusal, Remark, Request, SourceFile} from './job';
import {makeCovers, makePictures, rebrandPicture, type Covers} from './pictures';
import {
  actionOf,
  advertisedPages,
  factsOf,
  listed,
  listings,
  slugOf,
  type BookFacts,
} from './sales-texts';
import {salesPage} from './sales-page';
import {escapeXml, openParts} from './xml';

/** Limit of a file. */
const MAX_BYTES = 80_000_000;
/** Formats of the files that a reader gets. */
const FORMATS = ['PDF', 'EPUB'];
/** A password turns a Word document into another kind of file. */
const OLD_OFFICE = [0xd0, 0xcf, 0x11, 0xe0];

addEventListener('message', ({data}: MessageEvent<Request>) => {
  make(data).then(
    (answer) => postMessage(answer),
    () => postMessage({kind: 'failed'} satisfies Answer),
  );
});

async function make({job: asked, logo, sources}: Request): Promise<Answer> {
  const total = sources.length + 2;
  const tell = (done: number, name: string) =>
    postMessage({kind: 'progress', done, total, name} satisfies Answer);
  const files: MadeFile[] = [];
  const refused: {name: string; reason: Refusal}[] = [];
  const remarks: {name: string; remark: Remark}[] = [];
  const found: {kind: Kind; facts: Partial<BookFacts>}[] = [];
  tell(0, '');
  const fonts = await loadFonts((globalThis as unknown as {fonts: FontFaceSet}).fonts);
  const bitmap = logo && (await createImageBitmap(new Blob([logo.slice()])));
  const covers = await makeCovers(asked, bitmap);
  const job: Job = {...asked, cover: covers.screen, logo};
  files.push(
    fileOf('portada/portada-1600x2560.jpg', covers.screen),
    fileOf('portada/portada-imprenta-300ppp.jpg', covers.print),
  );
  for (const [i, source] of sources.entries()) {
    tell(i + 1, source.name);
    try {
      const made = await rebrand(source, job, fonts, sources, covers);
      files.push(...made.files);
      found.push(made);
      remarks.push(...made.remarks.map((remark) => ({name: source.name, remark})));
    } catch (error) {
      refused.push({name: source.name, reason: reasonOf(error)});
    }
  }
  tell(sources.length + 1, '');
  const social = {price: priceText(job.brand), action: actionOf(job.brand)};
  for (const {name, content} of await makePictures(job, covers.picture, bitmap, social))
    files.push(fileOf(name, content));
  const picture = `data:image/jpeg;base64,${base64(await small(covers.picture))}`;
  const book: BookFacts = {
    ...factsFrom(found),
    formats: FORMATS.filter((format) =>
      files.some(({name}) => name.endsWith(`.${format.toLowerCase()}`)),
    ),
  };
  const face = isClassic(job.look.design) ? 'serif' : 'bold';
  const font = `data:font/ttf;base64,${base64(fonts[face])}`;
  files.push(fileOf('pagina-de-venta.html', salesPage(job, book, picture, font)));
  for (const [name, text] of Object.entries(listings(job, book)))
    files.push(fileOf(`textos/${name}`, text));
  const named = unique(files);
  const entries = named.map(({name, content}) => ({name, input: content}));
  return {kind: 'done', files: named, zip: await downloadZip(entries).blob(), refused, remarks};
}

/** Sources sorted by how well they name a book's chapters. */
const BY_CHAPTERS: readonly Kind[] = ['docx', 'epub', 'pdf'];

function factsFrom(
  found: readonly {kind: Kind; facts: Partial<BookFacts>}[],
): Omit<BookFacts, 'formats'> {
  const best = BY_CHAPTERS.flatMap((kind) => found.filter((each) => each.kind === kind));
  return {
    chapters: best.find(({facts}) => facts.chapters?.length)?.facts.chapters ?? [],
    opening: best.find(({facts}) => facts.opening?.length)?.facts.opening ?? [],
    pages: advertisedPages(best.find(({facts}) => facts.pages)?.facts.pages ?? null),
  };
}

function fileOf(name: string, content: Uint8Array | string): MadeFile {
  return {name, content: new Blob([content as BlobPart])};
}

async function rebrand(
  source: SourceFile,
  job: Job,
  fonts: Awaited<ReturnType<typeof loadFonts>>,
  sources: readonly SourceFile[],
  covers: Covers,
): Promise<{kind: Kind; files: MadeFile[]; remarks: Remark[]; facts: Partial<BookFacts>}> {
  const {name} = source;
  if (source.content.size > MAX_BYTES) throw new Error('huge');
  const content = new Uint8Array(await source.content.arrayBuffer());
  const kind = kindOf(name, content);
  // The only file of its kind is the book, and is named after its new title.
  const endOf = (each: string) => each.replace(/^.*\./, '').toLowerCase();
  const isBook =
    (kind === 'pdf' || kind === 'docx' || kind === 'epub') &&
    sources.filter((each) => endOf(each.name) === endOf(name)).length === 1;
  const own = name.replace(/^.*[\\/]/, '').replace(/\.[^.]*$/, '') || 'archivo';
  const stem = (isBook && slugOf(job.words.title)) || own;
  switch (kind) {
    case 'pdf': {
      const {rebrandPdf} = await import('./pdf');
      const made = await rebrandPdf(content, job, fonts);
      return {
        kind,
        files: [fileOf(`${stem}.pdf`, made.content)],
        remarks: made.scanned ? ['scanned'] : [],
        facts: {pages: made.pages, chapters: listed(made.bookmarks, job.words.title)},
      };
    }
    case 'docx': {
      const parts = openParts(content);
      cleanDocx(parts, job);
      const text = chaptersOf(parts, job.words.title);
      brandDocx(parts, {...job, cover: await covers.ofRatio(pageRatioOf(parts))});
      const files = [fileOf(`${stem}.docx`, zipSync(parts, {level: 6}))];
      // An EPUB that came with the product is its own.
      if (!sources.some(({name: each}) => /\.epub$/i.test(each))) {
        const id = `urn:uuid:${crypto.randomUUID()}`;
        files.push(fileOf(`${stem}.epub`, makeEpub(text, job, id)));
      }
      return {kind, files, remarks: [], facts: factsOf(text.chapters, job.words.title)};
    }
    case 'epub': {
      const parts = openParts(content);
      const files = [fileOf(`${stem}.epub`, rebrandEpub(parts, job))];
      return {
        kind,
        files,
        remarks: [],
        facts: {chapters: listed(contentsOf(parts), job.words.title)},
      };
    }
    case 'html': {
      const text = strFromU8(content);
      const escaped = Object.fromEntries(
        Object.entries(job.fields).map(([key, value]) => [key, escapeXml(value)]),
      );
      const filled = fillFields(text, escaped);
      return {
        kind,
        // Apart from the sales page made here, whose name it may have.
        files: [fileOf(`entregados/${stem}.html`, filled)],
        remarks: filled === text ? ['no-fields'] : [],
        facts: {},
      };
    }
    case 'picture':
      return {
        kind,
        files: [fileOf(`imagenes/${stem}.jpg`, await rebrandPicture(content, job))],
        remarks: [],
        facts: {},
      };
    case 'locked':
      throw new Error('locked');
    case 'unknown':
      throw new Error('unknown');
  }
}

type Kind = 'pdf' | 'docx' | 'epub' | 'html' | 'picture' | 'locked' | 'unknown';

/** Detects a file's format by its first bytes, or by its name if those do not tell. */
function kindOf(name: string, content: Uint8Array): Kind {
  const head = strFromU8(content.subarray(0, 1024), true);
  const end = name.replace(/^.*\./, '').toLowerCase();
  if (head.includes('%PDF-')) return 'pdf';
  if (OLD_OFFICE.every((byte, i) => content[i] === byte))
    return end === 'docx' ? 'locked' : 'unknown';
  if (head.startsWith('PK'))
    return end === 'epub' || head.includes('application/epub+zip')
      ? 'epub'
      : end === 'docx'
        ? 'docx'
        : 'unknown';
  if (/^(\x89PNG|\xff\xd8\xff)/.test(head) || /^RIFF[\s\S]{4}WEBP/.test(head)) return 'picture';
  if (/<!doctype html|<html/i.test(head)) return 'html';
  // The name says one of these formats, but the content does not.
  if (['pdf', 'docx', 'epub', 'png', 'jpg', 'jpeg'].includes(end)) throw new Error('damaged');
  return 'unknown';
}

const NAMED = ['locked', 'huge', 'unknown', 'made-here'] as const;

function reasonOf(error: unknown): Refusal {
  const reason = error instanceof Error ? error.message : '';
  return NAMED.find((each) => each === reason) ?? 'damaged';
}

/** Renders the cover as an HTML page shows it. */
async function small(picture: OffscreenCanvas): Promise<Uint8Array> {
  const canvas = new OffscreenCanvas(800, 1280);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, 800, 1280);
  return new Uint8Array(
    await (await canvas.convertToBlob({type: 'image/jpeg', quality: 0.86})).arrayBuffer(),
  );
}

function base64(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 0x8000)
    text += String.fromCharCode(...bytes.subarray(i, i + 0x8000));
  return btoa(text);
}

/** Two sources with one name become two files. */
function unique(files: readonly MadeFile[]): MadeFile[] {
  const seen = new Map<string, number>();
  return files.map(({name, content}) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return {name: count > 1 ? name.replace(/(\.[^.]*)$/, `-${count}$1`) : name, content};
  });
}
