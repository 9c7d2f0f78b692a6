import {ebooks, type Ebook} from '~/content/ebooks';
import {chat as copy} from '~/copy/chat';
import type {ChatReply, ChatSuggestion} from '~/domain/support/chat';
import {matchProducts} from '~/domain/support/chat-match';
import {MAX_CHAT_LOOKUPS, MAX_CHAT_SUGGESTIONS} from '~/domain/limits';
import {fetchSuggestions} from '~/state/api-client';

/**
 * The products whose names match, as far as the shop has them: its operator may have deleted some.
 * Null if none match. Never rejects.
 */
export async function answerLocally(message: string): Promise<ChatReply | null> {
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
    // The shop cannot be asked, so the backend, which knows no products, is not asked either.
    return {text: copy.failed, person: true};
  }
}

/** Asks for as many as are shown, and for the next ones in the place of those that are gone. */
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
