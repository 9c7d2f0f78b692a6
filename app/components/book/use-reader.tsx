import {useState, type MouseEvent, type ReactNode} from 'react';
import type {Product, Variant} from '~/domain/product/product';
import {fetchOnIntent, useLazyPart} from '~/components/ui/hydration/use-lazy-part';

/** What a link to the book's own page needs to open it over the present one instead. */
export interface ReaderLink {
  readonly href: string;
  /** Fetches the reader, so that it is there when the link is pressed. */
  readonly intent: ReturnType<typeof fetchOnIntent>;
  readonly onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The reader of a product's book: what its links need, and the dialog. */
export function useReader(
  product: Omit<Product, 'description'>,
  variant: Variant | null,
): [link: ReaderLink, dialog: ReactNode] {
  const [open, setOpen] = useState(false);
  const [ReaderDialog, openReader] = useLazyPart(importReader);

  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void openReader(() => setOpen(true));
  }

  return [
    {
      href: `/producto/${product.handle}/hojear`,
      intent: INTENT,
      onClick,
    },
    ReaderDialog ? (
      <ReaderDialog
        product={product}
        variant={variant}
        open={open}
        onClose={() => setOpen(false)}
      />
    ) : null,
  ];
}

const importReader = () => import('./ReaderDialog');
const INTENT = fetchOnIntent(importReader);
