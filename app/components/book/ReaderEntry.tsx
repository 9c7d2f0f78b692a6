import type {Product, Variant} from '~/domain/product/product';
import {ReadLink, type ReadLinkProps} from './ReadLink';
import {useReader} from './use-reader';

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
