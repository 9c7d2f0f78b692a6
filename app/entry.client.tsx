import {RemixBrowser} from '@remix-run/react';
import {startTransition, StrictMode} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {openSearchAtSlash} from './components/search/search-key';
import {tolerateForeignChanges} from './components/ui/hydration/foreign-changes';

// Remix's inline script fails in engines without `TextEncoderStream`: React would then empty the page, which is left as the
// server rendered it.
if (window.__remixContext.stream) {
  openSearchAtSlash();
  tolerateForeignChanges();
  void dataDecoded().then(takeOver);
}

/**
 * Remix's root suspends while it decodes what the loaders answered. A click or a key at that moment
 * makes React render the root at once, which fails for good on a suspended root: the page would stay
 * dead ("Root did not complete", https://github.com/remix-run/remix/issues/10214). So the decoding,
 * which the root begins before anything else, is begun here, and React comes after it.
 */
async function dataDecoded(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (pending) {
    if (pending instanceof Promise) await pending;
  }
}

function takeOver() {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  });
}
