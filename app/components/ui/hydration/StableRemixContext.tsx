import {UNSAFE_RemixContext as RemixContext} from '@remix-run/react';
import {useContext, useState, type ReactNode} from 'react';

/**
 * Hands on the first of Remix's contexts for as long as the tab is open. Remix makes another with the same
 * contents whenever it tells of an address, and does so outside of a transition: React would take that for a
 * change of every section that is not hydrated yet, take it off the page, render it anew and complain (error
 * 421). The router tells of the address in a transition, before which React hydrates.
 */
export function StableRemixContext({children}: {readonly children: ReactNode}) {
  const [first] = useState(useContext(RemixContext));
  return <RemixContext.Provider value={first}>{children}</RemixContext.Provider>;
}
