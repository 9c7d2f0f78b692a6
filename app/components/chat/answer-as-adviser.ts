import type {ChatReply} from '~/domain/support/chat';
import {fetchAdvice} from '~/state/api-client';
import {cartStore} from '~/state/cart/cart';

/**
 * What the adviser says of the shop's products, knowing the open one and those of the cart; null when it
 * is not hers to answer, or she cannot be asked: then somebody else may know. Never rejects.
 */
export async function answerAsAdviser(
  message: string,
  open: string | null,
): Promise<ChatReply | null> {
  try {
    const handles = cartStore.store.getState().value.items.map(({product}) => product.handle);
    const advice = await fetchAdvice(message, open, [...new Set(handles)]);
    return advice && {kind: 'advised', ...advice};
  } catch {
    return null;
  }
}
