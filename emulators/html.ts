/** The little HTML that the emulators write and read. */
import {decodeHTML} from 'entities';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const CHARACTERS = new Map(
  Object.entries(ENTITIES).map(([character, entity]) => [entity, character]),
);

/** Text made safe for HTML and for XML, in content and in quoted attributes alike. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** The text that `escapeHtml` was given; entities that it never writes stay as they are. */
export function unescapeHtml(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => CHARACTERS.get(entity) ?? entity);
}

const UNREAD =
  /<!--[\s\S]*?-->|<(script|style|xml|head|title)\b[\s\S]*?<\/\1\s*>|<!\[if !supportLists\]>[\s\S]*?<!\[endif\]>/gi;
const BLOCK =
  /<\/?(?:p|br|div|li|ul|ol|h[1-6]|tr|td|th|table|section|article|blockquote|center|figure|dl|dt|dd|pre|hr)\b[^>]*>/gi;

/** The text of HTML from anywhere, Word included: a line for each block, without tags and entities. */
export function stripTags(html: string): string {
  return decodeHTML(
    html
      .replace(UNREAD, '')
      .replace(/\s+/g, ' ')
      .replace(BLOCK, '\n')
      .replace(/<[a-z/!?][^>]*>/gi, ''),
  )
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ *\n\s*/g, '\n')
    .trim();
}
