/**
 * What a shopper presses or chooses before the code that answers it is here, is done again once it is,
 * if it comes within a while. Links and submit buttons need no help: the browser follows and sends them
 * by itself, and whoever leaves the page takes nothing along.
 */

type Control = HTMLButtonElement | HTMLSelectElement;

interface EarlyActions {
  /** What was pressed or chosen, the latest last. */
  readonly controls: Set<Control>;
  /** The latest of these events. */
  event?: Event;
  /** Whether nothing answers a control yet. */
  isDeaf(control: Control): boolean;
  /** Stops listening. */
  stop(): void;
}

declare global {
  interface Window {
    /** Made by `early-actions-script.ts`. */
    readonly earlyActions?: EarlyActions;
  }
}

/** Parts of the page whose own code is still on its way, and those whose code has come. */
const waiting = new Set<Element>();
const answering = new WeakSet<Element>();

/** From now on nothing answers the controls of a part, until `partAnswers`. Returns how to forget it. */
export function awaitPart(place: Element): () => void {
  if (!answering.has(place)) waiting.add(place);
  return () => {
    waiting.delete(place);
    // Development takes effects back and makes them again, in the same place.
    queueMicrotask(() => {
      if (!place.isConnected) repeatEarlyActions();
    });
  };
}

/** To be told in the very commit from which React answers a part, or what is done next is done twice. */
export function partAnswers(place: Element): void {
  answering.add(place);
  waiting.delete(place);
  leaveToReact();
}

/** The same for the page, but for the parts that wait. */
export function pageAnswers(): void {
  if (window.earlyActions) window.earlyActions.isDeaf = isWaiting;
  leaveToReact();
}

export function hasEarlyActions(): boolean {
  return Boolean(window.earlyActions?.controls.size);
}

/** Does what can be answered by now. To be called once the effects of that commit have run. */
export function repeatEarlyActions(): void {
  const {earlyActions} = window;
  // Before `pageAnswers` nothing can.
  if (earlyActions?.isDeaf !== isWaiting) return;
  const {controls, stop} = earlyActions;
  if (waiting.size === 0) stop();
  for (const control of [...controls].filter((each) => !isWaiting(each))) {
    controls.delete(control);
    if (!control.isConnected) continue;
    if (control instanceof HTMLSelectElement) {
      control.dispatchEvent(new Event('change', {bubbles: true}));
    } else {
      control.click();
    }
  }
  if (controls.size === 0) delete document.documentElement.dataset['early'];
}

/** React takes over at once at the sight of an event, which it then answers itself. */
function leaveToReact(): void {
  const {controls, event} = window.earlyActions ?? {};
  if (!event || event.eventPhase === Event.NONE || !(event.target instanceof Element)) return;
  const control = event.target.closest<Control>('button, select');
  if (control && !isWaiting(control)) controls?.delete(control);
}

function isWaiting(control: Control): boolean {
  return [...waiting].some((place) => place.contains(control));
}
