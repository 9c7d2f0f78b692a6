/** Downloaded files, opened by libraries that did not make them for the shop. */
import {inflateRawSync} from 'node:zlib';
import {PDFDocument} from 'pdf-lib';

/** What a PDF says that it is, and how many pages it has. @throws when it is none. */
export async function openPdf(bytes: Uint8Array): Promise<{title: string; pages: number}> {
  const document = await PDFDocument.load(bytes, {updateMetadata: false});
  return {title: document.getTitle() ?? '', pages: document.getPageCount()};
}

/** The text of a Word document: the paragraphs of `word/document.xml` of its archive. @throws when it is none. */
export function openDocx(bytes: Buffer): string {
  const xml = entryOf(bytes, 'word/document.xml').toString('utf8');
  return [...xml.matchAll(/<w:t[^>]*>([^<]*)<\/w:t>/g)].map(([, text]) => text).join('\n');
}

/** A file of a ZIP archive, found by the directory at its end. */
function entryOf(zip: Buffer, wanted: string): Buffer {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end < 0) throw new Error('This is no ZIP archive');
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [nameLength, extra, comment] = [28, 30, 32].map((place) => zip.readUInt16LE(at + place));
    const name = zip.toString('utf8', at + 46, at + 46 + (nameLength ?? 0));
    if (name === wanted) {
      const header = zip.readUInt32LE(at + 42);
      const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
      const data = zip.subarray(start, start + zip.readUInt32LE(at + 20));
      return zip.readUInt16LE(at + 10) === 0 ? data : inflateRawSync(data);
    }
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  throw new Error(`There is no ${wanted}`);
}
