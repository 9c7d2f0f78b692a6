/** A failure in the browser, reported without anything that a shopper typed. */

/** Reports of one page load. */
export const MAX_ERROR_REPORTS = 5;
export const MAX_ERROR_LENGTH = 300;

/** The text of an error without e-mail addresses, tokens, numbers, queries and hashes, and bounded. */
export function maskedText(text: string): string {
  return text
    .slice(0, MAX_ERROR_LENGTH * 4)
    .replace(/[^\s/"'<>=@]{1,64}(?:@|%40)[^\s/"'<>@]{1,255}/g, '[email]')
    .replace(/[?#][^\s)'"]*/g, '')
    .replace(/[\w-]{32,}(?:\.[\w-]+)*/g, '[token]')
    .replace(/\d{4,}/g, '[number]')
    .slice(0, MAX_ERROR_LENGTH);
}
