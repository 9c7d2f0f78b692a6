import type {ReactNode} from 'react';
import {reader as copy} from '~/copy/reader';
import {deliveryOf, type Book} from '~/domain/book/book';
import type {Product, Variant} from '~/domain/product/product';
import type {LicenceDigest} from '~/domain/licence/licence';
import {SampleCertificate} from '~/components/certificate/SampleCertificate';
import {ContentsPage, CoverPage, IncludedPage} from './FrontAndBack';
import {SamplePage} from './SamplePage';

export interface Reading {
  readonly product: Pick<Product, 'title' | 'handle' | 'images' | 'productType'>;
  readonly book: Book;
  /** The one to buy; its delivery is what is listed. */
  readonly variant: Variant | null;
  /** Null when nothing may be promised of it. */
  readonly licence: LicenceDigest | null;
}

export interface ReaderPage {
  /** Its anchor within the page of its own. */
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

/**
 * What can be read of a book before buying, in the order of a book: cover, contents, sample, certificate,
 * and what comes with it.
 * @param toSample shows the first page of the sample where a link to it would not.
 */
export function readerPages(
  {product, book, variant, licence}: Reading,
  toSample?: () => void,
): readonly ReaderPage[] {
  const {chapters, sample} = book;
  const delivery = deliveryOf(book, variant);
  const count = sample?.pages.length ?? 0;
  const pages: (ReaderPage | null)[] = [
    {
      id: 'portada',
      label: copy.cover,
      content: <CoverPage product={product} book={book} formats={delivery.formats} />,
    },
    chapters.length
      ? {
          id: 'contenido',
          label: copy.contents,
          content: <ContentsPage book={book} toSample={toSample} />,
        }
      : null,
    ...(sample?.pages ?? []).map((text, index) => ({
      id: `muestra-${index + 1}`,
      label: copy.samplePage(index + 1, count),
      content: (
        <SamplePage
          text={text}
          page={index + 1}
          pageCount={count}
          chapter={sample?.chapter ?? null}
          chapterTitle={chapters[(sample?.chapter ?? 0) - 1] ?? null}
        />
      ),
    })),
    licence && {
      id: 'certificado',
      label: copy.certificate,
      content: <SampleCertificate licence={licence} product={product.title} />,
    },
    delivery.includes.length
      ? {id: 'bonos', label: copy.included, content: <IncludedPage delivery={delivery} />}
      : null,
  ];
  return pages.filter((page) => page !== null);
}
