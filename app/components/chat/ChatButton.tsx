import {useLocation} from '@remix-run/react';
import {useCallback, useEffect, useState} from 'react';
import {chatButton as copy} from '~/copy/layout';
import {Icon} from '../ui/Icon';
import {fetchOnIntent, useLazyPart} from '../ui/hydration/use-lazy-part';

const OPEN_EVENT = 'openSofia';

const fetchChatPanel = () => import('./ChatPanel');
const INTENT = fetchOnIntent(fetchChatPanel);

const BUTTON =
  'corner-button fixed z-30 flex items-center justify-center gap-1 font-semibold transition-colors hover:bg-paper-deep md:bg-ink md:font-bold md:text-mango md:hover:bg-selva aria-busy:animate-pulse';

const FACE = (
  <>
    <Icon name="message-circle" className="size-[1em] max-md:fill-mango" />
    <span>SofIA</span>
  </>
);

/**
 * Opens the chat with SofIA on all pages but the home page, where an event opens it. Once the chat has loaded, its
 * own button replaces this one.
 */
export function ChatButton() {
  const {pathname} = useLocation();
  const [Panel, openPanel] = useLazyPart(fetchChatPanel);
  const [state, setState] = useState<'idle' | 'loading' | 'wanted'>('idle');
  const wanted = state === 'wanted';

  const openChat = useCallback(() => {
    setState('loading');
    void openPanel(() => setState('wanted')).then(() =>
      setState((now) => (now === 'loading' ? 'idle' : now)),
    );
  }, [openPanel]);

  useEffect(() => {
    if (wanted) return;
    window.addEventListener(OPEN_EVENT, openChat);
    return () => window.removeEventListener(OPEN_EVENT, openChat);
  }, [openChat, wanted]);

  if (Panel && wanted) {
    return (
      <Panel openEvent={OPEN_EVENT} className={BUTTON} buttonHidden={pathname === '/'}>
        {FACE}
      </Panel>
    );
  }
  if (pathname === '/') return null;
  return (
    <button
      type="button"
      data-needs-script
      aria-label={copy.open}
      aria-haspopup="dialog"
      aria-busy={state === 'loading'}
      {...INTENT}
      onClick={openChat}
      className={BUTTON}
    >
      {FACE}
    </button>
  );
}
