/** Markup to text in one pass, for excerpts. It is shown as text, so this is no sanitizer. */

const BLOCK = /^<\/?(?:p|br|li|ul|ol|div|h[1-6]|tr|td|table|section)\b/i;

/** The text on one line without its tags; a block's edge leaves a space, a lone '<' stays. */
export function stripTags(markup: string): string {
  let text = '';
  let at = 0;
  let close = -1;
  for (;;) {
    const open = markup.indexOf('<', at);
    if (open === -1) break;
    // Looked for anew only when passed, or a megabyte of '<' would be read once for each.
    if (close < open) close = markup.indexOf('>', open);
    if (close === -1) break;
    const isTag = /^<[a-z/!]/i.test(markup.slice(open, open + 2));
    text += markup.slice(at, isTag ? open : open + 1);
    if (isTag && BLOCK.test(markup.slice(open, open + 12))) text += ' ';
    at = (isTag ? close : open) + 1;
  }
  return (text + markup.slice(at)).replace(/\s+/g, ' ').trim();
}
