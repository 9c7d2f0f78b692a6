/** The bytes of a body; null as soon as it is longer than `most`, whatever its length was said to be. */
export async function readBody(request: Request, most: number): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (;;) {
    const {done, value} = (await reader?.read()) ?? {done: true, value: undefined};
    if (done || !value) break;
    size += value.length;
    if (size > most) {
      await reader?.cancel();
      return null;
    }
    chunks.push(value);
  }
  const body = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    body.set(chunk, offset);
    offset += chunk.length;
  }
  return body;
}
