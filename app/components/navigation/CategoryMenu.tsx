import {useRef, useState, type PointerEvent} from 'react';
import {useLazyOnIntent} from '../ui/hydration/lazy-on-intent';
import {CATEGORIES, MENU_TRIGGER, MenuFace, OPEN_DELAY_MS, type Wanted} from './MenuFace';
import {TriggerLink} from './TriggerLink';

const fetchPopover = () => import('./CategoryPopover');

/** 'VER CATEGORÍAS': a link to the page of all, until the menu that takes its place is wanted. */
export function CategoryMenu() {
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const [Popover, load] = useLazyOnIntent(fetchPopover, '(min-width: 48rem)');
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const within = useRef(false);

  function want(how: Wanted) {
    load().then(
      () => {
        if (how !== 'hover' || within.current) setWanted(how);
      },
      () => {
        if (how !== 'hover') window.location.assign(CATEGORIES);
      },
    );
  }

  if (Popover && wanted) return <Popover wanted={wanted} />;
  return (
    <div
      role="presentation"
      onPointerEnter={({pointerType}: PointerEvent) => {
        if (pointerType !== 'mouse') return;
        within.current = true;
        timer.current = setTimeout(() => want('hover'), OPEN_DELAY_MS);
      }}
      onPointerLeave={() => {
        within.current = false;
        clearTimeout(timer.current);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        want('keyboard');
      }}
    >
      <TriggerLink
        href={CATEGORIES}
        aria-expanded={false}
        onTrigger={(byKeyboard) => {
          clearTimeout(timer.current);
          want(byKeyboard ? 'keyboard' : 'press');
        }}
        className={MENU_TRIGGER}
      >
        <MenuFace />
      </TriggerLink>
    </div>
  );
}
