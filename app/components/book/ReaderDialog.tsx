import {useEffect, useRef, useState, useLayoutEffect, type ReactNode, type UIEvent} from 'react';
import {reader as copy} from '~/copy/reader';
import type {Product, Variant} from '~/domain/product/product';
import {fetchBook} from '~/state/api-client';
import {keepPosition, readPosition} from '~/state/reading-position';
import {AddButton} from '~/components/catalogue/AddButton';
import {Button} from '~/components/ui/Button';
import {Dialog, DialogHeading} from '~/components/ui/Dialog';
import {Price} from '~/components/ui/Price';
import {Spinner} from '~/components/ui/notices/Spinner';
import {readerPages, type Reading, type ReaderPage} from './reader-pages';
import {pageInView, scrollToPage} from '~/components/ui/snap-track';
import {Icon} from '~/components/ui/Icon';
import type {IconName} from '~/components/ui/icon-sprite';

interface ReaderDialogProps {
  readonly product: Omit<Product, 'description'>;
  readonly variant: Variant | null;
  readonly open: boolean;
  readonly onClose: () => void;
}

type Answer = Pick<Reading, 'book' | 'licence'>;

/** Sizes of the text, from small to large; the second is the default. */
const SIZES = ['text-base', 'text-lg', 'text-xl', 'text-2xl'] as const;

/** The book in a full-screen dialog. Requests the text before it opens. Lazy-loaded, hence the default export. */
export default function ReaderDialog({product, variant, open, onClose}: ReaderDialogProps) {
  const {answer, failed, retry} = useBook(product.handle);
  const [size, setSize] = useState(1);
  const close = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      initialFocus={close}
      className="fixed inset-0 flex flex-col transition-[opacity,translate] duration-200 ease-label data-closed:opacity-0"
    >
      <DialogHeading
        ref={close}
        title={copy.crumb}
        closeLabel={copy.close}
        onClose={onClose}
        className="gap-2 border-b border-arena bg-white px-4 py-1 sm:px-6"
      >
        <p className="min-w-0 flex-1 truncate text-sm text-selva">{product.title}</p>
        <div className="flex">
          <BarButton
            icon="minus"
            label={copy.smaller}
            off={size === 0}
            onClick={() => setSize(Math.max(size - 1, 0))}
          />
          <BarButton
            icon="plus"
            label={copy.larger}
            off={size === SIZES.length - 1}
            onClick={() => setSize(Math.min(size + 1, SIZES.length - 1))}
          />
        </div>
      </DialogHeading>
      {answer ? (
        <Opened
          product={product}
          variant={variant}
          answer={answer}
          textSize={SIZES[size] ?? SIZES[0]}
        />
      ) : (
        <div className="flex flex-1 flex-col items-center justify-center gap-4 p-6 text-center">
          {failed ? (
            <>
              <p role="alert">{copy.failed}</p>
              <Button onClick={retry}>{copy.retry}</Button>
            </>
          ) : (
            <Spinner label={copy.loading} />
          )}
        </div>
      )}
    </Dialog>
  );
}

interface OpenedProps extends Pick<ReaderDialogProps, 'product' | 'variant'> {
  readonly answer: Answer;
  readonly textSize: string;
}

function Opened({product, variant, answer, textSize}: OpenedProps) {
  const [current, setCurrent] = useState(() => readPosition(product.handle));
  const show = (page: number) => {
    setCurrent(page);
    keepPosition(product.handle, page);
  };
  const pages = readerPages({product, variant, ...answer}, () =>
    show(pages.findIndex(({id}) => id === 'muestra-1')),
  );
  return (
    <PagedReader
      pages={pages}
      current={Math.min(current, pages.length - 1)}
      onShow={show}
      textSize={textSize}
    >
      {/* Beside the other buttons the narrowest phones have no room for it; it is on the page below. */}
      <span className="font-extrabold max-[24rem]:hidden">
        <Price price={variant?.price ?? product.price} />
      </span>
      <AddButton product={product} variant={variant} size="md" short className="px-4!" />
    </PagedReader>
  );
}

/** Loads a book by handle; reloads when `retry` changes. */
function useBook(handle: string) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    const abort = new AbortController();
    fetchBook(handle, abort.signal).then(setAnswer, () => {
      if (!abort.signal.aborted) setFailed(true);
    });
    return () => abort.abort();
  }, [handle, attempt]);
  function retry() {
    setFailed(false);
    setAttempt(attempt + 1);
  }
  return {answer, failed, retry};
}

interface PagedReaderProps {
  readonly pages: readonly ReaderPage[];
  /** Index of the page to show. */
  readonly current: number;
  readonly onShow: (index: number) => void;
  /** CSS class of the chosen text size. */
  readonly textSize: string;
  /** Content next to the page buttons. */
  readonly children: ReactNode;
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * Pages side by side in a snapping track: swiped, or turned with arrow keys and two buttons. All pages are in the
 * document, so the browser's text search finds them.
 */
function PagedReader({pages, current, onShow, textSize, children}: PagedReaderProps) {
  const track = useRef<HTMLDivElement>(null);
  const shown = useRef<number | null>(null);
  /** The page that is being turned to; null while only a hand moves the track. */
  const turningTo = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (shown.current === current) return;
    // Jumps on opening; later turns are animated.
    const still = shown.current === null || window.matchMedia(REDUCED_MOTION).matches;
    const behavior = still ? 'instant' : 'smooth';
    shown.current = current;
    turningTo.current = still ? null : current;
    scrollToPage(track.current, current, behavior);
  }, [current]);

  function follow({currentTarget}: UIEvent<HTMLElement>) {
    const {scrollLeft, clientWidth} = currentTarget;
    const index = pageInView(currentTarget);
    if (Math.abs(scrollLeft - index * clientWidth) > 2) return;
    // While a page turns, others pass by.
    if (turningTo.current !== null && turningTo.current !== index) return;
    turningTo.current = null;
    if (index === current) return;
    shown.current = index;
    onShow(index);
  }

  /** A swipe interrupts the animation. */
  function takeOver() {
    turningTo.current = null;
  }

  function turn(step: number) {
    const index = Math.min(Math.max(current + step, 0), pages.length - 1);
    if (index !== current) onShow(index);
  }

  // On the document, because the reader opens with the focus on its close button. A layout effect, because keys may
  // be pressed as soon as it is visible.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = {ArrowRight: 1, ArrowLeft: -1}[event.key];
      if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      turn(step);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div
        ref={track}
        onScroll={follow}
        onPointerDown={takeOver}
        onWheel={takeOver}
        className="shelf flex min-h-0 flex-1 scroll-px-0 overflow-x-auto overscroll-x-contain"
      >
        {pages.map(({id, label, content}) => (
          <section
            key={id}
            aria-label={label}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls: without a stop a keyboard could not read on.
            tabIndex={0}
            className={`size-full flex-none snap-center snap-always overflow-y-auto p-4 focus-visible:-outline-offset-4 sm:p-8 ${textSize}`}
          >
            <div className="mx-auto max-w-2xl rounded-lg border border-arena bg-white p-5 shadow-card sm:p-10">
              {content}
            </div>
          </section>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-1 border-t border-arena bg-white px-2 pt-2 pb-[calc(0.75rem+env(safe-area-inset-bottom))] sm:px-6">
        <BarButton
          icon="chevron-left"
          label={copy.previous}
          off={current === 0}
          onClick={() => turn(-1)}
        />
        <p role="status" className="text-center text-sm font-bold whitespace-nowrap tabular">
          <span className="sr-only">{`${pages[current]?.label}, `}</span>
          <span>{copy.position(current + 1, pages.length)}</span>
        </p>
        <BarButton
          icon="chevron-right"
          label={copy.next}
          off={current === pages.length - 1}
          onClick={() => turn(1)}
        />
        <div className="flex flex-1 items-center justify-end gap-4">{children}</div>
      </div>
    </div>
  );
}

interface BarButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly off: boolean;
  readonly onClick: () => void;
}

/** Stays in place at the ends, so that the focus is not lost. */
function BarButton({icon, label, off, onClick}: BarButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={off}
      onClick={onClick}
      className="grid size-11 flex-none place-items-center rounded-full hover:bg-paper-deep focus-visible:-outline-offset-4 aria-disabled:opacity-60"
    >
      <Icon name={icon} />
    </button>
  );
}
