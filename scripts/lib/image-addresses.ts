/** Where Shopify fetches the pictures of an exported catalogue from. */
import path from 'node:path';
import type {CatalogueImage} from '../../emulators/storefront-api/catalogue/types';
import type {ImageAddress} from '../../emulators/storefront-api/catalogue-csv/write-catalogue-csv';

/** Names of this machine, and addresses of private networks. */
const UNREACHABLE =
  /^(?:localhost|.*\.local|127\.\d+\.\d+\.\d+|10\..*|192\.168\..*|172\.(?:1[6-9]|2\d|3[01])\..*|\[.*\]|0\.0\.0\.0)$/;

/** The name of a picture's file, such as `producto-01-1.jpg`. */
export function imageFile(image: CatalogueImage): string {
  return `${path.basename(image.path, path.extname(image.path))}.jpg`;
}

/**
 * Addresses in a folder of the web; none when it is left out.
 * @throws {Error} when Shopify could not fetch from there.
 */
export function imageAddresses(folder: string | undefined): ImageAddress {
  if (folder === undefined) return () => null;
  const url = URL.canParse(folder) ? new URL(folder) : null;
  if (url?.protocol !== 'https:' || UNREACHABLE.test(url.hostname)) {
    throw new Error(`--images must be an https address that Shopify can reach: ${folder}`);
  }
  const base = `${url.origin}${url.pathname.replace(/\/$/, '')}`;
  return (image) => `${base}/${imageFile(image)}`;
}
