import {useLocation} from '@remix-run/react';
import {useCallback, useEffect, useState} from 'react';
import {chatButton as copy} from '~/copy/layout';
import {showToast} from '~/state/toasts';
import {Icon} from '../ui/Icon';
import {useLazyOnIntent} from '../ui/hydration/lazy-on-intent';

const OPEN_EVENT = 'openSofia';

/** It brings the names of the whole local catalogue, so it waits for somebody who wants it. */
const fetchChatPanel = () => import('./ChatPanel');

const BUTTON =
  'fixed right-4 z-20 grid size-14 place-items-center rounded-full border-2 border-paper bg-ink text-mango shadow-lift transition-colors hover:bg-selva aria-busy:animate-pulse aria-busy:bg-selva md:right-6 md:bottom-6';

/**
 * Opens the chat with SofIA, on every page but the home page; the event opens it there too. Once the
 * chat was wanted, its own button stands in place of this one.
 */
export function ChatButton() {
  const {pathname} = useLocation();
  const [Panel, load] = useLazyOnIntent(fetchChatPanel);
  const [state, setState] = useState<'idle' | 'loading' | 'wanted'>('idle');
  const wanted = state === 'wanted';

  const openChat = useCallback(() => {
    setState('loading');
    load().then(
      () => setState('wanted'),
      () => {
        setState('idle');
        showToast({tone: 'error', title: copy.failedTitle, text: copy.failedText});
      },
    );
  }, [load]);

  useEffect(() => {
    if (wanted) return;
    window.addEventListener(OPEN_EVENT, openChat);
    return () => window.removeEventListener(OPEN_EVENT, openChat);
  }, [openChat, wanted]);

  const className = `${BUTTON} ${
    // A phone's product page has a bar above the bottom bar.
    pathname.startsWith('/producto/')
      ? 'bottom-[calc(8.75rem+env(safe-area-inset-bottom))]'
      : 'bottom-[calc(5rem+env(safe-area-inset-bottom))]'
  }`;
  if (Panel && wanted) {
    return <Panel openEvent={OPEN_EVENT} className={className} buttonHidden={pathname === '/'} />;
  }
  if (pathname === '/') return null;
  return (
    <button
      type="button"
      data-needs-script
      aria-label={copy.open}
      aria-haspopup="dialog"
      aria-busy={state === 'loading'}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={openChat}
      className={className}
    >
      <Icon name="message-circle" className="size-6" />
    </button>
  );
}

/** A failure is dealt with when the chat is to open. */
function prefetch() {
  fetchChatPanel().catch(() => {});
}
