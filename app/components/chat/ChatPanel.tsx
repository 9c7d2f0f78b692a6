import {Transition} from '@headlessui/react';
import {useLocation} from '@remix-run/react';
import {useEffect, useRef, useState, type RefObject} from 'react';
import {chat as copy} from '~/copy/chat';
import {forgetConversation, useConversation} from '~/state/chat';
import {Dialog} from '../ui/Dialog';
import {Icon} from '../ui/Icon';
import {useMediaQuery} from '../ui/use-media-query';
import {ChatComposer} from './ChatComposer';
import {ChatLog} from './ChatLog';
import {useSend} from './use-send';
import {useVisibleHeight} from './use-visible-height';

export interface ChatPanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Where the bottom bar of a phone stands too. */
const PHONE = '(max-width: 47.99rem)';
const HEADER_BUTTON =
  'grid size-11 shrink-0 place-items-center rounded-full hover:bg-selva focus-visible:outline-mango';

/**
 * The chat with SofIA: over the page on a phone, which has room for nothing else; elsewhere in a corner
 * beside it, so that the shop can be used meanwhile. Headless UI's Dialog is always modal, so in the
 * corner only the coming and going is its own. Lazy-loaded, hence the default export.
 */
export default function ChatPanel({open, onClose}: ChatPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [draft, setDraft] = useState('');
  const fullScreen = useMediaQuery(PHONE);
  useEscapeBeside(panel, open && !fullScreen, onClose);

  // On a phone whatever leads elsewhere, the back button too, leads out of it.
  const {key} = useLocation();
  const shownAt = useRef(key);
  useEffect(() => {
    if (shownAt.current === key) return;
    shownAt.current = key;
    if (fullScreen) onClose();
  }, [key, fullScreen, onClose]);

  const parts = (
    <PanelParts
      panel={panel}
      title={title}
      fullScreen={fullScreen}
      draft={draft}
      onDraft={setDraft}
      onClose={onClose}
    />
  );

  return fullScreen ? (
    <Dialog
      open={open}
      onClose={onClose}
      aria-label={copy.title}
      // A phone's keyboard would hide the greeting: it comes when the shopper wants to write.
      initialFocus={title}
      panel={panel}
      className="absolute inset-x-0 top-0 flex h-dvh flex-col overflow-hidden transition-opacity duration-200 ease-label data-closed:opacity-0"
    >
      {parts}
    </Dialog>
  ) : (
    <Transition show={open}>
      <div
        ref={panel}
        role="dialog"
        aria-label={copy.title}
        className="fixed right-6 bottom-6 z-40 flex h-[min(600px,calc(100dvh-3rem))] w-[400px] flex-col overflow-hidden rounded-xl border border-arena-deep bg-paper text-ink shadow-overlay transition-[opacity,translate] duration-200 ease-label data-closed:translate-y-2 data-closed:opacity-0"
      >
        {parts}
      </div>
    </Transition>
  );
}

interface PanelPartsProps {
  readonly panel: RefObject<HTMLDivElement>;
  readonly title: RefObject<HTMLHeadingElement>;
  readonly fullScreen: boolean;
  readonly draft: string;
  readonly onDraft: (text: string) => void;
  readonly onClose: () => void;
}

/** There while the panel is open. */
function PanelParts({panel, title, fullScreen, draft, onDraft, onClose}: PanelPartsProps) {
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

/** Beside the page it hears Escape while nothing else has the focus. */
function useEscapeBeside(panel: RefObject<HTMLElement>, active: boolean, onClose: () => void) {
  useEffect(() => {
    if (!active) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      const at = document.activeElement;
      if (at === document.body || panel.current?.contains(at)) onClose();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [panel, active, onClose]);
}
