/** Reads request bodies of limited length, within a limited time. */

/** What is read of a refused body: a sender of more than that gets no answer. */
const DRAINED_BYTES = 8_000_000;
const DRAINED_MS = 5_000;
/** A form or a cart of a slow phone takes a second or two. */
const READ_MS = 20_000;

/**
 * A body of at most `limit` bytes; null if it is longer or does not arrive in time. The rest of a longer one is
 * read and discarded: answering while the body is still being sent breaks the connection, and its sender never
 * sees the answer. Never rejects.
 */
export async function readLimitedBody(
  {body}: Request,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!body) return new Uint8Array();
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  // Counts while reading: a declared length may be missing or false.
  let size = 0;
  const isWhole = await takeChunks(reader, READ_MS, (chunk) => {
    size += chunk.byteLength;
    if (size > limit) return false;
    chunks.push(chunk);
    return true;
  });
  if (!isWhole) {
    await drain(reader);
    return null;
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

/** Reads a body as text, with the same limits. */
export async function readLimitedText(request: Request, limit: number): Promise<string | null> {
  const bytes = await readLimitedBody(request, limit);
  return bytes && new TextDecoder().decode(bytes);
}

/** Reads a body that nobody wants, so that its sender reads the answer. */
export async function drainBody({body}: Request): Promise<void> {
  if (body) await drain(body.getReader());
}

type BodyReader = ReadableStreamDefaultReader<Uint8Array>;

async function drain(reader: BodyReader): Promise<void> {
  let size = 0;
  const isWhole = await takeChunks(reader, DRAINED_MS, (chunk) => {
    size += chunk.byteLength;
    return size <= DRAINED_BYTES;
  });
  if (!isWhole) await cancel(reader);
}

/**
 * Reads for at most `ms` milliseconds, until `take` returns false.
 * @returns whether the body ended; false also if its sender stops or disconnects. Never rejects.
 */
async function takeChunks(
  reader: BodyReader,
  ms: number,
  take: (chunk: Uint8Array) => boolean,
): Promise<boolean> {
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    // Ends a pending read: without a chunk by the standard, with an error in workerd.
    void cancel(reader);
  }, ms);
  try {
    for (;;) {
      const {done, value} = await reader.read();
      if (done) return !isLate;
      if (!take(value)) return false;
    }
  } catch {
    // The connection broke.
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** Cancelling a broken body rejects. */
async function cancel(reader: BodyReader): Promise<void> {
  await reader.cancel().catch(() => undefined);
}
