/**
 * What a shopper presses or chooses before React has taken the page over is done again once it has, if
 * that comes within a while. Links and submit buttons need no help: the browser follows and sends them
 * by itself. From the moment that React answers, it hydrates a part in which something is pressed at
 * once and answers by itself (`docs/decisions/0004-small-first-load.md`).
 */
import {useEffect, type RefCallback} from 'react';

interface EventReplay {
  /** The buttons and choices that were pressed and the lists in which something was chosen, the latest last. */
  readonly held: Set<HTMLElement>;
  /** The latest of these events. */
  latest?: Event;
  /** Stops holding events. */
  stop(): void;
}

declare global {
  interface Window {
    /** Made by `EVENT_REPLAY_SCRIPT`, and gone once the page answers. */
    eventReplay?: EventReplay;
  }
}

/**
 * Goes into the head of every document, before any other code. It listens at the window, where nothing
 * has stopped an event yet, and marks the root element so that the shopper is shown that something is
 * under way. A choice is disabled until React answers, so its label is what is pressed. It forgets after 20 s:
 * what is done later would come as a surprise.
 */
export const EVENT_REPLAY_SCRIPT = `{
const kinds={click:"button,label:has(:disabled)",change:"select"},held=new Set,mark=document.documentElement.dataset;
let timer;
const hold=event=>{
const control=event.target.closest?.(kinds[event.type]);
if(!control||control.type=="submit"&&control.form)return;
eventReplay.latest=event;
held.delete(control);held.add(control);
mark.heldEvents="";
clearTimeout(timer);timer=setTimeout(()=>{held.clear();delete mark.heldEvents},20000)};
window.eventReplay={held,stop(){for(const type in kinds)removeEventListener(type,hold,true)}};
for(const type in kinds)addEventListener(type,hold,true)
}`;

const replaying = new Set<HTMLElement>();

/** For the frame of the page, which puts what it returns on an element of its own as `ref`. */
export function useEventReplay(): RefCallback<HTMLElement> {
  // The stores are connected in effects; and inside one React cannot hydrate what is pressed.
  useEffect(() => void setTimeout(replay), []);
  return stopHolding;
}

/** React calls it in the very commit from which it answers. */
function stopHolding(page: HTMLElement | null): void {
  const {eventReplay} = window;
  if (!page || !eventReplay) return;
  eventReplay.stop();
  const {held, latest} = eventReplay;
  delete window.eventReplay;
  for (const control of held) {
    // At the sight of this event React took over at once, and is about to answer it.
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
  delete document.documentElement.dataset['heldEvents'];
}

function contains(control: HTMLElement, target: EventTarget | null | undefined): boolean {
  return target instanceof Node && control.contains(target);
}
