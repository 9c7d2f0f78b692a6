import type {Image} from '~/domain/product/product';

const PLACEHOLDER = '/placeholder.svg';
const WIDTHS = [160, 240, 320, 360, 480, 640, 800, 1080];

interface ResponsiveImageProps {
  /** Null draws the placeholder. */
  readonly image: Image | null;
  /** Empty where the text beside it already names the product. */
  readonly alt: string;
  /** The `sizes` attribute: the width that the image takes up in the layout. */
  readonly sizes: string;
  /** Width and height in the layout; the space is reserved before the image has loaded. */
  readonly width: number;
  readonly height: number;
  /** The image of the largest contentful paint. */
  readonly priority?: boolean;
  /** The image is outside the first view, so it is fetched with low priority. */
  readonly outOfSight?: boolean;
  readonly className?: string;
}

/** An image from the provider's CDN in the widths that screens need; the CDN picks the format. */
export function ResponsiveImage({
  image,
  alt,
  sizes,
  width,
  height,
  priority = false,
  outOfSight = false,
  className,
}: ResponsiveImageProps) {
  const common = {
    width,
    height,
    className,
    decoding: 'async' as const,
    loading: priority ? ('eager' as const) : ('lazy' as const),
  };
  if (!image) return <img src={PLACEHOLDER} alt={alt} {...common} />;
  const largest = image.width ?? Infinity;
  const widths = WIDTHS.filter((candidate) => candidate <= largest);
  return (
    <img
      alt={alt}
      {...common}
      {...{fetchpriority: priority ? 'high' : outOfSight ? 'low' : undefined}}
      sizes={sizes}
      srcSet={widths.map((w) => `${imageAtWidth(image.url, w)} ${w}w`).join(', ')}
      src={imageAtWidth(image.url, widths.at(-1) ?? width)}
    />
  );
}

const IMAGE_ADDRESS = /^(?:https?:\/\/|\/(?![/\\]))/;

/** The CDN scales an image to the `width` parameter of its address. An address of another scheme is not used. */
export function imageAtWidth(url: string, width: number): string {
  if (!IMAGE_ADDRESS.test(url)) return '/placeholder.svg';
  return `${url}${url.includes('?') ? '&' : '?'}width=${width}`;
}
