import {useRouteLoaderData} from '@remix-run/react';
import {useCallback} from 'react';
import type {AccountsConfig} from '~/state/account/account';
import {replyOfSofia, sayToSofia} from '~/state/chat';
import {answerLocally} from './answer-locally';
import {askSofia} from './ask-sofia';

/** Sends a message: the local catalogue answers first, the backend when nothing in it matches. */
export function useSend(): (text: string) => void {
  const backend = useBackend();
  return useCallback(
    (text) => {
      const id = sayToSofia(text);
      if (id === null) return;
      const message = text.trim();
      void answerLocally(message)
        .then((local) => local ?? askSofia(backend, message))
        .then((reply) => replyOfSofia(id, reply));
    },
    [backend],
  );
}

/** The backend as the root knows it; null when none is configured, or the root could not load. */
function useBackend(): AccountsConfig | null {
  return useRouteLoaderData<{accounts: AccountsConfig | null}>('root')?.accounts ?? null;
}
