/**
 * Are the files of a folder prepared for 'Tu versión' (docs/preparing-files.md)?
 *
 *   npx tsx scripts/check-files.ts FOLDER
 */
import {strFromU8} from 'fflate';
import {PDFDocument} from 'pdf-lib';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {lacksOf} from '../app/workers/rebrand/docx';
import {isEmpty} from '../app/workers/rebrand/pdf';
import {openParts} from '../app/workers/rebrand/xml';
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
    const parts = openParts(content);
    if (kind === 'epub')
      return parts['META-INF/container.xml'] ? [] : ['no META-INF/container.xml'];
    const lacks = lacksOf(parts);
    return [
      ...(lacks.cover ? ['begins with no cover (styles Title, cover page, or a short page)'] : []),
      ...(lacks.chapters ? ['has no Heading 1, so its EPUB has one chapter'] : []),
    ];
  } catch (error) {
    return [
      error instanceof Error && /encrypted/i.test(error.message)
        ? 'has a password'
        : 'cannot be read',
    ];
  }
}

function pdfProblems(document: PDFDocument): string[] {
  const [first, second] = document.getPages();
  if (!first || !second) return ['has one page, which would become the cover'];
  return isEmpty(second) ? [] : ['page 2 is not empty: title and legal text come last'];
}

function fieldProblems(text: string): string[] {
  return /\{\{\s*[a-zñ]+\s*\}\}/i.test(text) ? [] : ['has no field such as {{marca}}'];
}
