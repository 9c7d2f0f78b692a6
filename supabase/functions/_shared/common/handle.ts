/**
 * Handles as the provider forms them: up to 255 letters and digits of any script, `_` and `-`. Every request by
 * handle, SofIA's state and the table of notify requests use this pattern.
 */

// ASCII: only letters, digits, `-` and `_`. Other characters: all except blanks.
const HANDLE = /^[^\p{Cc}\s!-,./:-@[-^`{-~]{1,255}$/u;

export function isHandle(text: string): boolean {
  return HANDLE.test(text);
}
