import type {Product, Variant} from '~/domain/product/product';
import {buttonClass} from '~/components/ui/Button';
import {Icon} from '~/components/ui/Icon';
import {useState, type MouseEvent, type ReactNode} from 'react';
import {fetchOnIntent, useLazyPart} from '~/components/ui/hydration/use-lazy-part';

interface ReaderEntryProps extends Omit<ReadLinkProps, 'reader'> {
  readonly product: Omit<Product, 'description'>;
  readonly variant: Variant | null;
}

/** A link into the book, with the dialog that it opens. */
export function ReaderEntry({product, variant, ...link}: ReaderEntryProps) {
  const [reader, dialog] = useReader(product, variant);
  return (
    <>
      <ReadLink {...link} reader={reader} />
      {dialog}
    </>
  );
}

export interface ReadLinkProps {
  readonly reader: ReaderLink;
  readonly look: 'onPicture' | 'inText';
  readonly label: string;
}

/** Above the magnifier, beside the cover rather than over its title. */
const ON_PICTURE =
  'absolute right-2 bottom-16 grid min-h-11 justify-items-center rounded-md bg-ink px-2 py-1 text-xs font-bold text-paper';

/** Opens the book in place; without JavaScript it links to the book's page. */
function ReadLink({reader: {href, intent, onClick}, look, label}: ReadLinkProps) {
  return (
    <a
      href={href}
      {...intent}
      onClick={onClick}
      className={look === 'onPicture' ? ON_PICTURE : buttonClass({look: 'outline'})}
    >
      <Icon name="book-open" />
      {label}
    </a>
  );
}

/** Props that make a link to the book's page open it in place. */
export interface ReaderLink {
  readonly href: string;
  /** Preloads the reader. */
  readonly intent: ReturnType<typeof fetchOnIntent>;
  readonly onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The reader of a product's book: what its links need, and the dialog. */
function useReader(
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
