/**
 * What opens over the page: its backdrop, its panel and the row with its title. Headless UI keeps the
 * focus inside, hears Escape and presses beside the panel, and holds the page still meanwhile. It is
 * heavy: whatever imports this file is itself fetched on demand, never with the page.
 */
import {
  DialogBackdrop,
  DialogPanel,
  DialogTitle,
  Dialog as HeadlessDialog,
} from '@headlessui/react';
import {
  forwardRef,
  useEffect,
  useRef,
  useState,
  type HTMLAttributes,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import {Icon} from './Icon';

interface DialogProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onClick' | 'role'> {
  readonly open: boolean;
  /** 'alertdialog' where the shopper has to decide before going on. */
  readonly role?: 'dialog' | 'alertdialog';
  /** Called on Escape, on a press outside, and on a link to another page. */
  readonly onClose: () => void;
  /** The element that gets the focus at the opening; by default the dialog or its first control. */
  readonly initialFocus?: RefObject<HTMLElement>;
  /** Class that hides the dialog at some widths, such as `md:hidden`; it closes there. */
  readonly at?: string;
  readonly panel?: RefObject<HTMLDivElement>;
  /** Position, size and transition of the panel; `data-closed:` describes its start and end. */
  readonly className: string;
  readonly children: ReactNode;
}

/**
 * A modal dialog, named by its `DialogHeading` or an `aria-label`. It leaves slowly, except before a
 * link: giving the focus back afterwards would take it from the new page.
 */
export function Dialog({
  open,
  role = 'dialog',
  onClose,
  initialFocus,
  at = '',
  panel,
  className,
  children,
  'aria-label': label,
  ...rest
}: DialogProps) {
  const [linksFollowed, setLinksFollowed] = useState(0);

  function onClick(event: MouseEvent<HTMLDivElement>) {
    // The router prevents the default action of links that it follows in this window.
    if (!event.defaultPrevented || !(event.target as Element).closest('a[href]')) return;
    setLinksFollowed(linksFollowed + 1);
    onClose();
  }

  return (
    <HeadlessDialog
      key={linksFollowed}
      open={open}
      role={role}
      onClose={onClose}
      initialFocus={initialFocus}
      aria-label={label}
      className={`fixed inset-0 z-50 ${at}`}
      transition
    >
      {/* While a list is open in the dialog, a press beside both is taken for one beside the list. */}
      <DialogBackdrop
        transition
        onClick={onClose}
        className="absolute inset-0 bg-ink-deep/60 transition-opacity duration-200 ease-label data-closed:opacity-0"
      />
      <DialogPanel
        {...rest}
        ref={panel}
        transition
        className={`bg-paper text-ink shadow-high ${className}`}
      >
        {/* Headless UI skips its own handlers for prevented events. */}
        <div role="presentation" onClick={onClick} className="contents">
          <FocusAtBothEnds initialFocus={initialFocus} />
          <CloseByBack onClose={onClose} />
          {children}
        </div>
      </DialogPanel>
    </HeadlessDialog>
  );
}

/**
 * Moves the focus in and back where Headless UI does not: on touch screens it focuses only the dialog, and it does
 * not know what had the focus before its code was loaded.
 */
function FocusAtBothEnds({initialFocus}: {initialFocus: RefObject<HTMLElement> | undefined}) {
  useEffect(() => {
    const before = document.activeElement;
    // Runs after Headless UI, at the end of this task.
    queueMicrotask(() => initialFocus?.current?.focus());
    return () =>
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        if (before instanceof HTMLElement) before.focus({preventScroll: true});
      });
  }, [initialFocus]);
  return null;
}

declare global {
  interface Window {
    /** The CloseWatcher behind a device's closing gesture; not in every browser. */
    readonly CloseWatcher?: new () => EventTarget & {destroy(): void};
  }
}

/**
 * Lets a phone's Back close what is open and stay on the page, where the browser can (Android). A history
 * entry would work in every browser, but then the router changes its location and React renders again the parts of
 * the page that are not hydrated yet. Escape is handled by Headless UI.
 */
function CloseByBack({onClose}: {onClose: () => void}) {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    if (!window.CloseWatcher) return;
    const watcher = new window.CloseWatcher();
    watcher.addEventListener('close', () => latest.current());
    return () => watcher.destroy();
  }, []);
  return null;
}

interface DialogHeadingProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly className?: string;
  /** Further controls, before the one that closes. */
  readonly children?: ReactNode;
}

/** The row that names the dialog and closes it; the reference is to its close button. */
export const DialogHeading = forwardRef<HTMLButtonElement, DialogHeadingProps>(
  function DialogHeading({title, closeLabel, onClose, className = '', children}, ref) {
    return (
      <div className={`flex items-center justify-between ${className}`}>
        <DialogTitle className="text-xl">{title}</DialogTitle>
        {children}
        <button
          ref={ref}
          type="button"
          onClick={onClose}
          aria-label={closeLabel}
          className="-mr-2 grid size-12 place-items-center rounded-full hover:bg-paper-deep focus-visible:-outline-offset-4"
        >
          <Icon name="x" className="size-6" />
        </button>
      </div>
    );
  },
);
