import {forwardRef, type KeyboardEvent} from 'react';
import {chat as copy} from '~/copy/chat';
import {MAX_CHAT_MESSAGE_LENGTH} from '~/domain/limits';
import {Icon} from '../ui/Icon';

interface ChatComposerProps {
  /** What is being written; it outlives the closing of the panel. */
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onSend: (text: string) => void;
}

/** Where the shopper writes: Enter sends, Shift and Enter break the line, blank is ignored. */
export const ChatComposer = forwardRef<HTMLTextAreaElement, ChatComposerProps>(
  function ChatComposer({text, onText, onSend}, ref) {
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
          className="[field-sizing:content] max-h-32 min-h-12 flex-1 resize-none rounded-lg border-2 border-selva bg-white px-3 py-2.5 leading-normal placeholder:text-muted hover:border-ink"
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
  },
);
