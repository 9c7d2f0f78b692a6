/**
 * Handles of the provider: up to 255 letters and digits of any script, `_` and `-`. Whatever asks for
 * products by handle, and the table of notify requests, goes by this one pattern.
 */

// Of ASCII only letters, digits, `-` and `_`; of everything else all but blanks.
// eslint-disable-next-line no-control-regex -- Control characters are among what is left out.
const HANDLE = /^[^\x00-,./:-@[-^`{-\x7f\s]{1,255}$/u;

export function isHandle(text: string): boolean {
  return HANDLE.test(text);
}
