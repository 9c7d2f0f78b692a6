/** What a document sent by the server refers to, as absolute addresses. */

/** Where its links lead, hashes included. */
export function linksOf(html: string, base: string): readonly string[] {
  // Choices of a list are told not to be followed: together they are more than anybody could visit.
  const followed = html.replace(/<a(?=\s)[^>]*\srel="nofollow"[^>]*>/g, '');
  return attributes(followed, 'a', 'href').map((href) => absolute(href, base));
}

/** Its ids, which hashes may point to. */
export function idsOf(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => decode(id)));
}

/** Its pictures: of each set the smallest candidate and the fallback, and the one that it shares. */
export function imagesOf(html: string, base: string): readonly string[] {
  const sets = [...attributes(html, 'img', 'srcSet'), ...attributes(html, 'source', 'srcSet')];
  return [
    ...attributes(html, 'img', 'src'),
    ...sets.map((set) => set.split(/\s/, 1)[0] ?? ''),
    ...attributes(html, 'meta property="og:image"', 'content'),
    ...attributes(html, 'link rel="icon"', 'href'),
    // No server sees what is behind the hash.
  ].map((address) => absolute(address, base).replace(/#.*/, ''));
}

/** The values of an attribute, as React writes it, on all tags whose beginning is given. */
function attributes(html: string, tag: string, name: string): readonly string[] {
  return [...html.matchAll(new RegExp(`<${tag}\\s[^>]*>`, 'gi'))].flatMap(([text]) => {
    const value = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(text)?.[1];
    return value ? [decode(value)] : [];
  });
}

function absolute(address: string, base: string): string {
  return new URL(address, base).href;
}

function decode(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}
