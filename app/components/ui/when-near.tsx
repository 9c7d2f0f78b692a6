/**
 * Parts of a page that come as HTML from the server, while their code waits until they are near the
 * viewport or the shopper does anything at all. It never waits on a client navigation.
 */
import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type RefObject,
} from 'react';
import {awaitPart, hasEarlyActions, pageIsAlive, partIsAlive} from './early-actions';
import {loadPatiently} from './load-patiently';

/** How far below the viewport a part is when its code is fetched. */
const MARGIN = '150px';
/** A waiting part must not hold back what a shopper's action updates, so each of these ends the wait. */
const ACTIONS = ['pointerdown', 'keydown', 'focusin', 'click', 'change', 'popstate'] as const;

let hydrated = false;

/** Called once the page's frame is alive: what renders from then on is a client navigation. */
export function markHydrated(): void {
  hydrated = true;
  pageIsAlive();
}

/** Whether what renders now is a client navigation; never on the server. */
export function isHydrated(): boolean {
  return hydrated;
}

/** A component whose code is loaded when its place is near the viewport; give it a constant import. */
export function whenNear<Props extends object>(
  load: () => Promise<{default: ComponentType<Props>}>,
): ComponentType<Props> {
  return whenWanted(load, onceNear);
}

/** The same for what looks and works without its code until somebody touches it, such as a form. */
export function whenTouched<Props extends object>(
  load: () => Promise<{default: ComponentType<Props>}>,
): ComponentType<Props> {
  return whenWanted(load, (_place, callback) => onceTouched(callback));
}

function whenWanted<Props extends object>(
  load: () => Promise<{default: ComponentType<Props>}>,
  onceWanted: (place: Element, callback: () => void) => () => void,
): ComponentType<Props> {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  // The types of `lazy` lose what `Props` is.
  const Part = lazy(() =>
    typeof document === 'undefined' ? load() : opened.then(() => loadPatiently(load)),
  ) as unknown as ComponentType<Props>;

  return function WhenWanted(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const [waits] = useState(() => !hydrated);
    if (!waits) open();
    useEffect(() => {
      const {current} = place;
      if (!current) return;
      const forget = waits ? awaitPart(current) : () => {};
      if (hasEarlyActions()) open();
      const stop = onceWanted(current, open);
      return () => {
        forget();
        stop();
      };
    }, [waits]);
    return (
      <div ref={place}>
        <Suspense>
          <Part {...props} />
          <Alive place={place} />
        </Suspense>
      </div>
    );
  };
}

/** Tells when the part around it has been taken over. */
function Alive({place}: {place: RefObject<HTMLElement>}) {
  useEffect(() => {
    if (place.current) partIsAlive(place.current);
  }, [place]);
  return null;
}

function onceNear(element: Element, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting) callback();
    },
    {rootMargin: MARGIN},
  );
  observer.observe(element);
  const stop = onceTouched(callback);
  return () => {
    observer.disconnect();
    stop();
  };
}

function onceTouched(callback: () => void): () => void {
  ACTIONS.forEach((action) => window.addEventListener(action, callback, {capture: true}));
  return () =>
    ACTIONS.forEach((action) => window.removeEventListener(action, callback, {capture: true}));
}
