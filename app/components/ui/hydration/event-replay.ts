/**
 * Replays, once the page is hydrated, the buttons that were pressed and the choices that were made before. Links and
 * submit buttons need no help: the browser follows and sends them by itself
 * (`docs/decisions/0004-small-first-load.md`).
 */
import {useEffect, type RefCallback} from 'react';

interface EventReplay {
  /** Buttons pressed and lists changed before hydration, the latest last. */
  readonly held: Set<HTMLElement>;
  /** The latest of these events. */
  latest?: Event;
  /** Stops holding events. */
  stop(): void;
}

declare global {
  interface Window {
    /** Set by `EVENT_REPLAY_SCRIPT`, and deleted once the page is hydrated. */
    eventReplay?: EventReplay;
  }
}

/**
 * Goes into the head of every document, before any other code. It listens at the window, where nothing
 * has stopped an event yet, and marks the root element so that the page can show that something is
 * under way. It forgets after 20 s: a later replay would come as a surprise. Checkboxes and radio buttons keep their
 * state by themselves (`changedChoices`). Its end is the event `hydrated`, for the other inline script (`load-order.ts`).
 */
export const EVENT_REPLAY_SCRIPT = `{
const kinds={click:"button",change:"select"},held=new Set,mark=document.documentElement.dataset;
let timer;
const hold=event=>{
const control=event.target.closest?.(kinds[event.type]);
if(!control||control.type=="submit"&&control.form)return;
eventReplay.latest=event;
held.delete(control);held.add(control);
mark.heldEvents="";
clearTimeout(timer);timer=setTimeout(()=>{held.clear();delete mark.heldEvents},20000)};
window.eventReplay={held,stop(){for(const type in kinds)removeEventListener(type,hold,true);dispatchEvent(new Event("hydrated"))}};
for(const type in kinds)addEventListener(type,hold,true)
}`;

const replaying = new Set<HTMLElement>();
/** Checkboxes and radio buttons, with the state that the shopper gave them. */
const choices = new Map<HTMLInputElement, boolean>();

/** The page's layout sets the returned callback as `ref` on one of its elements. */
export function useEventReplay(): RefCallback<HTMLElement> {
  // The stores are connected in effects; and within an effect React cannot hydrate a boundary that is pressed.
  useEffect(() => void setTimeout(replay), []);
  return stopHolding;
}

/** React calls it in the commit that hydrates the page. */
function stopHolding(page: HTMLElement | null): void {
  const {eventReplay} = window;
  if (!page || !eventReplay) return;
  for (const choice of changedChoices()) choices.set(choice, choice.checked);
  eventReplay.stop();
  const {held, latest} = eventReplay;
  delete window.eventReplay;
  for (const control of held) {
    // React hydrated the page at once because of this event, and handles it itself.
    const underWay = latest?.eventPhase !== Event.NONE && contains(control, latest?.target);
    if (!underWay) replaying.add(control);
  }
}

function replay(): void {
  for (const held of replaying) {
    const control = held.isConnected || !held.id ? held : document.getElementById(held.id);
    if (control instanceof HTMLSelectElement) {
      control.dispatchEvent(new Event('change', {bubbles: true}));
    } else {
      control?.click();
    }
  }
  replaying.clear();
  for (const [choice, checked] of choices) {
    // React may have reset the choice, and reports only changes from the state that it saw last.
    choice.checked = !checked;
    choice.click();
  }
  choices.clear();
  delete document.documentElement.dataset['heldEvents'];
}

/** Checkboxes and radio buttons that changed before hydration, which React does not report. */
function changedChoices(): HTMLInputElement[] {
  const all = document.querySelectorAll<HTMLInputElement>('[type=checkbox],[type=radio]:checked');
  return [...all].filter(({checked, defaultChecked}) => checked !== defaultChecked);
}

function contains(control: HTMLElement, target: EventTarget | null | undefined): boolean {
  return target instanceof Node && control.contains(target);
}
