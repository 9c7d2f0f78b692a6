/** A JSON body of at most `limit` bytes. Undefined when it is larger, or is not JSON. */
export async function readLimitedJson(request: Request, limit: number): Promise<unknown> {
  if (Number(request.headers.get('content-length')) > limit) return undefined;
  const text = await readLimitedText(request, limit);
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Counts while reading: a declared length may be missing or a lie. */
async function readLimitedText(request: Request, limit: number): Promise<string | null> {
  if (!request.body) return null;
  const reader = request.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let size = 0; ;) {
    const {done, value} = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > limit) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, {stream: true});
  }
}
