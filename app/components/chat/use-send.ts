import {useLocation, useParams, useRouteLoaderData} from '@remix-run/react';
import {useCallback} from 'react';
import type {AccountsConfig} from '~/state/account/account';
import {replyOfSofia, sayToSofia} from '~/state/chat';
import {answerAsAdviser} from './answer-as-adviser';
import {answerLocally} from './answer-locally';
import {askSofia} from './ask-sofia';

/** Sends a message: the local catalogue answers first, then the adviser, and the backend what is left. */
export function useSend(): (text: string) => void {
  const backend = useBackend();
  const {handle: open = null} = useParams();
  const isProduct = useLocation().pathname.startsWith('/producto/');
  return useCallback(
    (text) => {
      const id = sayToSofia(text);
      if (id === null) return;
      const message = text.trim();
      void answerLocally(message)
        .then((local) => local ?? answerAsAdviser(message, isProduct ? open : null))
        .then((advised) => advised ?? askSofia(backend, message))
        .then((reply) => replyOfSofia(id, reply));
    },
    [backend, isProduct, open],
  );
}

/** The backend as the root knows it; null when none is configured, or the root could not load. */
function useBackend(): AccountsConfig | null {
  return useRouteLoaderData<{accounts: AccountsConfig | null}>('root')?.accounts ?? null;
}
