import type {ChatSuggestion} from '~/domain/chat';
import {GET_SUGGESTION} from '~/graphql/get-suggestion';
import type {StorefrontClient} from '../storefront-client';

/** The products of these handles that the shop has, in the handles' order. @throws {StorefrontError} */
export async function readSuggestions(
  storefront: StorefrontClient,
  handles: readonly string[],
): Promise<ChatSuggestion[]> {
  const answers = await Promise.all(
    handles.map((handle) => storefront.query(GET_SUGGESTION, {handle})),
  );
  return answers.flatMap(({product}) =>
    product
      ? [
          {
            handle: product.handle,
            name: product.title,
            image: product.images.nodes[0]?.url ?? null,
            price: product.priceRange.minVariantPrice,
          },
        ]
      : [],
  );
}
