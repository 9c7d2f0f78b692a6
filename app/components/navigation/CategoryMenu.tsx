import {useLocation} from '@remix-run/react';
import {useRef, useState, type PointerEvent} from 'react';
import {layout} from '~/copy/layout';
import {Icon} from '../ui/Icon';
import {TriggerLink} from './TriggerLink';
import {useLazyOnIntent} from '../ui/lazy-on-intent';

const OPEN_DELAY_MS = 120;
/** Long enough for a pointer that cuts a corner on its way to the panel. */
const CLOSE_DELAY_MS = 350;
const PANEL_ID = 'menu-categorias';
const CATEGORIES = '/categorias';

const fetchPanel = () => import('./CategoryPanel');

interface Opened {
  /** The menu belongs to the address where it was opened, and closes with it. */
  readonly at: string;
  /** One that was clicked stays when the pointer leaves. */
  readonly how: 'hover' | 'click' | 'keyboard';
}

/** 'VER CATEGORÍAS': the trigger of the mega-menu, and the time that pointers need. */
export function CategoryMenu() {
  const {key} = useLocation();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [Panel, load] = useLazyOnIntent(fetchPanel, '(min-width: 48rem)');
  const trigger = useRef<HTMLAnchorElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const current = opened?.at === key ? opened : null;

  async function open(how: Opened['how']) {
    try {
      await load();
      setOpened({at: key, how});
    } catch {
      window.location.assign(CATEGORIES);
    }
  }

  function later(delay: number, act: () => void, event: PointerEvent) {
    clearTimeout(timer.current);
    if (event.pointerType === 'mouse') timer.current = setTimeout(act, delay);
  }

  function close() {
    clearTimeout(timer.current);
    setOpened(null);
  }

  return (
    <div
      role="presentation"
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown' && event.target === trigger.current) {
          event.preventDefault();
          void open('keyboard');
        }
      }}
      onPointerEnter={(event) => later(OPEN_DELAY_MS, () => current ?? void open('hover'), event)}
      onPointerLeave={(event) =>
        later(CLOSE_DELAY_MS, () => setOpened((now) => (now?.how === 'hover' ? null : now)), event)
      }
      onBlur={({currentTarget, relatedTarget}) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpened(null);
      }}
    >
      <TriggerLink
        ref={trigger}
        href={CATEGORIES}
        aria-expanded={current !== null}
        aria-controls={current ? PANEL_ID : undefined}
        onTrigger={(byKeyboard) => {
          clearTimeout(timer.current);
          if (current && current.how !== 'hover') close();
          else void open(byKeyboard ? 'keyboard' : 'click');
        }}
        className="flex min-h-11 items-center gap-2 rounded-md bg-ink px-4 text-sm font-bold whitespace-nowrap text-paper transition-colors hover:bg-selva aria-expanded:bg-selva lg:mr-2"
      >
        <Icon name="layout-grid" className="size-4 text-mango max-lg:hidden" />
        {layout.categories}
        <Icon name="chevron-down" className="size-4" />
      </TriggerLink>
      {current && Panel ? (
        <Panel
          id={PANEL_ID}
          focusRequest={current.how === 'keyboard' ? current : null}
          onClose={close}
          onEscape={(focusWithin) => {
            close();
            if (focusWithin) trigger.current?.focus();
          }}
        />
      ) : null}
    </div>
  );
}
