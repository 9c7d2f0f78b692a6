import type {Image} from '~/domain/product';

/** What social networks show a link with; they show no vector pictures. */
const RASTER = /\.(?:jpe?g|png|webp|avif|heic|gif)$/i;
/** The size that all of them take, as the provider's CDN crops it; it never enlarges a picture. */
const CROP = {width: '1200', height: '630', crop: 'center', format: 'jpg'} as const;

/** Address of a product's or collection's picture for a shared link; null when it has none that does. */
export function socialImage(image: Image | null | undefined): string | null {
  if (!image || !URL.canParse(image.url)) return null;
  const url = new URL(image.url);
  if (!RASTER.test(url.pathname)) return null;
  for (const [name, value] of Object.entries(CROP)) url.searchParams.set(name, value);
  return url.href;
}
