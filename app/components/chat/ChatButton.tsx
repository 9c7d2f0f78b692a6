import {useLocation} from '@remix-run/react';
import {useCallback, useEffect, useRef, useState, type ComponentType} from 'react';
import {chatButton as copy} from '~/copy/layout';
import {showToast} from '~/state/toasts';
import {Icon} from '../ui/Icon';
import type {ChatPanelProps} from './ChatPanel';

/** Any part of the page, or a script beside it, may open the chat with this event of the window. */
const OPEN_EVENT = 'openSofia';

/** It brings the names of the whole local catalogue. */
const fetchChatPanel = () => import('./ChatPanel');

/** Opens the chat with SofIA, on every page but the home page; the event opens it there too. */
export function ChatButton() {
  const {pathname} = useLocation();
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps> | null>(null);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const opener = useRef<Element | null>(null);

  const openChat = useCallback(() => {
    opener.current = document.activeElement;
    fetchChatPanel().then(
      (module) => {
        setPanel(() => module.default);
        setOpen(true);
      },
      () => showToast({tone: 'error', title: copy.failedTitle, text: copy.failedText}),
    );
  }, []);
  const closeChat = useCallback(() => setOpen(false), []);

  useEffect(() => {
    window.addEventListener(OPEN_EVENT, openChat);
    return () => window.removeEventListener(OPEN_EVENT, openChat);
  }, [openChat]);

  // The focus returns to where it was, or to the button when that is gone.
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open) {
      const from = opener.current;
      const back = from instanceof HTMLElement && from !== document.body && from.isConnected;
      (back ? from : button.current)?.focus();
    }
    wasOpen.current = open;
  }, [open]);

  return (
    <>
      {pathname === '/' ? null : (
        <button
          ref={button}
          type="button"
          data-needs-script
          aria-label={copy.open}
          aria-haspopup="dialog"
          onPointerEnter={prefetch}
          onFocus={prefetch}
          onClick={openChat}
          className={`fixed right-4 z-20 grid size-14 place-items-center rounded-full border-2 border-paper bg-ink text-mango shadow-lift transition-colors hover:bg-selva md:right-6 md:bottom-6 ${
            // A phone's product page has a bar above the bottom bar.
            pathname.startsWith('/producto/')
              ? 'bottom-[calc(8.75rem+env(safe-area-inset-bottom))]'
              : 'bottom-[calc(5rem+env(safe-area-inset-bottom))]'
          } ${open ? 'invisible' : ''}`}
        >
          <Icon name="message-circle" className="size-6" />
        </button>
      )}
      {Panel ? <Panel open={open} onClose={closeChat} /> : null}
    </>
  );
}

/** A failure is dealt with when the chat is to open. */
function prefetch() {
  fetchChatPanel().catch(() => {});
}
