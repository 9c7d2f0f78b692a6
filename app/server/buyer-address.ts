/** Set by the host, which a visitor cannot overrule: of Oxygen, and of Cloudflare's own Workers. */
const HEADERS = ['oxygen-buyer-ip', 'cf-connecting-ip'];

/** The address of whoever sent the request; null where the host does not tell. */
export function buyerAddress({headers}: Request): string | null {
  for (const name of HEADERS) {
    const address = headers.get(name);
    if (address) return address;
  }
  return null;
}
