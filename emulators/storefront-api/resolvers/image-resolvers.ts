import type {CatalogueImage} from '../catalogue/types';
import type {MediaImageNode} from '../catalogue-index/nodes';
import type {FieldResolvers, RequestContext} from '../context';
import {gid} from '../gid';

interface Transform {
  readonly crop?: string | null;
  readonly maxWidth?: number | null;
  readonly maxHeight?: number | null;
  readonly scale?: number | null;
}

/** Absolute address of an image, its transformation in the query as on the provider's CDN. */
export function imageUrl(origin: string, path: string, transform?: Transform | null): string {
  // Concatenated, because a page of products has a thousand of these; paths need no escaping.
  const address = path.startsWith('/') ? `${origin}${path}` : path;
  if (!transform) return address;
  const scale = transform.scale ?? 1;
  const query = [
    transform.maxWidth ? `width=${transform.maxWidth * scale}` : '',
    transform.maxHeight ? `height=${transform.maxHeight * scale}` : '',
    transform.crop ? `crop=${transform.crop.toLowerCase()}` : '',
  ].filter(Boolean);
  if (query.length === 0) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${query.join('&')}`;
}

const original = (image: CatalogueImage, _args: unknown, {origin}: RequestContext) =>
  imageUrl(origin, image.path);

export const imageResolvers: FieldResolvers = {
  id: (image: CatalogueImage) => gid('ProductImage', image.id),
  url: (
    image: CatalogueImage,
    {transform}: {transform?: Transform | null},
    {origin}: RequestContext,
  ) => imageUrl(origin, image.path, transform),
  transformedSrc: (image: CatalogueImage, args: Transform, {origin}: RequestContext) =>
    imageUrl(origin, image.path, args),
  originalSrc: original,
  src: original,
};

export const mediaImageResolvers: FieldResolvers = {
  alt: ({image}: MediaImageNode) => image.altText,
  mediaContentType: () => 'IMAGE',
  previewImage: ({image}: MediaImageNode) => image,
};
