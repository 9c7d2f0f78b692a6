/**
 * Sections below the fold whose code the document does not name. It is fetched as soon as the route's
 * own code runs, and hydration waits for it: React drops what is pressed in a section whose code is
 * missing, and renders the section anew when the address changes meanwhile.
 */
import {memo, Suspense, useEffect, type ComponentType} from 'react';
import {loadPatiently} from './load-patiently';
import {onceActed} from './once-idle';

type Load<Props> = () => Promise<{default: ComponentType<Props>}>;

const firstTries: Promise<unknown>[] = [];

/** Resolves when every section's code is here, or could not be had at the first try. */
export async function sectionsFetched(): Promise<void> {
  await Promise.allSettled(firstTries);
}

/**
 * Call it outside of components, with a constant import. The section is memoised: a parent that renders
 * again before it is hydrated would make React render it anew.
 *
 * @param when 'acted' for what is far down and whose properties stay: its code is fetched after the shopper's
 *   first action. That action may be a press in it, which React drops: it is done again once the section answers.
 *   Such a section stands in a `<div>` with `display: contents`, so it cannot be a direct child of a list.
 */
export function splitSection<Props extends object>(
  load: Load<Props>,
  when: 'at-once' | 'acted' = 'at-once',
): ComponentType<Props> {
  let Section: ComponentType<Props> | undefined;
  const keep = (module: {default: ComponentType<Props>}) => {
    Section = module.default;
  };
  // Asked of the runtime, not of the bundler: tools read the routes without a build.
  if (typeof document !== 'undefined' && when === 'at-once') firstTries.push(load().then(keep));
  let fetching: Promise<void> | undefined;
  let missed: HTMLElement | null = null;

  let place: HTMLElement | null = null;

  /** With the code here, React hydrates the section within the very event. */
  function keepPress({target}: Event) {
    if (!Section && place?.contains(target as Element)) {
      missed = (target as Element).closest('button');
    }
  }

  function watchPresses(element: HTMLElement | null) {
    place = element;
    // At the window and first: React lets nobody below the document see what it cannot answer.
    if (element) window.addEventListener('click', keepPress, true);
  }

  function Part(props: Props) {
    useEffect(() => {
      missed?.click();
      missed = null;
    }, []);
    // `lazy` would wait for a moment even then, and a press at that moment would be lost.
    if (Section) return <Section {...props} />;
    fetching ??= (when === 'acted' ? afterAction() : Promise.resolve())
      .then(() => loadPatiently(load))
      .then(keep);
    // Suspense waits for what is thrown.
    throw fetching;
  }

  return memo<Props>(function SplitSection(props) {
    const section = (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
    if (when === 'at-once') return section;
    return (
      <div className="contents" ref={watchPresses}>
        {section}
      </div>
    );
  });
}

/** On the worker at once: there the whole page is rendered. */
function afterAction(): Promise<void> {
  return typeof document === 'undefined' ? Promise.resolve() : onceActed();
}
