/** The parsed URL, or null. `URL.canParse` is newer than the browsers that the shop supports. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
