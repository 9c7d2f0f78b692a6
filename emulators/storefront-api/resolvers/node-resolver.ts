import {createMediaImageNode} from '../catalogue-index/nodes';
import type {RequestContext} from '../context';
import {requireGid} from '../gid';
import {shopNode} from './shop-resolvers';

/** Resolves any global id; null if nothing has it. Throws on a malformed id. */
export function resolveNode(id: string, context: RequestContext): unknown {
  const {type, id: key} = requireGid(id);
  const {catalogue, carts, shop} = context;
  switch (type) {
    case 'Product':
      return catalogue.productById(key);
    case 'ProductVariant':
      return catalogue.variantById(key);
    case 'Collection':
      return catalogue.collectionById(key);
    case 'Cart':
      return carts.view(id);
    case 'UrlRedirect':
      return shop.redirects.find((redirect) => redirect.id === id) ?? null;
    case 'Shop':
      return shopNode(shop);
    case 'MediaImage':
      return mediaImage(key, context);
    default:
      return null;
  }
}

/** Rarely asked for, so looked up rather than indexed. */
function mediaImage(id: string, {catalogue}: RequestContext) {
  for (const {data} of catalogue.products('ID')) {
    const image = data.images.find((candidate) => candidate.id === id);
    if (image) return createMediaImageNode(image);
  }
  return null;
}
