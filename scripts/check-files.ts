/**
 * Are the files of a folder prepared for 'Tu versión' (docs/preparing-files.md)?
 *
 *   npx tsx scripts/check-files.ts FOLDER
 */
import {strFromU8, unzipSync} from 'fflate';
import {PDFDocument} from 'pdf-lib';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fail} from './lib/fail';

const MAX_BYTES = 80_000_000;
const [folder] = process.argv.slice(2);
if (!folder || !existsSync(folder))
  fail('Name a folder that is there: npx tsx scripts/check-files.ts FOLDER');

let faults = 0;
for (const name of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
  const kind = path.extname(name).slice(1).toLowerCase();
  if (!['pdf', 'docx', 'epub', 'html'].includes(kind)) continue;
  const found = await problemsOf(kind, readFileSync(path.join(folder, name)));
  faults += found.length;
  console.log(
    found.length === 0 ? `✔ ${name}` : found.map((each) => `✖ ${name}: ${each}`).join('\n'),
  );
}
process.exitCode = faults > 0 ? 1 : 0;

async function problemsOf(kind: string, content: Uint8Array): Promise<string[]> {
  if (content.length > MAX_BYTES) return ['larger than 80 MB'];
  try {
    if (kind === 'pdf') return pdfProblems(await PDFDocument.load(content));
    if (kind === 'html') return fieldProblems(strFromU8(content));
    const parts = unzipSync(content);
    if (kind === 'epub')
      return parts['META-INF/container.xml'] ? [] : ['no META-INF/container.xml'];
    return docxProblems(strFromU8(parts['word/document.xml'] ?? new Uint8Array()));
  } catch (error) {
    return [
      error instanceof Error && /encrypted/i.test(error.message)
        ? 'has a password'
        : 'cannot be read',
    ];
  }
}

function pdfProblems(document: PDFDocument): string[] {
  return document.getPageCount() < 2 ? ['has one page, which would become the cover'] : [];
}

function docxProblems(xml: string): string[] {
  const first = /<w:p[ >][\s\S]*?<\/w:p>/.exec(xml)?.[0] ?? '';
  return [
    ...(/w:val="(Title|T[ií]?tulo|Ttulo|Portada)"|Cover Pages/.test(first)
      ? []
      : ['begins with no cover in the style Title']),
    ...(/w:val="(Heading1|Ttulo1|Heading 1)"/.test(xml)
      ? []
      : ['has no Heading 1, so its EPUB has one chapter']),
  ];
}

function fieldProblems(text: string): string[] {
  return /\{\{\s*[a-zñ]+\s*\}\}/i.test(text) ? [] : ['has no field such as {{marca}}'];
}
