import {useLocation, useParams} from '@remix-run/react';
import {useCallback} from 'react';
import {chat as copy} from '~/copy/chat';
import {dialogueState} from '~/domain/support/chat-context';
import {useRootData} from '~/state/root-data';
import {cartStore} from '~/state/cart/cart';
import {readConversation, replyOfSofia, sayToSofia} from '~/state/chat';
import {answerLocally} from './answer-locally';
import {askSofia} from './ask-sofia';

/**
 * Sends a message: first the names of products that the browser knows are matched, and the shop asked for those; what
 * matches none is asked of the backend function. When the shop cannot be asked, nobody else is.
 */
export function useSend(): (text: string) => void {
  const backend = useRootData()?.accounts ?? null;
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
      void answerLocally(message)
        .then((local) => local ?? askSofia(backend, {message, state, open, cart}))
        .then((reply) => replyOfSofia(id, reply));
    },
    [backend, open],
  );
}
