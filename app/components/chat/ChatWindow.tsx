import {
  useEffect,
  useRef,
  type RefObject,
  forwardRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import {chat as copy} from '~/copy/chat';
import {forgetConversation, useConversation} from '~/state/chat';
import {Icon} from '~/components/ui/Icon';
import {useSend} from './use-send';
import {MAX_CHAT_MESSAGE_LENGTH} from '~/domain/limits';
import type {ChatMessage, Conversation} from '~/domain/support/chat';
import {Bubble, ReplyView} from './ReplyView';

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
            <Icon name="trash" />
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

/** Fits an element into the area that a phone's keyboard leaves visible; the keyboard does not change the layout. */
function useVisibleHeight(element: RefObject<HTMLElement>, active: boolean): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    const style = element.current?.style;
    if (!active || !viewport || !style) return;
    const fit = () => {
      // While zoomed, the shopper controls what is visible.
      const fits = viewport.scale === 1;
      style.height = fits ? `${viewport.height}px` : '';
      style.top = fits ? `${viewport.offsetTop}px` : '';
    };
    fit();
    viewport.addEventListener('resize', fit);
    viewport.addEventListener('scroll', fit);
    return () => {
      viewport.removeEventListener('resize', fit);
      viewport.removeEventListener('scroll', fit);
      style.height = '';
      style.top = '';
    };
  }, [element, active]);
}

interface ChatComposerProps {
  /** The unsent message; kept when the panel closes. */
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onSend: (text: string) => void;
}

/** Where the shopper writes: Enter sends, Shift and Enter break the line, blank is ignored. */
const ChatComposer = forwardRef<HTMLTextAreaElement, ChatComposerProps>(function ChatComposer(
  {text, onText, onSend},
  ref,
) {
  function send() {
    if (!text.trim()) return;
    onSend(text);
    onText('');
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="flex items-end gap-2 border-t border-arena bg-white p-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] md:pb-3"
    >
      <textarea
        ref={ref}
        rows={1}
        aria-label={copy.input}
        placeholder={copy.placeholder}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKeyDown}
        maxLength={MAX_CHAT_MESSAGE_LENGTH}
        enterKeyHint="send"
        autoComplete="off"
        className="[field-sizing:content] max-h-32 min-h-12 flex-1 resize-none rounded-lg border border-muted bg-white px-3 py-2.5 leading-snug placeholder:text-muted hover:border-ink"
      />
      <button
        type="submit"
        aria-label={copy.send}
        data-blank={!text.trim()}
        className="grid size-12 shrink-0 place-items-center rounded-full bg-mango text-ink-deep transition-colors hover:bg-mango-deep data-[blank=true]:bg-paper-deep data-[blank=true]:text-muted"
      >
        <Icon name="send" />
      </button>
    </form>
  );
});

interface ChatLogProps {
  readonly conversation: Conversation;
  /** Sends one of the starting messages. */
  readonly onAsk: (text: string) => void;
}

/** The conversation, scrolled to the beginning of the latest message: the end of a long answer says little. */
function ChatLog({conversation, onAsk}: ChatLogProps) {
  const log = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const said = log.current?.querySelectorAll('li') ?? [];
    const [first, last] = [said[0], said[said.length - 1]];
    if (first && last) log.current?.scrollTo(0, last.offsetTop - first.offsetTop);
  }, [conversation]);

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div
        ref={log}
        role="log"
        aria-label={copy.log}
        // Scrolled with the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls: without a stop a keyboard could not read what was said before.
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-5 -outline-offset-4 focus-visible:shadow-none"
      >
        <ol className="grid gap-4">
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
