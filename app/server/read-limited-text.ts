/** A body of at most `limit` bytes as text; null when it is larger. */
export async function readLimitedText(request: Request, limit: number): Promise<string | null> {
  if (Number(request.headers.get('content-length')) > limit) return null;
  if (!request.body) return '';
  const reader = request.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  // Counts while reading: a declared length may be missing or a lie.
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
