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
  const url = new URL(path, origin);
  const scale = transform?.scale ?? 1;
  if (transform?.maxWidth) url.searchParams.set('width', String(transform.maxWidth * scale));
  if (transform?.maxHeight) url.searchParams.set('height', String(transform.maxHeight * scale));
  if (transform?.crop) url.searchParams.set('crop', transform.crop.toLowerCase());
  return url.href;
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
