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

/**
 * A body of at most `limit` bytes as text; null when it is larger. It is then read on and forgotten: an
 * answer to a request whose body nobody took breaks the connection, and its sender never sees it.
 */
export async function readLimitedText(request: Request, limit: number): Promise<string | null> {
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
      await drain(reader);
      return null;
    }
    text += decoder.decode(value, {stream: true});
  }
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

async function drain(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  // Ends a read that waits for a sender who sends no more.
  const timer = setTimeout(() => void reader.cancel(), DRAINED_MS);
  try {
    for (let size = 0; size <= DRAINED_BYTES;) {
      const {done, value} = await reader.read();
      if (done) return;
      size += value.byteLength;
    }
    await reader.cancel();
  } finally {
    clearTimeout(timer);
  }
}
