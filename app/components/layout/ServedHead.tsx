import {createContext, useContext} from 'react';
import {feed} from '~/copy/feed';

/** The text of the document's JSON-LD script; null for none, and in the browser. */
export const StructuredDataScript = createContext<string | null>(null);

/**
 * What only machines look for, which read documents and do not navigate. The server alone renders it,
 * as the end of the head, where React leaves alone what it did not make; no browser loads its code.
 */
export function ServedHead() {
  const json = useContext(StructuredDataScript);
  return (
    <>
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="alternate" type="application/atom+xml" title={feed.title} href="/novedades.xml" />
      {json ? <script type="application/ld+json" dangerouslySetInnerHTML={{__html: json}} /> : null}
    </>
  );
}
