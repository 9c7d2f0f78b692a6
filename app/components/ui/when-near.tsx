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
/** What is done to a part before its code is here, and is done again afterwards. */
const EARLY_EVENTS = ['click', 'change'] as const;

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
    const repeatEarlyAction = useEarlyAction(place);
    return (
      <div ref={place}>
        <Suspense>
          <Part {...props} />
          <Alive onAlive={repeatEarlyAction} />
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
 * Remembers the last button that was clicked, or list that was chosen from, while the part could not
 * answer yet; the function returned does it again. Links need no help.
 */
function useEarlyAction(place: RefObject<HTMLElement>): () => void {
  const repeat = useRef(() => {});
  const forget = useRef(() => {});

  useEffect(() => {
    const remember = ({target}: Event) => {
      if (!(target instanceof Element) || !place.current?.contains(target)) return;
      repeat.current = repetitionFor(target) ?? repeat.current;
    };
    // At the window, since React stops an event on what it has not taken over at the document.
    EARLY_EVENTS.forEach((type) => window.addEventListener(type, remember, {capture: true}));
    forget.current = () =>
      EARLY_EVENTS.forEach((type) => window.removeEventListener(type, remember, {capture: true}));
    return forget.current;
  }, [place]);

  return useCallback(() => {
    forget.current();
    repeat.current();
    repeat.current = () => {};
  }, []);
}

function repetitionFor(target: Element): (() => void) | undefined {
  if (target instanceof HTMLSelectElement) {
    return () => target.dispatchEvent(new Event('change', {bubbles: true}));
  }
  const button = target.closest('button');
  return button ? () => button.click() : undefined;
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
