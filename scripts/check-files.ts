/**
 * Are the files of a folder prepared for 'Tu versión' (docs/preparing-files.md)? '!': less well; '✖': refused there.
 *
 *   npx tsx scripts/check-files.ts FOLDER
 */
import {strFromU8} from 'fflate';
import {PDFDocument} from 'pdf-lib';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {lacksOf as docxLacks} from '../app/workers/rebrand/docx';
import {isEmpty} from '../app/workers/rebrand/pdf';
import {openParts} from '../app/workers/rebrand/xml';
import {fail} from './lib/fail';

const MAX_BYTES = 80_000_000;
const TOO_LARGE = 'is larger than 80 MB';
const [folder] = process.argv.slice(2);
if (!folder || !existsSync(folder))
  fail('Name a folder that is there: npx tsx scripts/check-files.ts FOLDER');

for (const name of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
  const kind = path.extname(name).slice(1).toLowerCase();
  if (!['pdf', 'docx', 'epub', 'html'].includes(kind)) continue;
  try {
    const lacks = await lacksOf(kind, readFileSync(path.join(folder, name)));
    console.log(
      lacks.length === 0 ? `✔ ${name}` : lacks.map((each) => `! ${name}: ${each}`).join('\n'),
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    const isLocked = /encrypted/i.test(reason);
    const problem = reason === TOO_LARGE ? reason : isLocked ? 'has a password' : 'cannot be read';
    console.log(`✖ ${name}: ${problem}`);
    process.exitCode = 1;
  }
}

/** @throws {Error} when the tool refuses the file. */
async function lacksOf(kind: string, content: Uint8Array): Promise<string[]> {
  if (content.length > MAX_BYTES) throw new Error(TOO_LARGE);
  if (kind === 'pdf') return pdfLacks(await PDFDocument.load(content));
  if (kind === 'html') return fieldLacks(strFromU8(content));
  const parts = openParts(content);
  if (kind === 'epub') return parts['META-INF/container.xml'] ? [] : ['no META-INF/container.xml'];
  const {cover, chapters} = docxLacks(parts);
  return [
    ...(cover ? ['begins with no cover (styles Title, cover page, or a short page)'] : []),
    ...(chapters ? ['has no Heading 1, so its EPUB has one chapter'] : []),
  ];
}

function pdfLacks(document: PDFDocument): string[] {
  const [first, second] = document.getPages();
  if (!first || !second) return ['has one page, which would become the cover'];
  return isEmpty(second) ? [] : ['page 2 is not empty: title and legal text come last'];
}

function fieldLacks(text: string): string[] {
  return /\{\{\s*[a-zñ]+\s*\}\}/i.test(text) ? [] : ['has no field such as {{marca}}'];
}
