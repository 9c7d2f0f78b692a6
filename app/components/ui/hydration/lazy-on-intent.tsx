/**
 * Code that a page goes without until a shopper wants it: Headless UI, dialogs, menus. The document
 * never names it. It is fetched when somebody is about to use it, or in an idle moment after the page
 * has loaded and the shopper has done anything at all. There are two forms:
 *
 * - `useLazyOnIntent` for what is not on the page until it opens;
 * - `lazyOnIntent`, here, for what is served as plain markup, which an interactive component takes over.
 */
import {
  useEffect,
  useSyncExternalStore,
  type ComponentType,
  type KeyboardEvent,
  type UIEvent,
} from 'react';
import {flushSync} from 'react-dom';
import {loadPatiently} from './load-patiently';
import {onceIdle} from './once-idle';

/** What was done to the plain buttons and is done again on their successors, the latest last. */
type Missed = {readonly pressed: string} | {readonly key: string};

/** The keys that move within tabs and the like. */
export const MOVING_KEY = /^(?:Arrow|Home$|End$)/;
/** A touch is told as a click a little after the finger has left. */
const CLICK_DELAY_MS = 300;

type Load<Props> = () => Promise<{default: ComponentType<Props>}>;

/**
 * A component that is served as `Plain` and becomes the one of `load` once its code is here, on all its
 * places at once. Call it outside of components, with a constant import.
 *
 * - `Plain` gets the same props, looks the same and can be read and used without script. It has no
 *   event handlers of its own. Every button in it has an `id`, and the interactive component gives the
 *   same `id` to what stands in its place (pass one from `useId` above both): a press on the plain
 *   button, or an arrow key, is done again on its successor, and the focus goes over to it.
 * - What a browser keeps by itself (an open `<details>`, a checked box, the text of a field) is read by
 *   the interactive component in the initializer of its state, while the plain element of that `id` is
 *   still in the document: `useState(() => isOpen(document.getElementById(id)))`. After a client
 *   navigation it may be missing.
 * - Both stand in a `<div>` with `display: contents`, so neither can be a direct child of a list.
 */
export function lazyOnIntent<Props extends object>(
  load: Load<Props>,
  Plain: ComponentType<Props>,
): ComponentType<Props> {
  let part: ComponentType<Props> | null = null;
  let fetching: Promise<void> | undefined;
  let missed: readonly Missed[] = [];
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  function takeOver(Part: ComponentType<Props>) {
    const focused = document.activeElement as HTMLElement | null;
    part = Part;
    flushSync(() => listeners.forEach((listener) => listener()));
    if (!focused?.isConnected) focusOn(byId(focused?.id));
    const again = missed;
    missed = [];
    for (const act of again) {
      if ('pressed' in act) byId(act.pressed)?.click();
      else document.activeElement?.dispatchEvent(keyDown(act.key));
    }
    // Whoever has gone on to a field meanwhile stays there.
    if (focused?.isConnected) focusOn(focused);
  }

  function fetchPart() {
    fetching ??= loadPatiently(load).then(
      (module) => void afterPress().then(() => takeOver(module.default)),
      (error: unknown) => {
        // The plain markup stays, and the next intent is a new try.
        fetching = undefined;
        reportError(error);
      },
    );
  }

  function keepPress({target}: UIEvent) {
    const id = target instanceof Element ? target.closest('button')?.id : undefined;
    if (id) {
      // Pressed twice is impatience.
      const before = missed.filter((act) => !('pressed' in act && act.pressed === id));
      missed = [...before, {pressed: id}];
    }
    fetchPart();
  }

  function keepKey(event: KeyboardEvent) {
    if (event.target instanceof HTMLButtonElement && MOVING_KEY.test(event.key)) {
      event.preventDefault();
      missed = [...missed, {key: event.key}];
    } else if (event.key === ' ' || event.key === 'Enter') {
      // A click would follow when the key is let go, and by then the button may have been replaced.
      keepPress(event);
    }
    fetchPart();
  }

  function pressAndFetch() {
    watchPress();
    fetchPart();
  }

  return function LazyOnIntent(props: Props) {
    const Part = useSyncExternalStore(
      subscribe,
      () => part,
      () => null,
    );
    useEffect(() => onceIdle(fetchPart), []);
    if (Part) {
      return (
        <div role="presentation" className="contents">
          <Part {...props} />
        </div>
      );
    }
    return (
      <div
        role="presentation"
        className="contents"
        onPointerOver={fetchPart}
        onPointerDown={pressAndFetch}
        onFocus={fetchPart}
        onKeyDown={keepKey}
        onClick={keepPress}
      >
        <Plain {...props} />
      </div>
    );
  };
}

let pressEnds: Promise<void> | undefined;

/** From a press until its click, which must find the element that was pressed in its place. */
function watchPress(): void {
  pressEnds = new Promise((resolve) => {
    const resolveIn = (ms?: number) => () => setTimeout(resolve, ms);
    addEventListener('click', resolveIn(), {once: true});
    addEventListener('pointercancel', resolveIn(), {once: true});
    addEventListener('pointerup', resolveIn(CLICK_DELAY_MS), {once: true});
  });
}

async function afterPress(): Promise<void> {
  await pressEnds;
}

function keyDown(key: string): Event {
  return new window.KeyboardEvent('keydown', {key, bubbles: true, cancelable: true});
}

function byId(id: string | undefined): HTMLElement | null {
  return id ? document.getElementById(id) : null;
}

function focusOn(element: HTMLElement | null): void {
  element?.focus({preventScroll: true});
}
