export function toBase64Url(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '');
}

/** UTF-8, then base64url. */
export function textToBase64Url(text: string): string {
  return toBase64Url(new TextEncoder().encode(text));
}
