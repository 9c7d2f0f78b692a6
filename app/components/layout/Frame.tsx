import {useEffect, type ReactNode} from 'react';
import {layout} from '~/copy/layout';
import {connectAccount, type AccountsConfig} from '~/state/account';
import {cartStore} from '~/state/cart';
import {useConnect} from '~/state/persistent-store';
import {wishlistStore} from '~/state/wishlist';
import {ChatButton} from '../chat/ChatButton';
import {SearchHost} from '../search/SearchHost';
import {BottomBar} from './BottomBar';
import {markHydrated} from '../ui/when-near';
import {Footer} from './Footer';
import {Header} from './Header';
import {NavigationProgress} from './NavigationProgress';
import {RouteAnnouncer} from './RouteAnnouncer';
import {ToastRegion} from './ToastRegion';

const STORES = [cartStore, wishlistStore];

/** What takes the focus must not come to rest under the header or under a phone's bar. */
const MAIN =
  'outline-none focus-visible:shadow-none max-md:[&_:focus-visible]:scroll-mb-24 md:[&_:focus-visible]:scroll-mt-12';

interface FrameProps {
  /** Undefined when the root could not load. */
  readonly communityUrl: string | undefined;
  /** Null when the shop has no account backend, undefined when the root could not load. */
  readonly accounts: AccountsConfig | null | undefined;
  readonly children: ReactNode;
}

/** What surrounds every screen. */
export function Frame({communityUrl, accounts = null, children}: FrameProps) {
  useConnect(STORES);
  useEffect(() => connectAccount(accounts), [accounts]);
  useEffect(markHydrated, []);
  return (
    <>
      <a
        href="#contenido"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-ink px-4 py-3 font-bold text-paper focus:translate-y-0"
      >
        {layout.skipToContent}
      </a>
      <NavigationProgress />
      <RouteAnnouncer />
      <Header communityUrl={communityUrl} />
      <main id="contenido" tabIndex={-1} className={MAIN}>
        {children}
      </main>
      <Footer communityUrl={communityUrl} />
      <BottomBar communityUrl={communityUrl} />
      <SearchHost />
      <ChatButton />
      <ToastRegion />
    </>
  );
}
