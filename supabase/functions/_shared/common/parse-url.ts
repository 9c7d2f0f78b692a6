/** The address, or null for anything that is none. `URL.canParse` is newer than the browsers that the shop supports. */
export function parseUrl(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}
