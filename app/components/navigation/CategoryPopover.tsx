import {Popover, PopoverButton, PopoverPanel} from '@headlessui/react';
import {
  forwardRef,
  useEffect,
  useRef,
  useState,
  type AnchorHTMLAttributes,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  type KeyboardEvent,
} from 'react';
import {useOnNavigation} from '../ui/hydration/use-browser';
import {CategoryPanel} from './CategoryPanel';

/** Enough time for a pointer that cuts a corner on its way to the panel. */
const CLOSE_DELAY_MS = 350;

/** The gesture that first opened the menu. */
export type Wanted = 'hover' | 'press' | 'keyboard';

interface CategoryPopoverProps {
  readonly trigger: RefObject<HTMLButtonElement>;
  readonly wanted: Wanted;
  /** Milliseconds that a pointer rests on the trigger before the menu opens. */
  readonly openDelay: number;
  /** Target of the trigger in a new tab. */
  readonly href: string;
  /** Class and content of the trigger. */
  readonly className: string;
  readonly children: ReactNode;
}

/** The mega-menu. Lazy-loaded, hence the default export. */
export default function CategoryPopover(props: CategoryPopoverProps) {
  return (
    <Popover>{({open, close}) => <TriggerAndPanel {...props} open={open} close={close} />}</Popover>
  );
}

interface TriggerProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Whether the panel is rendered; Headless UI renders it only if opened by a press. */
  readonly shown: boolean;
}

const Trigger = forwardRef<HTMLAnchorElement, TriggerProps>(function Trigger(
  {shown, children, ...rest},
  ref,
) {
  return (
    <a {...rest} ref={ref} role="button" aria-expanded={shown}>
      {children}
    </a>
  );
});

interface TriggerAndPanelProps extends CategoryPopoverProps {
  /** Whether a press opened the panel; it then stays open when the pointer leaves. */
  readonly open: boolean;
  readonly close: (focus?: HTMLElement) => void;
}

/** Pressing is Headless UI's; pointing at it is not, and shows the same panel without opening it. */
function TriggerAndPanel({
  trigger,
  wanted,
  openDelay,
  href,
  className,
  children,
  open,
  close,
}: TriggerAndPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const byKeyboard = useRef(wanted === 'keyboard');
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const [hovered, setHovered] = useState(wanted === 'hover');

  // Closing the panel also closes it for a pointer that rests on it.
  const wasOpen = useRef(false);
  useEffect(() => {
    if (open && byKeyboard.current) panel.current?.querySelector('a')?.focus();
    if (wasOpen.current && !open) setHovered(false);
    wasOpen.current = open;
  }, [open]);

  useEffect(() => {
    if (!hovered) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setHovered(false);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [hovered]);

  // The menu belongs to the address where it was opened, and closes with it.
  useOnNavigation(() => {
    setHovered(false);
    if (open) close(document.getElementById('contenido') ?? undefined);
  });

  useEffect(() => () => clearTimeout(timer.current), []);
  function hoverLater(next: boolean, delay: number, event: PointerEvent) {
    clearTimeout(timer.current);
    if (event.pointerType === 'mouse') timer.current = setTimeout(() => setHovered(next), delay);
  }

  return (
    <div
      role="presentation"
      onClickCapture={(event) => {
        // The trigger is still a link: with a modifier key it opens a new tab or window.
        if (event.metaKey || event.ctrlKey || event.shiftKey) event.stopPropagation();
      }}
      onPointerEnter={(event) => hoverLater(true, openDelay, event)}
      onPointerLeave={(event) => hoverLater(false, CLOSE_DELAY_MS, event)}
    >
      <PopoverButton
        as={Trigger}
        ref={trigger}
        shown={open || hovered}
        href={href}
        onKeyDown={(event) => {
          byKeyboard.current = true;
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          if (open) panel.current?.querySelector('a')?.focus();
          else trigger.current?.click();
        }}
        onPointerDown={() => {
          byKeyboard.current = false;
        }}
        className={className}
      >
        {children}
      </PopoverButton>
      {open || hovered ? (
        <PopoverPanel
          ref={panel}
          static
          id="menu-categorias"
          onKeyDown={moveInMenu}
          className="absolute inset-x-0 top-full max-h-[calc(100dvh-8.5rem)] animate-rise overflow-y-auto overscroll-contain border-t border-arena bg-paper shadow-lift outline-none"
        >
          <CategoryPanel
            onFollow={() => {
              clearTimeout(timer.current);
              setHovered(false);
              if (open) close();
            }}
          />
        </PopoverPanel>
      ) : null}
    </div>
  );
}

/**
 * Moves the focus between the links of a menu whose columns are `ul[data-column]`: up and down
 * within a column, Home and End to its ends, right and left between columns. A column inside an
 * item of another one is that item's flyout, and left leads back to the item.
 *
 * Headless UI has nothing for this: its Popover leaves the arrows alone, and the items of its Menu are
 * no links to a screen reader, stand in one column, and cannot have a flyout.
 */
export function moveInMenu(event: KeyboardEvent<HTMLElement>): void {
  const link = (event.target as HTMLElement).closest('a');
  const column = link?.closest<HTMLElement>('[data-column]');
  if (!link || !column) return;
  const target = targetOf(event.key, link, column, event.currentTarget);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function targetOf(key: string, link: HTMLElement, column: HTMLElement, menu: HTMLElement) {
  const links = linksOf(column);
  const index = links.indexOf(link);
  switch (key) {
    case 'ArrowDown':
      return links[(index + 1) % links.length];
    case 'ArrowUp':
      return links.at(index - 1);
    case 'Home':
      return links[0];
    case 'End':
      return links.at(-1);
    case 'ArrowRight':
      return firstOf(columnsOf(menu)[columnsOf(menu).indexOf(column) + 1]);
    case 'ArrowLeft':
      return (
        column.parentElement?.closest('li')?.querySelector('a') ??
        firstOf(columnsOf(menu)[columnsOf(menu).indexOf(column) - 1])
      );
    default:
      return undefined;
  }
}

function columnsOf(menu: HTMLElement) {
  return [...menu.querySelectorAll<HTMLElement>('[data-column]')];
}

function linksOf(column: HTMLElement) {
  return [...column.querySelectorAll<HTMLElement>(':scope > li > a')];
}

function firstOf(column: HTMLElement | undefined) {
  return column && linksOf(column)[0];
}
