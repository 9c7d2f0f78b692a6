import type {ReactNode} from 'react';
import {layout} from '~/copy/layout';
import {cartStore} from '~/state/cart';
import {useConnect} from '~/state/persistent-store';
import {wishlistStore} from '~/state/wishlist';
import {Footer} from './Footer';
import {Header} from './Header';
import {NavigationProgress} from './NavigationProgress';
import {ToastRegion} from './ToastRegion';

const STORES = [cartStore, wishlistStore];

interface FrameProps {
  /** Undefined when the root could not load. */
  readonly communityUrl: string | undefined;
  readonly children: ReactNode;
}

/** What surrounds every screen. */
export function Frame({communityUrl, children}: FrameProps) {
  useConnect(STORES);
  return (
    <>
      <a
        href="#contenido"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-ink px-4 py-3 font-bold text-paper focus:translate-y-0"
      >
        {layout.skipToContent}
      </a>
      <NavigationProgress />
      <Header communityUrl={communityUrl} />
      <main id="contenido" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer communityUrl={communityUrl} />
      <ToastRegion />
    </>
  );
}
