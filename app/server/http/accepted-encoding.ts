/**
 * Whether who asks wants a compressed answer. By the letter of HTTP anything may be sent to who names no
 * encoding; in practice crawlers, previews and command lines then show what they cannot read.
 */
export function acceptsGzip(request: Request): boolean {
  return askedEncodings(request)
    .split(',')
    .map((element) => /^\s*(?:x-)?gzip\s*(?:;\s*q\s*=\s*([\d.]+)\s*)?$/i.exec(element))
    .some((match) => match !== null && Number(match[1] ?? 1) > 0);
}

/** Hosts ask their workers for gzip whatever a visitor asked for, which they hand on beside. */
function askedEncodings({cf, headers}: Request): string {
  const {clientAcceptEncoding} = (cf ?? {}) as {clientAcceptEncoding?: string};
  return clientAcceptEncoding ?? headers.get('Accept-Encoding') ?? '';
}
