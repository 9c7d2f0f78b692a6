import {readLimitedText} from './read-limited-text';

/** A JSON body of at most `limit` bytes. Undefined when it is larger, or is not JSON. */
export async function readLimitedJson(request: Request, limit: number): Promise<unknown> {
  const text = await readLimitedText(request, limit);
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
