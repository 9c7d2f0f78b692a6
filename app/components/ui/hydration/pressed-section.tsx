/** A section with buttons whose code is fetched after the shopper's first action, which may be a press in it. */
import type {ComponentType} from 'react';
import {splitSection} from './split-section';

/**
 * Call it outside of components, with a constant import. React drops what is pressed in a section whose code
 * is missing: the latest press is done again once it is here, and hydrates the section in that very event. It
 * stands in a `<div>` with `display: contents`, so it cannot be a direct child of a list.
 */
export function pressedSection<Props extends object>(
  load: () => Promise<{default: ComponentType<Props>}>,
): ComponentType<Props> {
  let missed: HTMLElement | null = null;
  let place: HTMLElement | null = null;
  const Section = splitSection(async () => {
    const module = await load();
    // What is pressed from now on is answered by itself.
    setTimeout(() => missed?.click());
    return module;
  }, 'acted');

  function notePress({target}: Event) {
    if (place?.contains(target as Element)) missed = (target as Element).closest('button');
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
