import {useRef} from 'react';
import {chat as copy} from '~/copy/chat';
import {forgetConversation, useConversation} from '~/state/chat';
import {Icon} from '../ui/Icon';
import {ChatComposer} from './ChatComposer';
import {ChatLog} from './ChatLog';
import {useChatDialog} from './use-chat-dialog';
import {useSend} from './use-send';

export interface ChatPanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const HEADER_BUTTON =
  'grid size-11 shrink-0 place-items-center rounded-full hover:bg-selva focus-visible:outline-mango';

/** The chat with SofIA: a corner of the window, all of it on a phone. Lazy-loaded, hence the default export. */
export default function ChatPanel({open, onClose}: ChatPanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const conversation = useConversation();
  const send = useSend();
  const fullScreen = useChatDialog({dialog, title, input, open, onClose});

  return (
    <dialog
      ref={dialog}
      aria-labelledby="sofia-titulo"
      // Heard a moment later, when it may be open once more.
      onClose={() => {
        if (!dialog.current?.open) onClose();
      }}
      className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none flex-col overflow-hidden bg-paper text-ink opacity-0 shadow-overlay transition-[opacity,translate,display,overlay] transition-discrete duration-200 ease-label open:flex open:opacity-100 md:inset-auto md:right-6 md:bottom-6 md:z-40 md:h-[min(600px,calc(100dvh-3rem))] md:w-[400px] md:translate-y-2 md:rounded-xl md:border md:border-arena-deep md:open:translate-y-0 starting:open:opacity-0 md:starting:open:translate-y-2"
    >
      <div className="flex items-center gap-3 bg-ink py-3 pr-2 pl-4 text-paper">
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-mango text-ink-deep">
          <Icon name="bot" className="size-6" />
        </span>
        <div className="min-w-0 flex-1">
          <h2 ref={title} id="sofia-titulo" tabIndex={-1} className="text-lg outline-none">
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
        shown={open}
        onAsk={(text) => {
          send(text);
          if (!fullScreen) input.current?.focus();
        }}
        onFollow={fullScreen ? onClose : undefined}
      />
      <ChatComposer ref={input} onSend={send} />
    </dialog>
  );
}
