/**
 * Whether a form or script of this very site sent the request. Browsers set `Origin` on every POST.
 * A proxy that ends TLS hands the worker http for what the browser knows as https.
 */
export function isSameOrigin(request: Request): boolean {
  const {origin, host} = new URL(request.url);
  const sender = request.headers.get('origin');
  return sender === origin || sender === `https://${host}`;
}

/** What is read of a body that is refused: who sends more than that has no answer coming. */
const DRAINED_BYTES = 8_000_000;
const DRAINED_MS = 5_000;
/** A form or a cart of a slow phone takes a second or two. */
const READ_MS = 20_000;

/**
 * A body of at most `limit` bytes as text; null when it is larger, or does not arrive whole in time. A
 * larger one is read on and forgotten: an answer to a request whose body nobody took breaks the connection,
 * and its sender never sees it.
 */
export async function readLimitedText(request: Request, limit: number): Promise<string | null> {
  if (!request.body) return '';
  const reader = request.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  // Counts while reading: a declared length may be missing or a lie.
  let size = 0;
  const isWhole = await takeChunks(reader, READ_MS, (chunk) => {
    size += chunk.byteLength;
    if (size > limit) return false;
    text += decoder.decode(chunk, {stream: true});
    return true;
  });
  if (isWhole) return text + decoder.decode();
  await drain(reader);
  return null;
}

const BODY_HEADERS = ['content-length', 'content-type', 'content-encoding', 'transfer-encoding'];

/** The request without its body, which a GET or HEAD may come with and no copy of it may have. */
export function withoutBody(request: Request, method: 'GET' | 'HEAD'): Request {
  const {url, signal} = request;
  const cf: unknown = request.cf;
  const headers = new Headers(request.headers);
  for (const name of BODY_HEADERS) headers.delete(name);
  return new Request(url, {method, headers, signal, ...(cf ? {cf} : {})});
}

/** Takes a body that nobody wants, so that its sender comes to read the answer. */
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
 * Reads for so many milliseconds at most, and until `take` wants no more.
 * @returns whether the body came to its end; false as well when its sender stops or goes away. Never rejects.
 */
async function takeChunks(
  reader: BodyReader,
  ms: number,
  take: (chunk: Uint8Array) => boolean,
): Promise<boolean> {
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    // Ends a read that waits: with nothing more by the standard, with an error in workerd.
    void cancel(reader);
  }, ms);
  try {
    for (;;) {
      const {done, value} = await reader.read();
      if (done) return !isLate;
      if (!take(value)) return false;
    }
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** A body that broke off has nothing to cancel, and says so by an error. */
async function cancel(reader: BodyReader): Promise<void> {
  await reader.cancel().catch(() => undefined);
}
