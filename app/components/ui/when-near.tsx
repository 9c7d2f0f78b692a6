/**
 * Parts of a page that come as HTML from the server, while their code waits until they are near the
 * viewport or the shopper does anything at all. It never waits on a client navigation.
 */
import {
  lazy,
  memo,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type RefObject,
} from 'react';
import {afterAction} from './after-action';
import {
  awaitPart,
  hasEarlyActions,
  pageAnswers,
  partAnswers,
  repeatEarlyActions,
} from './early-actions';
import {loadPatiently} from './load-patiently';
import {useCommitEffect} from './use-commit-effect';

/** How far below the viewport a part is when its code is fetched. */
const MARGIN = '150px';
/** A waiting part must not hold back what a shopper's action updates, so each of these ends the wait. */
const ACTIONS = ['pointerdown', 'keydown', 'focusin', 'click', 'change', 'popstate'] as const;

let hydrated = false;

/** For the page's frame: once it is alive, what renders is a client navigation. */
export function useHydrationMark(): void {
  useCommitEffect(pageAnswers, []);
  useEffect(() => {
    hydrated = true;
    repeatEarlyActions();
  }, []);
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
  return whenWanted(load, (_place, callback) => afterAction(ACTIONS, callback));
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
    typeof document === 'undefined' ? load() : opened.then(() => loadOrLeave(load)),
  ) as unknown as ComponentType<Props>;

  // A part that has not been taken over yet must not be rendered for a reason that is not its own.
  return memo(function WhenWanted(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const [waits] = useState(() => !hydrated);
    if (!waits) open();
    useCommitEffect(() => (waits && place.current ? awaitPart(place.current) : undefined), [waits]);
    useEffect(() => {
      if (hasEarlyActions()) open();
      return place.current ? onceWanted(place.current, open) : undefined;
    }, []);
    return (
      <div ref={place}>
        <Suspense>
          <Part {...props} />
          <Alive place={place} />
        </Suspense>
      </div>
    );
  });
}

/** A part without code stays what the server made of it: it can be read, and its links work. */
function loadOrLeave<Module>(load: () => Promise<Module>): Promise<Module> {
  return loadPatiently(load).catch((error: unknown) => {
    reportError(error);
    return new Promise<never>(() => {});
  });
}

/** Tells when the part around it has been taken over. */
function Alive({place}: {place: RefObject<HTMLElement>}) {
  useCommitEffect(() => {
    if (place.current) partAnswers(place.current);
  }, [place]);
  useEffect(repeatEarlyActions, []);
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
  const stop = afterAction(ACTIONS, callback);
  return () => {
    observer.disconnect();
    stop();
  };
}
