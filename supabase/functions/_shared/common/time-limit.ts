/** Replaces `AbortSignal.timeout`, which Safari 15 and Chrome 102 do not have. */
export function timeLimit(ms: number): AbortSignal {
  const limit = new AbortController();
  setTimeout(() => limit.abort(), ms);
  return limit.signal;
}
