import {useEffect, useRef, useState, type PointerEvent} from 'react';
import {layout} from '~/copy/layout';
import {fetchOnIntent, useLazyPart} from '../ui/hydration/use-lazy-part';
import {Icon} from '../ui/Icon';
import type {Wanted} from './CategoryPopover';
import {TriggerLink} from './links/TriggerLink';

const fetchPopover = () => import('./CategoryPopover');
const INTENT = fetchOnIntent(fetchPopover);

/** Where it leads without scripts. */
const CATEGORIES = '/categorias';
const TRIGGER =
  'flex min-h-11 items-center gap-2 rounded-md bg-ink px-4 text-sm font-bold whitespace-nowrap text-paper transition-colors hover:bg-selva aria-busy:animate-pulse aria-busy:bg-selva aria-expanded:bg-selva lg:mr-2';
/** Longer than a pointer takes that only passes by. */
const OPEN_DELAY_MS = 120;

/** 'VER CATEGORÍAS': a link to the page of all categories; once it was pressed or pointed at, the menu takes its place. */
export function CategoryMenu() {
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const [Popover, openPopover] = useLazyPart(fetchPopover);
  const trigger = useRef<HTMLButtonElement>(null);
  // The menu's own trigger has taken the place of the one that was pressed.
  useEffect(() => {
    if (wanted && wanted !== 'hover') trigger.current?.click();
  }, [wanted]);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const within = useRef(false);

  function hover() {
    fetchPopover().then(
      () => {
        if (within.current) void openPopover(() => setWanted('hover'));
      },
      // It is reported when the trigger is pressed.
      () => {},
    );
  }

  const face = (
    <>
      <Icon name="layout-grid" className="size-4 text-mango max-lg:hidden" />
      {layout.categories}
      <Icon name="chevron-down" className="size-4" />
    </>
  );

  if (Popover && wanted) {
    return (
      <Popover
        trigger={trigger}
        wanted={wanted}
        openDelay={OPEN_DELAY_MS}
        href={CATEGORIES}
        className={TRIGGER}
      >
        {face}
      </Popover>
    );
  }
  return (
    <div
      role="presentation"
      onPointerEnter={({pointerType}: PointerEvent) => {
        if (pointerType !== 'mouse') return;
        within.current = true;
        timer.current = setTimeout(hover, OPEN_DELAY_MS);
      }}
      onPointerLeave={() => {
        within.current = false;
        clearTimeout(timer.current);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        event.currentTarget.querySelector('a')?.click();
      }}
    >
      <TriggerLink
        href={CATEGORIES}
        aria-expanded={false}
        {...INTENT}
        onTrigger={(byKeyboard) => {
          clearTimeout(timer.current);
          return openPopover(() => setWanted(byKeyboard ? 'keyboard' : 'press'));
        }}
        className={TRIGGER}
      >
        {face}
      </TriggerLink>
    </div>
  );
}
