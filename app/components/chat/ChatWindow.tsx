import {useEffect, useRef, type RefObject} from 'react';
import {chat as copy} from '~/copy/chat';
import {forgetConversation, useConversation} from '~/state/chat';
import {Icon} from '../ui/Icon';
import {ChatComposer} from './ChatComposer';
import {ChatLog} from './ChatLog';
import {useSend} from './use-send';
import {useVisibleHeight} from './use-visible-height';

const HEADER_BUTTON =
  'grid size-11 shrink-0 place-items-center rounded-full hover:bg-selva focus-visible:outline-mango';

interface ChatWindowProps {
  readonly panel: RefObject<HTMLDivElement>;
  readonly title: RefObject<HTMLHeadingElement>;
  readonly fullScreen: boolean;
  readonly draft: string;
  readonly onDraft: (text: string) => void;
  readonly onClose: () => void;
}

/** Title, conversation and text box of the panel; there while it is open. */
export function ChatWindow({panel, title, fullScreen, draft, onDraft, onClose}: ChatWindowProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  const conversation = useConversation();
  const send = useSend();
  useVisibleHeight(panel, fullScreen);
  useEffect(() => {
    if (!fullScreen) input.current?.focus();
  }, [fullScreen]);

  return (
    <>
      <div className="flex items-center gap-3 bg-ink py-3 pr-2 pl-4 text-paper">
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-mango text-ink-deep">
          <Icon name="bot" className="size-6" />
        </span>
        <div className="min-w-0 flex-1">
          <h2 ref={title} tabIndex={-1} className="text-lg outline-none">
            {copy.title}
          </h2>
          <p className="text-xs text-paper/85">{copy.subtitle}</p>
        </div>
        {conversation.length > 0 ? (
          <button
            type="button"
            aria-label={copy.forget}
            title={copy.forget}
            onClick={() => {
              forgetConversation();
              input.current?.focus();
            }}
            className={HEADER_BUTTON}
          >
            <Icon name="trash-2" />
          </button>
        ) : null}
        <button type="button" aria-label={copy.close} onClick={onClose} className={HEADER_BUTTON}>
          <Icon name="x" className="size-6" />
        </button>
      </div>
      <ChatLog
        conversation={conversation}
        onAsk={(text) => {
          send(text);
          if (!fullScreen) input.current?.focus();
        }}
      />
      <ChatComposer ref={input} text={draft} onText={onDraft} onSend={send} />
    </>
  );
}
