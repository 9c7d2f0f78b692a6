import {useState, type MouseEvent, type ReactNode} from 'react';
import type {Product, Variant} from '~/domain/catalogue/product';
import {fetchOnIntent, useLazyOnIntent} from '../ui/hydration/use-lazy-on-intent';

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
  const [ReaderDialog, load] = useLazyOnIntent(importReader);

  async function onClick(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const {href} = event.currentTarget;
    try {
      await load();
    } catch {
      window.location.assign(href);
      return;
    }
    setOpen(true);
  }

  return [
    {
      href: `/producto/${product.handle}/hojear`,
      intent: fetchOnIntent(load),
      onClick: (event) => void onClick(event),
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
