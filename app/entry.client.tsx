import {RemixBrowser} from '@remix-run/react';
import {startTransition, StrictMode} from 'react';
import {hydrateRoot} from 'react-dom/client';

/**
 * React's number, and in development its words, for an address that changed while a part of the page
 * waited for its code (`whenNear`). It then renders that part anew, and nothing is wrong.
 */
const CAME_BEFORE_ITS_PART = /#421|received an update before it finished hydrating/;

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
    {
      onRecoverableError(error) {
        if (!CAME_BEFORE_ITS_PART.test(String(error))) reportError(error);
      },
    },
  );
});
