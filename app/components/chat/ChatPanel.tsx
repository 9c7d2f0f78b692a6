import {Disclosure, DisclosureButton, DisclosurePanel} from '@headlessui/react';
import {useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {chat as copy} from '~/copy/chat';
import {chatButton} from '~/copy/layout';
import {Dialog} from '../ui/Dialog';
import {PHONE, useMediaQuery, useOnNavigation} from '~/components/ui/hydration/use-browser';
import {ChatWindow} from './ChatWindow';

export interface ChatPanelProps {
  /** Any part of the page, or a script beside it, may open the chat with this event of the window. */
  readonly openEvent: string;
  /** Look and place of the button. */
  readonly className: string;
  /** True if only the event opens the chat. */
  readonly buttonHidden: boolean;
  /** The button's label. */
  readonly children: ReactNode;
}

/** The chat's button and panel, initially open. Lazy-loaded, hence the default export. */
export default function ChatPanel(props: ChatPanelProps) {
  return (
    <Disclosure defaultOpen>
      {({open, close}) => <ButtonAndPanel {...props} open={open} close={close} />}
    </Disclosure>
  );
}

interface ButtonAndPanelProps extends ChatPanelProps {
  readonly open: boolean;
  readonly close: (focus?: HTMLElement) => void;
}

/**
 * The chat with SofIA: over the page on a phone, which has room for nothing else; elsewhere in a corner
 * beside it, so that the shop can be used meanwhile. Headless UI's Dialog is always modal, so the corner
 * is a Disclosure's, to which Escape means nothing.
 */
function ButtonAndPanel({
  openEvent,
  className,
  buttonHidden,
  children,
  open,
  close,
}: ButtonAndPanelProps) {
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const [draft, setDraft] = useState('');
  const fullScreen = useMediaQuery(PHONE);

  const openChat = useCallback(() => {
    const focused = document.activeElement;
    opener.current = focused instanceof HTMLElement && focused !== document.body ? focused : null;
    button.current?.click();
  }, []);

  useEffect(() => {
    if (open) return;
    window.addEventListener(openEvent, openChat);
    return () => window.removeEventListener(openEvent, openChat);
  }, [open, openEvent, openChat]);

  // The chat is open at first. The pressed button is gone, so this one takes the focus.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) button.current?.focus();
    opener.current = document.activeElement as HTMLElement;
  }, []);

  const onClose = useCallback(() => {
    close(opener.current?.isConnected ? opener.current : undefined);
    opener.current = null;
  }, [close]);

  // Next to the page, Escape closes the chat only inside it and where no control has the focus.
  useEffect(() => {
    if (!open || fullScreen) return;
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      const {target} = event;
      if (!(target instanceof Element)) return;
      if (target.matches('body, main') || panel.current?.contains(target)) onClose();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open, fullScreen, onClose]);

  // On a phone every navigation, including Back, closes the chat.
  useOnNavigation(() => {
    if (fullScreen && open) close();
  });

  const content = (
    <ChatWindow
      panel={panel}
      title={title}
      fullScreen={fullScreen}
      draft={draft}
      onDraft={setDraft}
      onClose={onClose}
    />
  );

  return (
    <>
      <DisclosureButton
        ref={button}
        type="button"
        aria-label={chatButton.open}
        aria-haspopup="dialog"
        hidden={buttonHidden}
        // The open panel covers the button and has its own close button.
        tabIndex={open ? -1 : undefined}
        className={className}
      >
        {children}
      </DisclosureButton>
      {fullScreen ? (
        <Dialog
          open={open}
          onClose={onClose}
          aria-label={copy.title}
          // A phone's keyboard would hide the greeting, so the text box does not get the focus.
          initialFocus={title}
          panel={panel}
          className="absolute inset-x-0 top-0 flex h-dvh flex-col overflow-hidden transition-opacity duration-200 ease-label data-closed:opacity-0"
        >
          {content}
        </Dialog>
      ) : (
        <DisclosurePanel
          ref={panel}
          transition
          role="dialog"
          aria-label={copy.title}
          // A press on a non-focusable element must not move the focus outside.
          tabIndex={-1}
          className="fixed right-6 bottom-6 z-40 flex h-[min(600px,calc(100dvh-3rem))] w-[400px] flex-col overflow-hidden rounded-xl border border-arena-deep bg-paper text-ink shadow-high transition-[opacity,translate] duration-200 ease-label outline-none focus-visible:shadow-high data-closed:translate-y-2 data-closed:opacity-0"
        >
          {content}
        </DisclosurePanel>
      )}
    </>
  );
}
