/** A section with buttons whose code is fetched after the shopper's first action, which may be a press in it. */
import {useEffect, type ComponentType} from 'react';
import {MOVING_KEY} from './lazy-on-intent';
import {splitSection} from './split-section';

/**
 * Call it outside of components, with a constant import. React drops what is pressed in a section whose code
 * is missing: such a press fetches it at once, and the latest is done again once it is here; so is each key
 * that moves within tabs. It stands in a `<div>` with `display: contents`, so it cannot be a direct child of a
 * list.
 */
export function pressedSection<Props extends object>(
  load: () => Promise<{default: ComponentType<Props>}>,
): ComponentType<Props> {
  const missed: Event[] = [];
  /** Null once the section answers by itself. */
  let place: HTMLElement | null = null;
  let hurry = () => {};
  const pressed = new Promise<void>((resolve) => {
    hurry = resolve;
  });

  const Section = splitSection(
    async () => {
      const {default: Part} = await load();
      // Makes React hydrate the section in that very event, unless it is rendering it for a change.
      setTimeout(pressAgain);
      return {
        default: function AnsweringPart(props: Props) {
          useEffect(() => {
            place = null;
            pressAgain();
          }, []);
          return <Part {...props} />;
        },
      };
    },
    'acted',
    pressed,
  );

  function notePress(event: Event) {
    const button = (event.target as Element).closest('button');
    if (!place?.contains(button)) return;
    if (event instanceof KeyboardEvent) {
      if (!MOVING_KEY.test(event.key) || !button?.matches('[role=tab]')) return;
      event.preventDefault();
    } else {
      missed.length = 0;
    }
    missed.push(event);
    hurry();
  }

  function pressAgain() {
    for (const event of missed.splice(0)) {
      // One on its way is the one for which the section is hydrated, and reaches it.
      if (event.eventPhase !== Event.NONE) continue;
      const Same = event.constructor as typeof Event;
      event.target?.dispatchEvent(new Same(event.type, event));
    }
  }

  /** For as long as the section is on the page. */
  function watchPresses(element: HTMLElement | null) {
    place = element;
    const listen = element ? addEventListener : removeEventListener;
    // At the window and first: React lets nobody below the document see what it cannot answer.
    listen('click', notePress, true);
    listen('keydown', notePress, true);
    // A press that is on its way has passed the window, and is what React begins this page for.
    const latest = element && window.eventReplay?.latest;
    if (latest?.eventPhase) notePress(latest);
  }

  return (props) => (
    <div className="contents" ref={watchPresses}>
      <Section {...props} />
    </div>
  );
}
