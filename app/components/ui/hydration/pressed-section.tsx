/** A section with buttons whose code is fetched after the shopper's first action, which may be a press in it. */
import {useEffect, type ComponentType} from 'react';
import {splitSection} from './split-section';

/**
 * Call it outside of components, with a constant import. React drops what is pressed in a section whose code
 * is missing: such a press fetches it at once, and the latest is done again once it is here. It stands in a
 * `<div>` with `display: contents`, so it cannot be a direct child of a list.
 */
export function pressedSection<Props extends object>(
  load: () => Promise<{default: ComponentType<Props>}>,
): ComponentType<Props> {
  let missed: Event | null = null;
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
            pressAgain();
            missed = place = null;
          }, []);
          return <Part {...props} />;
        },
      };
    },
    'acted',
    pressed,
  );

  function notePress(event: Event) {
    if (!place?.contains(event.target as Element)) return;
    missed = event;
    hurry();
  }

  function pressAgain() {
    // An event on its way is the one for which the section is hydrated, and reaches it.
    if (missed?.eventPhase === Event.NONE) (missed.target as Element).closest('button')?.click();
  }

  /** For as long as the section is on the page. */
  function watchPresses(element: HTMLElement | null) {
    place = element;
    const listen = element ? addEventListener : removeEventListener;
    // At the window and first: React lets nobody below the document see what it cannot answer.
    listen('click', notePress, true);
  }

  return (props) => (
    <div className="contents" ref={watchPresses}>
      <Section {...props} />
    </div>
  );
}
