import {useEffect, useRef, useState} from 'react';
import {reader as copy} from '~/copy/reader';
import type {Product, Variant} from '~/domain/product/product';
import {fetchBook} from '~/state/api-client';
import {keepPosition, readPosition} from '~/state/reading-position';
import {AddButton} from '~/components/catalogue/AddButton';
import {Button} from '~/components/ui/Button';
import {Dialog, DialogHeading} from '~/components/ui/Dialog';
import {Price} from '~/components/ui/Price';
import {Spinner} from '~/components/ui/notices/Spinner';
import {BarButton, PagedReader} from './PagedReader';
import {readerPages, type Reading} from './reader-pages';

interface ReaderDialogProps {
  readonly product: Omit<Product, 'description'>;
  readonly variant: Variant | null;
  readonly open: boolean;
  readonly onClose: () => void;
}

type Answer = Pick<Reading, 'book' | 'licence'>;

/** Of the letters, from small to large; the second is the one that a book begins with. */
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
      className="fixed inset-0 flex flex-col transition duration-200 ease-label data-closed:opacity-0 motion-safe:data-closed:scale-98"
    >
      <DialogHeading
        ref={close}
        title={copy.crumb}
        closeLabel={copy.close}
        onClose={onClose}
        className="gap-2 border-b border-arena bg-white px-4 py-1 sm:px-6"
      >
        <p className="min-w-0 flex-1 truncate text-sm font-semibold text-selva">{product.title}</p>
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
