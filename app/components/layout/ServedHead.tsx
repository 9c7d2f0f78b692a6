import {createContext, useContext} from 'react';
import {feed} from '~/copy/seo';
import {SESSION_STORAGE_KEY} from '~/state/account/account';
import {EVENT_REPLAY_SCRIPT} from '~/components/ui/hydration/event-replay';

/** Text of the JSON-LD script; null if empty, and in the browser. */
export const StructuredDataScript = createContext<string | null>(null);

/** Tells the first paint whether a session is stored, because the document is anonymous. */
const SHOW_SESSION = `try{if(localStorage.getItem(${JSON.stringify(SESSION_STORAGE_KEY)}))document.documentElement.dataset.session=''}catch{}`;

/**
 * What only machines look for, which read documents and do not navigate, and what cannot wait for the
 * page's code. The server alone renders it, as the end of the head, where React leaves alone what it
 * did not make; no browser loads its code.
 */
export function ServedHead() {
  const json = useContext(StructuredDataScript);
  const mark = useContext(InlineScriptMark);
  return (
    <>
      <script nonce={mark} dangerouslySetInnerHTML={{__html: SHOW_SESSION}} />
      <script nonce={mark} dangerouslySetInnerHTML={{__html: EVENT_REPLAY_SCRIPT}} />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="alternate" type="application/atom+xml" title={feed.title} href="/novedades.xml" />
      {json ? <script type="application/ld+json" dangerouslySetInnerHTML={{__html: json}} /> : null}
    </>
  );
}

/**
 * The random mark that the server puts on the inline scripts it writes itself; undefined in the
 * browser. See `app/server/http/document/content-security-policy.ts`.
 */
export const InlineScriptMark = createContext<string | undefined>(undefined);
