import {useRef, useState, type PointerEvent} from 'react';
import {layout} from '~/copy/page-layout/layout';
import {WIDER_THAN_PHONE} from '../ui/breakpoints';
import {useLazyOnIntent} from '../ui/hydration/use-lazy-on-intent';
import {Icon} from '../ui/Icon';
import type {Wanted} from './CategoryPopover';
import {TriggerLink} from './links/TriggerLink';

const fetchPopover = () => import('./CategoryPopover');

/** Where it leads without scripts. */
const CATEGORIES = '/categorias';
const TRIGGER =
  'flex min-h-11 items-center gap-2 rounded-md bg-ink px-4 text-sm font-bold whitespace-nowrap text-paper transition-colors hover:bg-selva aria-busy:animate-pulse aria-busy:bg-selva aria-expanded:bg-selva lg:mr-2';
/** Longer than a pointer takes that only passes by. */
const OPEN_DELAY_MS = 120;

/** 'VER CATEGORÍAS': a link to the page of all, until the menu that takes its place is wanted. */
export function CategoryMenu() {
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const [Popover, load] = useLazyOnIntent(fetchPopover, WIDER_THAN_PHONE);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const within = useRef(false);

  async function want(how: Wanted) {
    await load();
    if (how !== 'hover' || within.current) setWanted(how);
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
      <Popover wanted={wanted} openDelay={OPEN_DELAY_MS} href={CATEGORIES} className={TRIGGER}>
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
        // A failure is dealt with when it is pressed.
        timer.current = setTimeout(() => void want('hover').catch(() => {}), OPEN_DELAY_MS);
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
        onTrigger={(byKeyboard) => {
          clearTimeout(timer.current);
          return want(byKeyboard ? 'keyboard' : 'press');
        }}
        className={TRIGGER}
      >
        {face}
      </TriggerLink>
    </div>
  );
}
