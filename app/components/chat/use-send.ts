import {useLocation, useParams} from '@remix-run/react';
import {useCallback} from 'react';
import {chat as copy} from '~/copy/chat';
import {MAX_CHAT_ANSWER_LENGTH} from '~/domain/limits';
import type {ChatAdvice, ChatReply} from '~/domain/support/chat';
import {useRootData} from '~/state/root-data';
import type {AccountsConfig} from '~/state/account/account';
import {replyOfSofia, sayToSofia} from '~/state/chat';
import {useOfferTerms} from '~/state/offers/use-offer-terms';
import {answerAsAdviser} from './answer-as-adviser';
import {answerLocally} from './answer-locally';
import {askSofia} from './ask-sofia';

/**
 * Sends a message: first the names of products that the browser knows are matched, and the shop asked for those; without
 * any the adviser answers, and the backend what is left. When the shop cannot be asked, nobody else is.
 */
export function useSend(): (text: string) => void {
  const backend = useBackend();
  const terms = useOfferTerms();
  const {handle: open = null} = useParams();
  const isProduct = useLocation().pathname.startsWith('/producto/');
  return useCallback(
    (text) => {
      const id = sayToSofia(text, copy.typing);
      if (id === null) return;
      const message = text.trim();
      void answerLocally(message)
        .then(
          async (local): Promise<ChatReply | null> =>
            local ?? answerAsAdviser(message, id, {open: isProduct ? open : null, terms}),
        )
        .then((advised) => (advised ? completed(advised, backend) : askSofia(backend, message)))
        .then((reply) => replyOfSofia(id, reply));
    },
    [backend, isProduct, open, terms],
  );
}

/** What the adviser left to others is asked of the backend, and said in the same answer. */
async function completed(
  {unanswered = [], ...rest}: ChatReply & Partial<Pick<ChatAdvice, 'unanswered'>>,
  backend: AccountsConfig | null,
): Promise<ChatReply> {
  if (unanswered.length === 0) return rest;
  const parts = await Promise.all(
    unanswered.map(async (question) => {
      const answer = await askSofia(backend, question);
      return answer.person || answer.until ? copy.unknownPart(question) : answer.text;
    }),
  );
  const isUnknown = parts.some((part, at) => part === copy.unknownPart(unanswered[at] ?? ''));
  const text = [rest.text, ...new Set(parts)].filter(Boolean).join('\n\n');
  return {
    ...rest,
    text: text.slice(0, MAX_CHAT_ANSWER_LENGTH),
    person: rest.person || isUnknown,
  };
}

/** The backend as the root knows it; null when none is configured, or the root could not load. */
function useBackend(): AccountsConfig | null {
  return useRootData()?.accounts ?? null;
}
