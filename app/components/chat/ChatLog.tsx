import {useEffect, useRef, type ReactNode} from 'react';
import {chat as copy} from '~/copy/chat';
import type {ChatMessage, Conversation} from '~/domain/support/chat';
import {Bubble} from './Bubble';
import {ReplyView} from './ReplyView';

interface ChatLogProps {
  readonly conversation: Conversation;
  /** Sends one of the starting messages. */
  readonly onAsk: (text: string) => void;
}

/** All that was said, the latest at the bottom and in view. */
export function ChatLog({conversation, onAsk}: ChatLogProps) {
  const log = useRef<HTMLDivElement>(null);

  useEffect(() => {
    log.current?.scrollTo(0, log.current.scrollHeight);
  }, [conversation]);

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div
        ref={log}
        role="log"
        aria-label={copy.log}
        // Scrolled with the keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls: without a stop a keyboard could not read what was said before.
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-5 -outline-offset-4 focus-visible:shadow-none"
      >
        <ol className="grid grid-cols-1 gap-4">
          <Bubble sender="bot">{copy.greeting}</Bubble>
          {conversation.map((message) => (
            <Said key={message.id} message={message} />
          ))}
        </ol>
      </div>
      {conversation.length === 0 ? (
        <ul aria-label={copy.startersLabel} className="flex flex-wrap gap-2 px-4 pb-4">
          {copy.starters.map((text) => (
            <li key={text}>
              <button
                type="button"
                onClick={() => onAsk(text)}
                className="min-h-11 rounded-full border-2 border-selva bg-white px-4 text-sm font-bold text-selva transition-colors hover:bg-selva hover:text-paper"
              >
                {text}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function Said({message}: {message: ChatMessage}): ReactNode {
  if (message.sender === 'user') return <Bubble sender="user">{message.text}</Bubble>;
  return <ReplyView reply={message} />;
}
