/**
 * A part of a page whose code is fetched once the page has loaded and stood for a moment, or at the
 * shopper's first action. Until then, and in the HTML of the server, a stand-in of the same size
 * takes its place. It never waits on a client navigation.
 */
import {lazy, Suspense, useEffect, useState, type ComponentType} from 'react';
import {afterAction} from './after-action';
import {loadPatiently} from './load-patiently';
import {isHydrated} from './when-near';

const DELAY_MS = 1000;
const ACTIONS = ['pointerdown', 'keydown', 'scroll'] as const;

/** A component whose code waits; give it a constant import, and a stand-in that needs no more props. */
export function afterLoad<Props extends object>(
  load: () => Promise<{default: ComponentType<Props>}>,
  StandIn: ComponentType<object>,
): ComponentType<Props> {
  // The types of `lazy` lose what `Props` is.
  const Part = lazy(() => loadPatiently(load)) as unknown as ComponentType<Props>;

  return function AfterLoad(props: Props) {
    const [due, setDue] = useState(isHydrated);
    useEffect(() => (due ? undefined : onceSettled(() => setDue(true))), [due]);
    const standIn = <StandIn />;
    return due ? (
      <Suspense fallback={standIn}>
        <Part {...props} />
      </Suspense>
    ) : (
      standIn
    );
  };
}

function onceSettled(callback: () => void): () => void {
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    timeout = setTimeout(callback, DELAY_MS);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, {once: true});
  const stop = afterAction(ACTIONS, callback);
  return () => {
    clearTimeout(timeout);
    window.removeEventListener('load', wait);
    stop();
  };
}
