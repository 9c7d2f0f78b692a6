import {timeLimit} from '@common/time-limit';
import {chat as copy} from '~/copy/chat';
import {parseSuggestion, type ChatReply, type ChatSuggestion} from '~/domain/support/chat';
import {
  CHAT_TIME_LIMIT_MS,
  MAX_CHAT_ANSWER_LENGTH,
  MAX_CHAT_MESSAGE_LENGTH,
  MAX_CHAT_SUGGESTIONS,
} from '~/domain/limits';
import {asList, asRecord, asText} from '~/domain/text/parse-unknown';
import type {AccountsConfig} from '~/state/account/account';
import {fetchProducts} from '~/state/api-client';
import {now} from '~/state/browser/clock';

/** How long a limit lasts if the backend does not say. */
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

/** What the backend function answers to a message; never rejects. It offers a person if it has no answer. */
export async function askSofia(
  backend: AccountsConfig | null,
  question: Question,
): Promise<ChatReply> {
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

/** The suggestions with what the cart needs of them; those that the shop no longer has are left out. */
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
    // Without them they can be opened, and not be added here.
    return suggestions;
  }
}
