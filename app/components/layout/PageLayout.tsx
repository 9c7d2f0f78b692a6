import {Suspense, useEffect, type ReactNode, useRef, useState} from 'react';
import {layout, failedPart as copy} from '~/copy/layout';
import {isUnsettled} from '~/domain/checkout/hand-off';
import type {AccountsConfig} from '~/state/account/account';
import {connectAccount} from '~/state/account/connect-account';
import {cartStore} from '~/state/cart/cart';
import {useConnect, useStored} from '~/state/browser/persistent-store';
import {useRootData, type RootData} from '~/state/root-data';
import {wishlistStore} from '~/state/wishlist/wishlist';
import {ChatButton} from '~/components/chat/ChatButton';
import {SearchHost} from '~/components/search/SearchHost';
import {BottomBar} from '~/components/navigation/BottomBar';
import {useEventReplay} from '~/components/ui/hydration/event-replay';
import {Header} from '~/components/navigation/Header';
import {ToastRegion} from '~/components/toasts/ToastRegion';
import {Footer} from './Footer';
import {useNavigation, useLocation} from '@remix-run/react';
import {failedPart, optionalPart, useFailedPart} from '~/components/ui/hydration/use-lazy-part';
import {BusyButton, Button} from '~/components/ui/Button';

/** If this code cannot be loaded, nobody is asked for consent and nothing is measured. */
const PrivacyHost = optionalPart(() => import('../privacy/PrivacyHost'));
/** If this code cannot be loaded, links work as in any browser. */
const NetworkHost = optionalPart(() => import('../offline/NetworkHost'));
/** If this code cannot be loaded, prices are shown without estimates. */
const EstimateHost = optionalPart(() => import('../estimate/EstimateHost'));
/** If this code cannot be loaded, open payments are checked on the next page. */
const PaymentWatch = optionalPart(() => import('~/components/checkout/PaymentWatch'));

/** Focused elements must not be covered by the header; the phone's bottom bar is handled for the whole document. */
const MAIN = 'outline-none focus-visible:shadow-none md:[&_:focus-visible]:scroll-mt-12';

/** Header, footer and other parts around every screen. */
export function PageLayout({children}: {readonly children: ReactNode}) {
  const data: Partial<RootData> = useRootData() ?? {};
  const {communityUrl, accounts = null, measurement, exchangeRates, licence} = data;
  useConnect(cartStore);
  useConnect(wishlistStore);
  useEffect(() => connectAccount(accounts), [accounts]);
  const answerEvents = useEventReplay();
  return (
    <>
      {/* One element, so that a modal dialog makes all of it inert; messages are still announced. */}
      <div>
        <a
          href="#contenido"
          className="fixed -top-40 left-2 z-50 rounded-md bg-ink px-4 py-3 font-bold text-paper focus:top-2"
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
          {exchangeRates ? <EstimateHost rates={exchangeRates} /> : null}
          {measurement ? <PrivacyHost measurement={measurement} /> : null}
        </AfterHydration>
        <FailedPart />
      </div>
      <ToastRegion />
    </>
  );
}

/** Needed only in browsers with an open hand-off. */
function OpenPayments({accounts}: {accounts: AccountsConfig}) {
  const open = useStored(cartStore, ({handOffs}, ready) => ready && handOffs.some(isUnsettled));
  return open ? (
    <Suspense>
      <PaymentWatch accounts={accounts} />
    </Suspense>
  ) : null;
}

/** Loads what the first view does not need, after hydration. */
function AfterHydration({children}: {children: ReactNode}) {
  const hydrated = useStored(cartStore, (_cart, ready) => ready);
  return hydrated ? <Suspense>{children}</Suspense> : null;
}

/** Pages that show a spinner while loading, in addition to the bar. */
const WITH_SPINNER = /^\/(?:producto|category)\//;

/**
 * A thin bar during client navigations, plus a spinner before a product or collection. A CSS delay hides both on fast
 * navigations.
 */
function NavigationProgress() {
  const {state, location} = useNavigation();
  const loading = state === 'loading';
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-50">
      {loading ? (
        <>
          <div className="progress-bar h-1 bg-mango" />
          <span
            className={
              WITH_SPINNER.test(location.pathname)
                ? 'progress-spinner pointer-events-none fixed inset-x-0 top-1/3 mx-auto flex w-fit items-center gap-3 rounded-full border border-arena bg-white py-2 pr-5 pl-3 shadow-lift'
                : 'sr-only'
            }
          >
            <span className="size-8 animate-spin-slow rounded-full border-4 border-arena border-t-selva" />
            {layout.loading}
          </span>
        </>
      ) : null}
    </div>
  );
}

const KEPT = 'main :focus:not(a:not([rel=nofollow]))';

/**
 * Does after a client navigation what browsers do when a page loads: screen readers announce the new title, and the
 * focus moves to the content. The control or `nofollow` link that narrowed a list keeps the focus, and so does the
 * target of a hash. A hash may have no target: that of a receipt names its order.
 */
export function RouteAnnouncer() {
  const {pathname, search, hash} = useLocation();
  const address = pathname + search;
  const last = useRef(address);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (last.current === address) return;
    last.current = address;
    setTitle(document.title);
    if (document.getElementById(hash.slice(1)) || document.querySelector(KEPT)) return;
    document.getElementById('contenido')?.focus({preventScroll: true});
  }, [address, hash]);

  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}

/**
 * Shown if a dialog, menu or tool could not be loaded (a deploy while the tab was open, a filter list, a broken
 * network), with a retry. The page stays as it is.
 */
function FailedPart() {
  const retry = useFailedPart();
  const [busy, setBusy] = useState(false);

  async function tryAgain() {
    setBusy(true);
    try {
      await retry?.();
      failedPart.setState({retry: null});
    } catch {
      await reloadIfReachable();
    }
    setBusy(false);
  }

  return (
    <div role="alert">
      {retry ? (
        <section
          aria-labelledby="parte-fallida"
          className="fixed inset-x-4 bottom-[calc(var(--above-edge)+0.5rem)] z-40 mx-auto max-w-sm rounded-lg border-2 border-ink bg-paper p-4 shadow-high"
        >
          <h2 id="parte-fallida" className="text-lg">
            {copy.title}
          </h2>
          <p className="mt-1 text-sm">{copy.text}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <BusyButton size="sm" busy={busy} onClick={() => void tryAgain()}>
              {copy.retry}
            </BusyButton>
            <Button size="sm" look="quiet" onClick={() => failedPart.setState({retry: null})}>
              {copy.close}
            </Button>
          </div>
        </section>
      ) : null}
    </div>
  );
}

/**
 * Browsers before mid-2026 remember a failed `import()` until the document is left (whatwg/html#10327), and after a
 * deploy only a new document names the new files. Another address, such as one with a query, would not help: the
 * failed file may be one that the part imports. So the document is loaded again, unless the shop cannot be reached: then
 * the page that the shopper has is better. Cart and wishlist are in the browser's storage.
 */
async function reloadIfReachable(): Promise<void> {
  const {ok} = await fetch(location.href, {method: 'HEAD', cache: 'no-store'}).catch(() => ({
    ok: false,
  }));
  if (ok) location.reload();
}
