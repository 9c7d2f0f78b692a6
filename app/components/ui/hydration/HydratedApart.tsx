import {UNSAFE_RemixContext} from '@remix-run/react';
import {Suspense, useContext, useEffect, useState, type Context, type ReactNode} from 'react';
import {
  UNSAFE_DataRouterStateContext,
  UNSAFE_LocationContext,
  UNSAFE_RouteContext,
} from 'react-router-dom';

/** What the framework gives another value, or another object of the same, while it loads and with each address. */
const CONTEXTS = [
  UNSAFE_RemixContext,
  UNSAFE_DataRouterStateContext,
  UNSAFE_LocationContext,
  UNSAFE_RouteContext,
] as const;

/**
 * A part of the page that React hydrates apart. Until then it is told of no change of the framework's contexts: React
 * would take any for a change of the part, and as long as it cannot hydrate it, take it off the page, render it anew
 * and complain (error 421).
 */
export function HydratedApart({children}: {readonly children: ReactNode}) {
  const [hydrated, setHydrated] = useState(false);
  return CONTEXTS.reduce<ReactNode>(
    (part, context) => (
      <Told of={context as Context<unknown>} now={hydrated}>
        {part}
      </Told>
    ),
    <Suspense>
      {children}
      <Hydrated tell={setHydrated} />
    </Suspense>,
  );
}

interface ToldProps {
  readonly of: Context<unknown>;
  readonly now: boolean;
  readonly children: ReactNode;
}

/** Hands on the value of a context: the first one, until `now`. */
function Told({of, now, children}: ToldProps) {
  const latest = useContext(of);
  const [first] = useState(latest);
  return <of.Provider value={now ? latest : first}>{children}</of.Provider>;
}

/** Runs its effect with those of the part around it, which is hydrated by then. */
function Hydrated({tell}: {readonly tell: (hydrated: true) => void}) {
  useEffect(() => tell(true), [tell]);
  return null;
}
