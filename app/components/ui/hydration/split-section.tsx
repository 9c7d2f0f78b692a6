/**
 * Sections below the fold whose code the document does not name. It is fetched as soon as the route's
 * own code runs, and hydration waits for it: React drops what is pressed in a section whose code is missing.
 */
import {memo, type ComponentType} from 'react';
import {HydratedApart} from './HydratedApart';
import {loadPatiently} from './load-patiently';
import {onceIdle} from './once-idle';

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
 * @param when 'acted' for what is far down, whose properties stay, and where nothing is lost that is pressed
 *   early: its code is fetched after the shopper's first action. Where there are buttons, take `pressedSection`.
 * @param sooner resolves when the code of such a section is wanted without waiting for its turn.
 */
export function splitSection<Props extends object>(
  load: Load<Props>,
  when: 'at-once' | 'acted' = 'at-once',
  sooner?: Promise<void>,
): ComponentType<Props> {
  let Section: ComponentType<Props> | undefined;
  const keep = (module: {default: ComponentType<Props>}) => {
    Section = module.default;
  };
  // Asked of the runtime, not of the bundler: tools read the routes without a build.
  if (typeof document !== 'undefined' && when === 'at-once') firstTries.push(load().then(keep));
  let fetching: Promise<void> | undefined;

  function Part(props: Props) {
    // `lazy` would wait for a moment even then, and a press at that moment would be lost.
    if (Section) return <Section {...props} />;
    fetching ??= (when === 'acted' ? afterAction(sooner) : Promise.resolve())
      .then(() => loadPatiently(load))
      .then(keep);
    // Suspense waits for what is thrown.
    throw fetching;
  }

  return memo<Props>(function SplitSection(props) {
    return (
      <HydratedApart>
        <Part {...props} />
      </HydratedApart>
    );
  });
}

/** On the worker at once: there the whole page is rendered. */
function afterAction(sooner?: Promise<void>): Promise<void> {
  return typeof document === 'undefined'
    ? Promise.resolve()
    : new Promise((resolve) => {
        onceIdle(resolve);
        void sooner?.then(resolve);
      });
}
