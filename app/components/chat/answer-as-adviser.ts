import {cartTotal} from '~/domain/cart/cart-total';
import type {OfferTerms} from '~/domain/offers/offer-terms';
import type {ChatAdvice} from '~/domain/support/chat';
import {contextOf} from '~/domain/support/chat-context';
import {fetchAdvice} from '~/state/api-client';
import {now} from '~/state/browser/clock';
import {cartStore} from '~/state/cart/cart';
import {readConversation} from '~/state/chat';

interface Place {
  /** Handle of the product whose page is open; null elsewhere. */
  readonly open: string | null;
  /** On which the cart's discounts are. */
  readonly terms: OfferTerms;
}

/**
 * What the adviser says of the shop's products, knowing the open one, those of the cart and what was said
 * before; null when it is not hers to answer, or she cannot be asked: then somebody else may know. Never rejects.
 * @param id of her answer in the conversation.
 */
export async function answerAsAdviser(
  message: string,
  id: number,
  place: Place,
): Promise<ChatAdvice | null> {
  try {
    return await fetchAdvice(message, askedIn(place, id));
  } catch {
    // The backend is asked instead.
    return null;
  }
}

/** As `/api/asesora` reads it: lists by comma, messages by bar, and nothing that is empty. */
function askedIn({open, terms}: Place, id: number): Readonly<Record<string, string>> {
  const {items} = cartStore.store.getState().value;
  const {shown, seen, before} = contextOf(readConversation(), id - 1);
  const total = cartTotal(items, now(), terms);
  const parameters = {
    producto: open ?? '',
    carrito: [...new Set(items.map(({product}) => product.handle))].join(),
    total: total ? `${total.amount} ${total.currencyCode}` : '',
    mostrados: shown.join(),
    vistos: seen.join(),
    antes: before.map((each) => each.replaceAll('|', ' ')).join('|'),
  };
  return Object.fromEntries(Object.entries(parameters).filter(([, value]) => value));
}
