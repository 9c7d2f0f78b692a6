/**
 * Parts of a page below the fold come as HTML from the server, but their code waits until they are
 * near the viewport or the shopper does anything at all. It never waits on a client navigation.
 */
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type RefObject,
} from 'react';
import {loadPatiently} from './load-patiently';

/** How far below the viewport a part is when its code is fetched. */
const MARGIN = '150px';
/** A waiting part must not hold back what a shopper's action updates, so each of these ends the wait. */
const ACTIONS = ['pointerdown', 'keydown', 'popstate'] as const;

let hydrated = false;

/** Called once the page's frame is alive: what renders from then on is a client navigation. */
export function markHydrated(): void {
  hydrated = true;
}

/** Whether what renders now is a client navigation; never on the server. */
export function isHydrated(): boolean {
  return hydrated;
}

/** A component whose code is loaded when its place is near the viewport; give it a constant import. */
export function whenNear<Props extends object>(
  load: () => Promise<{default: ComponentType<Props>}>,
): ComponentType<Props> {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  // The types of `lazy` lose what `Props` is.
  const Part = lazy(() =>
    typeof document === 'undefined' ? load() : opened.then(() => loadPatiently(load)),
  ) as unknown as ComponentType<Props>;

  return function WhenNear(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const [waits] = useState(() => !hydrated);
    if (!waits) open();
    useEffect(() => onceNear(place.current, open), []);
    const replayEarlyClick = useEarlyClick(place);
    return (
      <div ref={place}>
        <Suspense>
          <Part {...props} />
          <Alive onAlive={replayEarlyClick} />
        </Suspense>
      </div>
    );
  };
}

/** Tells when the part around it has been taken over. */
function Alive({onAlive}: {onAlive: () => void}) {
  useEffect(onAlive, [onAlive]);
  return null;
}

/**
 * Remembers the last button that was clicked while the part could not answer yet; the function
 * returned clicks it again. Links need no help.
 */
function useEarlyClick(place: RefObject<HTMLElement>): () => void {
  const clicked = useRef<HTMLElement | null>(null);
  const forget = useRef(() => {});

  useEffect(() => {
    const remember = ({target}: Event) => {
      if (!(target instanceof Element) || !place.current?.contains(target)) return;
      clicked.current = target.closest('button') ?? clicked.current;
    };
    // At the window, since React stops a click on what it has not taken over at the document.
    window.addEventListener('click', remember, {capture: true});
    forget.current = () => window.removeEventListener('click', remember, {capture: true});
    return forget.current;
  }, [place]);

  return useCallback(() => {
    forget.current();
    clicked.current?.click();
    clicked.current = null;
  }, []);
}

function onceNear(element: Element | null, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting) callback();
    },
    {rootMargin: MARGIN},
  );
  if (element) observer.observe(element);
  ACTIONS.forEach((action) => window.addEventListener(action, callback, {capture: true}));
  return () => {
    observer.disconnect();
    ACTIONS.forEach((action) => window.removeEventListener(action, callback, {capture: true}));
  };
}
