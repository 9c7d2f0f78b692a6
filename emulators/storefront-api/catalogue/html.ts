/** The little HTML that descriptions need, and the provider's way of taking it off again. */

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML and for XML, in content and in quoted attributes. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Plain text of our own HTML: tags go, line ends of the source stay, runs of blanks become one. */
export function stripTags(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => decoded.get(entity) ?? entity)
    .replace(/[ \t]+/g, ' ')
    .replace(/ *\n\s*/g, '\n')
    .trim();
}

const decoded = new Map(Object.entries(entities).map(([character, entity]) => [entity, character]));
