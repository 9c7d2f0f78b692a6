import {useLocation, useParams} from '@remix-run/react';
import {useCallback} from 'react';
import {chat as copy} from '~/copy/chat';
import {estimate as estimateCopy} from '~/copy/estimate';
import {foldText} from '@common/fold-text';
import type {ExchangeRates} from '~/domain/money/estimate';
import {formatPrice} from '~/domain/money/money';
import {estimateHere} from '~/state/country';
import {
  askedEstimate,
  dialogueState,
  type ChatReply,
  type ChatSuggestion,
  parseSuggestion,
  matchProducts,
} from '~/domain/support/chat';
import {useRootData} from '~/state/root-data';
import {cartStore} from '~/state/cart/cart';
import {readConversation, replyOfSofia, sayToSofia} from '~/state/chat';
import {ebooks, type Ebook} from '~/content/ebooks';
import {
  MAX_CHAT_LOOKUPS,
  MAX_CHAT_SUGGESTIONS,
  CHAT_TIME_LIMIT_MS,
  MAX_CHAT_ANSWER_LENGTH,
  MAX_CHAT_MESSAGE_LENGTH,
} from '~/domain/limits';
import {fetchSuggestions, fetchProducts} from '~/state/api-client';
import {timeLimit} from '@common/time-limit';
import {asList, asRecord, asText} from '~/domain/text/parse-unknown';
import type {AccountsConfig} from '~/state/account/account';
import {now} from '~/state/browser/clock';

/**
 * Sends a message: product names known in the browser are matched first and verified with the shop; other messages go
 * to the backend function. Without the shop the function is not called either.
 */
export function useSend(): (text: string) => void {
  const {accounts: backend = null, exchangeRates = null} = useRootData() ?? {};
  const {handle} = useParams();
  const open = useLocation().pathname.startsWith('/producto/') ? (handle ?? null) : null;
  return useCallback(
    (text) => {
      const id = sayToSofia(text, copy.typing);
      if (id === null) return;
      const message = text.trim();
      const state = dialogueState(readConversation(), id);
      const {items} = cartStore.store.getState().value;
      const cart = [...new Set(items.map(({product}) => product.handle))];
      void answerEstimate(message, exchangeRates, open)
        .then((local) => local ?? answerLocally(message))
        .then((local) => local ?? askSofia(backend, {message, state, open, cart}))
        .then((reply) => replyOfSofia(id, reply));
    },
    [backend, exchangeRates, open],
  );
}

/**
 * Estimates the price of the open product, or of the products in SofIA's last reply, in the visitor's currency.
 * Null for any other message, and without rates. Never rejects.
 */
async function answerEstimate(
  message: string,
  rates: ExchangeRates | null,
  open: string | null,
): Promise<ChatReply | null> {
  const asked = rates && askedEstimate(foldText(message));
  if (!asked) return null;
  const last = readConversation().findLast(({products}) => products);
  const products = open ? await fetchSuggestions([open]).catch(() => []) : (last?.products ?? []);
  const amounts = products.flatMap(({name, price}) => {
    const amount = estimateHere(price, rates, asked.country);
    return amount
      ? copy.estimates.amount(name, formatPrice(price), estimateCopy.approx(amount))
      : [];
  });
  return {
    text: amounts.length
      ? copy.estimates.all(amounts, rates.base)
      : copy.estimates.chooseCountry(rates.base),
  };
}

/** Products with a matching name that the shop still has. Null if none match. Never rejects. */
async function answerLocally(message: string): Promise<ChatReply | null> {
  const matches = matchProducts(ebooks, message);
  try {
    const {products, missing} = await lookUp(matches.slice(0, MAX_CHAT_LOOKUPS));
    if (products.length === 0) return null;
    const count = matches.length - missing;
    return {
      text: count === 1 ? copy.foundOne : copy.foundSeveral(count, products.length),
      products,
      query: count > products.length ? message : null,
    };
  } catch {
    // Without the shop the backend is not called either, because it does not know the products.
    return {text: copy.failed, person: true};
  }
}

/** Requests as many products as are shown, and replacements for missing ones. */
async function lookUp(candidates: readonly Ebook[]) {
  const products: ChatSuggestion[] = [];
  let asked = 0;
  while (products.length < MAX_CHAT_SUGGESTIONS && asked < candidates.length) {
    const next = candidates.slice(asked, asked + MAX_CHAT_SUGGESTIONS - products.length);
    products.push(...(await fetchSuggestions(next.map(({id}) => `producto-${id}`))));
    asked += next.length;
  }
  return {products, missing: asked - products.length};
}

/** Duration of a rate limit if the backend does not report it. */
const LIMIT_SECONDS = 60;

const FAILED: ChatReply = {text: copy.failed, person: true};

export interface Question {
  readonly message: string;
  readonly state: Readonly<Record<string, unknown>>;
  /** Handle of the product whose page is open. */
  readonly open: string | null;
  /** Handles of the cart's products. */
  readonly cart: readonly string[];
}

/** The backend function's reply to a message; never rejects. Offers human help on failure. */
async function askSofia(backend: AccountsConfig | null, question: Question): Promise<ChatReply> {
  if (!backend) return FAILED;
  try {
    const response = await fetch(`${backend.url}/functions/v1/sofia-chat`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        apikey: backend.anonKey,
        Authorization: `Bearer ${backend.anonKey}`,
      },
      body: JSON.stringify(question),
      signal: timeLimit(CHAT_TIME_LIMIT_MS),
    });
    if (response.status === 429) {
      const seconds = Number(response.headers.get('Retry-After')) || LIMIT_SECONDS;
      return {text: copy.limited(seconds), until: now() + seconds * 1000};
    }
    if (!response.ok) return FAILED;
    const answer = asRecord(await response.json());
    const text = answer?.response;
    if (!answer || typeof text !== 'string' || !text.trim()) {
      return {text: copy.unreadable, person: true};
    }
    const products = await asSoldNow(asList(answer.products).slice(0, MAX_CHAT_SUGGESTIONS));
    const query = asText(answer.query, MAX_CHAT_MESSAGE_LENGTH);
    const state = asRecord(answer.state);
    return {
      text: text.trim().slice(0, MAX_CHAT_ANSWER_LENGTH),
      ...(products.length > 0 && {products}),
      ...(query && {query}),
      ...(answer.person === true && {person: true}),
      ...(state && {state}),
    };
  } catch {
    // No connection, no answer in time, or no JSON.
    return FAILED;
  }
}

/** The suggestions with cart data; without products that the shop no longer has. */
async function asSoldNow(suggested: readonly unknown[]): Promise<readonly ChatSuggestion[]> {
  const suggestions = suggested.flatMap(parseSuggestion);
  const ids = suggested.flatMap((each) => asText(asRecord(each)?.productId) ?? []);
  if (ids.length === 0) return suggestions;
  try {
    const products = await fetchProducts(ids.join());
    return suggestions.flatMap((suggestion) => {
      const product = products.find(({handle}) => handle === suggestion.handle);
      return product ? {...suggestion, price: product.price, product} : [];
    });
  } catch {
    // Without their products the suggestions can be opened, but not added to the cart.
    return suggestions;
  }
}
