/**
 * The list of handles with which the chat asks which of its suggestions the shop really has: as many
 * as it shows (spec section 9) at most, each well formed and named once.
 */
import {MAX_CHAT_SUGGESTIONS} from './limits';

const HANDLE = /^[a-z0-9][a-z0-9-]{0,99}$/;

/** The handles of a comma-separated list; null for none, too many, a repetition or anything else. */
export function parseSuggestionHandles(list: string | null): readonly string[] | null {
  if (!list || list.length > 400) return null;
  const handles = list.split(',');
  const valid =
    handles.length <= MAX_CHAT_SUGGESTIONS &&
    new Set(handles).size === handles.length &&
    handles.every((handle) => HANDLE.test(handle));
  return valid ? handles : null;
}
