import {ebooks, type Ebook} from '~/content/ebooks';
import type {ChatReply, ChatSuggestion} from '~/domain/support/chat';
import {matchProducts} from '~/domain/support/chat-match';
import {MAX_CHAT_LOOKUPS, MAX_CHAT_SUGGESTIONS} from '~/domain/limits';
import {fetchSuggestions} from '~/state/api-client';

/**
 * The products whose names match, as far as the shop has them: its operator may have deleted some.
 * Null when none match; 'failed' when the shop cannot be asked. Never rejects.
 */
export async function answerLocally(message: string): Promise<ChatReply | null> {
  const matches = matchProducts(ebooks, message);
  try {
    const {products, missing} = await lookUp(matches.slice(0, MAX_CHAT_LOOKUPS));
    if (products.length === 0) return null;
    return {kind: 'found', count: matches.length - missing, products, query: message};
  } catch {
    return {kind: 'failed'};
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
