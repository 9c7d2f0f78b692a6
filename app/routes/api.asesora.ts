import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import type {AdviceAnswer} from '~/domain/api/answers';
import {MAX_CART_LINES, MAX_CHAT_MESSAGE_LENGTH} from '~/domain/limits';
import type {RouteFacts} from '~/domain/navigation/route-facts';
import {suggestionId} from '~/domain/support/chat';
import {parseMoney} from '~/domain/money/money';
import {plainLine} from '~/domain/markup/plain-text';
import {advise} from '~/server/advice/answers/advise';
import {readProductsByIds} from '~/server/catalogue/read-products';
import {currentCombo} from '~/server/environment/offers';
import {jsonResponse} from '~/server/http/json-response';
import {loadOptional} from '~/server/storefront/load-optional';

export const handle = {
  cache: 'none',
  query: ['q', 'producto', 'carrito', 'total', 'mostrados', 'vistos', 'antes'],
  searchEngines: 'disallowed',
} satisfies RouteFacts;

/** Messages of the shopper's that say what a question goes on from. */
const MAX_LOOKED_BACK = 3;
const HANDLE = /^[\p{Ll}\p{N}-]{1,120}$/u;

/** What SofIA advises on `?q=`, knowing the open product and the cart's; nothing where it is not hers to answer. */
export async function loader({request, context}: LoaderFunctionArgs) {
  const parameters = new URL(request.url).searchParams;
  const message = plainLine(parameters.get('q') ?? '', MAX_CHAT_MESSAGE_LENGTH);
  const handlesOf = (name: string) =>
    (parameters.get(name) ?? '')
      .split(',')
      .slice(0, MAX_CART_LINES)
      .filter((each) => HANDLE.test(each));
  const [amount = '', currencyCode = ''] = (parameters.get('total') ?? '').split(' ');
  const engine = message ? await context.catalogue.load() : null;
  const advice =
    engine &&
    advise(message, engine, {
      open: handlesOf('producto')[0] ?? null,
      cart: handlesOf('carrito'),
      total: parseMoney({amount, currencyCode}),
      levels: currentCombo(context.environment.offers),
      shown: handlesOf('mostrados'),
      seen: handlesOf('vistos'),
      before: (parameters.get('antes') ?? '')
        .split('|')
        .slice(0, MAX_LOOKED_BACK)
        .flatMap((each) => plainLine(each, MAX_CHAT_MESSAGE_LENGTH) || []),
    });
  if (!advice) return jsonResponse<AdviceAnswer>({ok: true, advice: null});
  const ids = advice.products.map(({entry}) => entry.id);
  const read = await loadOptional(
    ids.length > 0 ? readProductsByIds(context.storefront, ids) : Promise.resolve([]),
  );
  if (!read.ok) return jsonResponse<AdviceAnswer>({ok: false, error: 'unavailable'}, {status: 503});
  const reasons = new Map(advice.products.map(({entry, reason}) => [entry.id, reason]));
  return jsonResponse<AdviceAnswer>({
    ok: true,
    advice: {
      text: advice.text,
      person: advice.person,
      query: advice.query,
      ...(advice.unanswered?.length ? {unanswered: advice.unanswered} : {}),
      products: read.value.map((product) => ({
        id: suggestionId(product.handle),
        handle: product.handle,
        name: product.title,
        image: product.image?.url ?? null,
        price: product.price,
        reason: reasons.get(product.id) ?? '',
        product,
      })),
    },
  });
}
