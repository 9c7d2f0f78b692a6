/** Characters that no XML 1.0 document may hold, not even escaped, and halves of characters. */
// eslint-disable-next-line no-control-regex -- Control characters are what this is about.
const ILLEGAL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** A text as content or attribute of an XML element. */
export function xmlText(text: string): string {
  return text.replace(ILLEGAL, '').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
