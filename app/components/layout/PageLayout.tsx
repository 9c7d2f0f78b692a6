import {lazy, Suspense, useEffect, type ReactNode} from 'react';
import {layout} from '~/copy/layout';
import {isUnsettled} from '~/domain/checkout/hand-off';
import type {AccountsConfig} from '~/state/account/account';
import {connectAccount} from '~/state/account/connect-account';
import {cartStore} from '~/state/cart/cart';
import {useConnect, useStored} from '~/state/browser/persistent-store';
import {useRootData, type RootData} from '~/state/root-data';
import {wishlistStore} from '~/state/wishlist/wishlist';
import {ChatButton} from '../chat/ChatButton';
import {SearchHost} from '../search/SearchHost';
import {BottomBar} from '../navigation/BottomBar';
import {useEventReplay} from '../ui/hydration/event-replay';
import {Header} from '../navigation/Header';
import {NavigationProgress} from './NavigationProgress';
import {RouteAnnouncer} from './RouteAnnouncer';
import {ToastRegion} from '../toasts/ToastRegion';
import {Footer} from './Footer';

import {FailedPart} from './FailedPart';

/** Without its code nobody is asked, and nothing is measured. */
const PrivacyHost = lazy(() =>
  import('../privacy/PrivacyHost').catch(() => ({default: () => <></>})),
);
/** Without its code links are followed as the browser does by itself. */
const NetworkHost = lazy(() =>
  import('../offline/NetworkHost').catch(() => ({default: () => <></>})),
);
/** Without its code the open payments are asked for on the next page. */
const PaymentWatch = lazy(() =>
  import('~/components/checkout/PaymentWatch').catch(() => ({default: () => null})),
);

/** What takes the focus must not come to rest under the header; of a phone's bar the whole document knows. */
const MAIN = 'outline-none focus-visible:shadow-none md:[&_:focus-visible]:scroll-mt-12';

/** What surrounds every screen. */
export function PageLayout({children}: {readonly children: ReactNode}) {
  const data: Partial<RootData> = useRootData() ?? {};
  const {communityUrl, accounts = null, measurement, licence} = data;
  useConnect(cartStore);
  useConnect(wishlistStore);
  useEffect(() => connectAccount(accounts), [accounts]);
  const answerEvents = useEventReplay();
  return (
    <>
      {/* One element, so that an open dialog makes all of it inert; messages are still announced. */}
      <div>
        <a
          href="#contenido"
          className="fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-ink px-4 py-3 font-bold text-paper focus:translate-y-0"
        >
          {layout.skipToContent}
        </a>
        <NavigationProgress />
        <RouteAnnouncer />
        <Header communityUrl={communityUrl} />
        <main ref={answerEvents} id="contenido" tabIndex={-1} className={MAIN}>
          {children}
        </main>
        <Footer communityUrl={communityUrl} measured={Boolean(measurement)} licence={licence} />
        <BottomBar communityUrl={communityUrl} />
        <SearchHost />
        <ChatButton />
        {accounts ? <OpenPayments accounts={accounts} /> : null}
        <AfterHydration>
          <NetworkHost />
          {measurement ? <PrivacyHost measurement={measurement} /> : null}
        </AfterHydration>
        <FailedPart />
      </div>
      <ToastRegion />
    </>
  );
}

/** Only a browser that has handed a cart over needs the code that asks what became of it. */
function OpenPayments({accounts}: {accounts: AccountsConfig}) {
  const open = useStored(cartStore, ({handOffs}, ready) => ready && handOffs.some(isUnsettled));
  return open ? (
    <Suspense>
      <PaymentWatch accounts={accounts} />
    </Suspense>
  ) : null;
}

/** What no first view needs: fetched after hydration, so that it delays nothing. */
function AfterHydration({children}: {children: ReactNode}) {
  const hydrated = useStored(cartStore, (_cart, ready) => ready);
  return hydrated ? <Suspense>{children}</Suspense> : null;
}
