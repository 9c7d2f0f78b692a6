/**
 * The inside of the 134 ebooks: one Markdown file each in `books/`, written by hand. A file is
 *
 *     # Title
 *
 *     Público: for whom it is
 *
 *     ## Contenido
 *
 *     1. Title of the first chapter
 *     2. …
 *
 *     ## Muestra: 3        (the chapter that the sample is from; not every ebook has one)
 *
 *     Pages of Markdown, parted by lines `---`.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

export interface Book {
  readonly title: string;
  /** Target audience, in one line. */
  readonly audience: string;
  /** Titles of the chapters, in order. */
  readonly chapters: readonly string[];
  readonly sample: BookSample | null;
}

export interface BookSample {
  /** Number of the chapter that the pages are from, counted from 1. */
  readonly chapter: number;
  /** Markdown: paragraphs, `###` headings, lists, quotes, bold and italics. */
  readonly pages: readonly string[];
}

const FOLDER = path.join(path.dirname(fileURLToPath(import.meta.url)), 'books');
const PAGE_BREAK = /\n+---\n+/;
const books = new Map<string, Book>();

/** The inside of an ebook by its id ('07', '134'), read once; throws when the file is missing or malformed. */
export function bookOf(id: string): Book {
  const known = books.get(id);
  if (known) return known;
  const book = parseBook(readFileSync(path.join(FOLDER, `${id}.md`), 'utf8'), `${id}.md`);
  books.set(id, book);
  return book;
}

/** Parses a file; throws an Error that names the file and the problem. */
function parseBook(text: string, file: string): Book {
  const fail = (problem: string): never => {
    throw new Error(`${file}: ${problem}`);
  };
  const [head = '', ...sections] = text
    .replaceAll('\r\n', '\n')
    .trim()
    .split(/\n(?=## )/);
  const [heading = '', ...rest] = head.split('\n').filter((line) => line.trim());
  const title = /^# (.+)$/.exec(heading)?.[1] ?? fail("the first line must be '# ' and the title");
  const audience =
    /^Público: (.+)$/.exec(rest.join('\n'))?.[1] ??
    fail("after the title comes one line, 'Público: …'");

  const [contents = '', sample, ...more] = sections;
  if (more.length > 0) fail("nothing follows the section '## Muestra: N'");
  if (!/^## Contenido(\n|$)/.test(contents)) fail("the first section must be '## Contenido'");
  const chapters = linesAfterHeading(contents).map(
    (line, i) =>
      (line.startsWith(`${i + 1}. `) && line.slice(`${i + 1}. `.length).trim()) ||
      fail(`chapter ${i + 1} is not a line '${i + 1}. Title': ${line}`),
  );
  if (chapters.length === 0) fail('there are no chapters');
  return {title, audience, chapters, sample: sample ? parseSample(sample) : null};

  function parseSample(section: string): BookSample {
    const number = /^## Muestra: (\d+)(?:\n|$)/.exec(section)?.[1];
    const chapter = Number(number ?? fail("the second section must be '## Muestra: N'"));
    if (chapter < 1 || chapter > chapters.length) fail(`there is no chapter ${chapter}`);
    const pages = section.split('\n').slice(1).join('\n').trim().split(PAGE_BREAK);
    if (pages.some((page) => !page.trim())) fail('a page of the sample is empty');
    return {chapter, pages};
  }
}

function linesAfterHeading(section: string): string[] {
  return section
    .split('\n')
    .slice(1)
    .filter((line) => line.trim());
}
