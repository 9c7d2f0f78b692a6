/**
 * What a shopper presses or chooses before the code that answers it is here, is done again once it is.
 * Links and submit buttons need no help: the browser follows and sends them by itself.
 */

type Control = HTMLButtonElement | HTMLSelectElement;

interface EarlyActions {
  /** What was pressed or chosen, in order. */
  readonly controls: Set<Control>;
  /** Whether nothing answers a control yet. */
  isDeaf(control: Control): boolean;
  /** Stops listening. */
  stop(): void;
}

declare global {
  interface Window {
    /** Made by `REMEMBER_EARLY_ACTIONS`. */
    readonly earlyActions?: EarlyActions;
  }
}

/**
 * Goes into the head of every document, since it must be there before any other code. It listens at
 * the window, where nothing has stopped an event yet, and marks the root element, so that the shopper
 * can be shown that something is under way.
 */
export const REMEMBER_EARLY_ACTIONS = `{
const kinds={click:"button",change:"select"},
remember=({type,target})=>{
const control=target.closest?.(kinds[type]);
if(!control||control.type=="submit"&&control.form||!earlyActions.isDeaf(control))return;
earlyActions.controls.add(control);
document.documentElement.dataset.early=""};
window.earlyActions={controls:new Set,isDeaf:()=>true,stop(){for(const type in kinds)removeEventListener(type,remember,true)}};
for(const type in kinds)addEventListener(type,remember,true)
}`.replaceAll('\n', '');

/** Parts of the page whose own code is still on its way, and those whose code has come. */
const waiting = new Set<Element>();
const alive = new WeakSet<Element>();

/** Until the function returned is called, or `partIsAlive`, nothing answers the controls of a part. */
export function awaitPart(place: Element): () => void {
  if (!alive.has(place)) waiting.add(place);
  return () => waiting.delete(place);
}

export function hasEarlyActions(): boolean {
  return Boolean(window.earlyActions?.controls.size);
}

export function partIsAlive(place: Element): void {
  alive.add(place);
  waiting.delete(place);
  repeatWhatIsHeard();
}

/** Called once React answers the page, but for the parts that wait. */
export function pageIsAlive(): void {
  if (window.earlyActions) window.earlyActions.isDeaf = isWaiting;
  repeatWhatIsHeard();
}

function isWaiting(control: Control): boolean {
  return [...waiting].some((place) => place.contains(control));
}

function repeatWhatIsHeard(): void {
  const {earlyActions} = window;
  // Before `pageIsAlive` nothing is.
  if (earlyActions?.isDeaf !== isWaiting) return;
  const {controls, stop} = earlyActions;
  if (waiting.size === 0) stop();
  for (const control of [...controls].filter((each) => !isWaiting(each))) {
    controls.delete(control);
    if (control instanceof HTMLSelectElement) {
      control.dispatchEvent(new Event('change', {bubbles: true}));
    } else {
      control.click();
    }
  }
  if (controls.size === 0) delete document.documentElement.dataset['early'];
}
