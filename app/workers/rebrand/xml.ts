/** The parts of a document in a ZIP, as XML that is read, changed and written again. */
import {DOMParser, XMLSerializer, type Document, type Element, type Node} from '@xmldom/xmldom';
import {strFromU8, strToU8, unzipSync} from 'fflate';

export type Parts = Record<string, Uint8Array>;

/** What an archive may hold once it is open. */
const MAX_OPEN_BYTES = 250_000_000;

/** A part that only an edition has: another brand over it would leave parts of the first. */
const MADE_HERE = /(^|\/)edicion-(footer|legal)\.x/;

/** @throws {Error} 'huge' for an archive that holds more than `most` bytes, 'made-here' for an edition. */
export function openParts(content: Uint8Array, most = MAX_OPEN_BYTES): Parts {
  let open = 0;
  return unzipSync(content, {
    filter({name, size, originalSize}) {
      // An archive may declare less than it holds, and store one content under many names.
      open += Math.max(size, originalSize);
      if (open > most) throw new Error('huge');
      if (MADE_HERE.test(name)) throw new Error('made-here');
      return !name.endsWith('/');
    },
  });
}

/** Throws if the text is not XML. */
export function parseXml(text: string): Document {
  return new DOMParser({
    onError: (level, message) => {
      if (level !== 'warning') throw new Error(message);
    },
  }).parseFromString(text, 'text/xml');
}

export function readXml(parts: Parts, name: string): Document | null {
  const part = parts[name];
  return part ? parseXml(strFromU8(part)) : null;
}

export function writeXml(parts: Parts, name: string, document: Document): void {
  parts[name] = strToU8(new XMLSerializer().serializeToString(document));
}

/** All elements of a qualified name, such as 'w:p', in the order of the document. */
export function all(parent: Document | Element, name: string): Element[] {
  return Array.from(parent.getElementsByTagName(name));
}

export function first(parent: Document | Element, name: string): Element | null {
  return all(parent, name)[0] ?? null;
}

/** The elements directly below. */
export function children(parent: Node): Element[] {
  return Array.from(parent.childNodes).filter((node): node is Element => node.nodeType === 1);
}

export function remove(node: Node): void {
  node.parentNode?.removeChild(node);
}

/** Puts the elements that a text describes before a node, or at the end. */
export function insert(parent: Node, xml: string, before: Node | null, namespaces: string): void {
  const wrapped = parseXml(`<x ${namespaces}>${xml}</x>`);
  for (const node of Array.from(wrapped.documentElement?.childNodes ?? [])) {
    const owner = parent.ownerDocument ?? (parent as Document);
    parent.insertBefore(owner.importNode(node, true), before);
  }
}

export function escapeXml(text: string): string {
  return (
    text
      // oxlint-disable-next-line no-control-regex -- XML cannot carry these characters.
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replace(/&/g, '&amp;')
      .replace(/</g, '&lt;')
      .replace(/>/g, '&gt;')
      .replace(/"/g, '&quot;')
  );
}
