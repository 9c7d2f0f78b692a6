import type {ReactNode} from 'react';
import {reader as copy} from '~/copy/reader';
import {deliveryOf, type Book, type Delivery} from '~/domain/book/book';
import type {Product, Variant} from '~/domain/product/product';
import type {LicenceDigest} from '~/domain/licence/licence';
import {SampleCertificate} from '~/components/certificate/CertificateFace';
import {parseMarkdown, type Block, type Span} from '~/domain/markup/markdown';
import {Icon} from '~/components/ui/Icon';
import {ResponsiveImage} from '~/components/ui/ResponsiveImage';

export interface Reading {
  readonly product: Pick<Product, 'title' | 'handle' | 'images' | 'productType'>;
  readonly book: Book;
  /** The variant to buy, whose delivery is listed. */
  readonly variant: Variant | null;
  /** Null if the licence is unknown. */
  readonly licence: LicenceDigest | null;
}

export interface ReaderPage {
  /** Anchor on the book's page. */
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

/**
 * The preview of a book in reading order: cover, contents, sample, certificate, delivery.
 * @param toSample shows the sample's first page where an anchor would not work.
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

interface SamplePageProps {
  /** Markdown. */
  readonly text: string;
  /** Page number, from 1 to `pageCount`. */
  readonly page: number;
  readonly pageCount: number;
  /** Number and title of the chapter; null if unknown. */
  readonly chapter: number | null;
  readonly chapterTitle: string | null;
}

/** A page of the sample; the first opens the chapter, the others name it in a running head. */
function SamplePage({text, page, pageCount, chapter, chapterTitle}: SamplePageProps) {
  const opens = page === 1;
  return (
    <>
      {opens ? (
        <div className="mb-6 border-b-2 border-dashed border-arena-deep pb-4 sm:mb-8">
          <p className="font-bold text-coral">
            {chapter === null ? copy.sample : copy.chapter(chapter)}
          </p>
          {chapterTitle ? <h2 className="mt-1 text-3xl sm:text-4xl">{chapterTitle}</h2> : null}
        </div>
      ) : (
        <p className="mb-4 text-center text-sm text-muted">{chapterTitle ?? copy.sample}</p>
      )}
      <Prose text={text} opening={opens} />
      <p className="mt-6 text-center text-sm text-muted">
        {page === pageCount ? copy.endOfSample : copy.samplePage(page, pageCount)}
      </p>
    </>
  );
}

interface ProseProps {
  /** Markdown. */
  readonly text: string;
  /** Whether a chapter begins here: its first letter is set large. */
  readonly opening: boolean;
}

/** A page of a book, set for reading. */
function Prose({text, opening}: ProseProps) {
  // Of '3:12' it would take the '3:'.
  const hasCap = opening && /^\p{P}*\p{L}/u.test(text);
  return (
    <div className="grid gap-4 font-book wrap-anywhere">
      {parseMarkdown(text).map((block, index) => (
        <BlockOf key={index} block={block} className={index === 0 && hasCap ? 'drop-cap' : ''} />
      ))}
    </div>
  );
}

function BlockOf({block, className}: {readonly block: Block; readonly className: string}) {
  switch (block.kind) {
    case 'heading':
      return <h3 className="mt-2 font-sans font-bold">{spans(block.spans)}</h3>;
    case 'paragraph':
      return <p className={className}>{spans(block.spans)}</p>;
    case 'quote':
      return (
        <blockquote className="rounded-md bg-mango-soft p-4">
          <em>{spans(block.spans)}</em>
        </blockquote>
      );
    case 'list': {
      const {start, items} = block;
      const List = start === null ? 'ul' : 'ol';
      return (
        <List className="grid gap-2">
          {items.map((item, index) => (
            <li key={index} className="flex gap-3">
              <span className="flex-none font-bold text-coral tabular">
                {start === null ? '•' : `${start + index}.`}
              </span>
              <span className="min-w-0">{spans(item)}</span>
            </li>
          ))}
        </List>
      );
    }
  }
}

function spans(list: readonly Span[]): ReactNode {
  return list.map(({text, strong, emphasis}, index) => {
    const inner = emphasis ? <em>{text}</em> : text;
    return strong ? <strong key={index}>{inner}</strong> : <span key={index}>{inner}</span>;
  });
}

/** The parts around a book's sample: cover, contents, delivery. */
interface CoverPageProps {
  readonly product: Pick<Product, 'title' | 'images' | 'productType'>;
  readonly book: Book;
  readonly formats: readonly string[];
}

function CoverPage({product, book, formats}: CoverPageProps) {
  const {title, images, productType} = product;
  const [cover = null] = images;
  return (
    <div className="text-center">
      <ResponsiveImage
        image={cover}
        alt={copy.coverOf(title)}
        width={800}
        height={1000}
        sizes="16rem"
        priority
        className="mx-auto h-auto w-full max-w-64 rounded-md shadow-lift"
      />
      <p className="mt-6 text-sm text-selva">{productType}</p>
      <h2 className="text-3xl wrap-anywhere sm:text-4xl">{title}</h2>
      {book.audience ? (
        <p className="mx-auto mt-3 max-w-md font-book text-lg">
          <em>{copy.audienceLine(book.audience)}</em>
        </p>
      ) : null}
      <p className="mt-3 text-sm text-muted">{copy.factsLine(book, formats)}</p>
      <p className="mt-6 font-bold">
        {copy.invitation(book.chapters.length > 0, Boolean(book.sample))}
      </p>
    </div>
  );
}

interface ContentsPageProps {
  readonly book: Book;
  readonly toSample: (() => void) | undefined;
}

function ContentsPage({book: {chapters, sample}, toSample}: ContentsPageProps) {
  return (
    <>
      <h2 className="text-3xl sm:text-4xl">{copy.contents}</h2>
      <p className="mt-1 text-sm text-muted">{copy.chapterCount(chapters.length)}</p>
      <ol className="mt-4">
        {chapters.map((chapter, index) => (
          <li key={index} className="flex gap-4 border-b border-arena py-2">
            <span className="w-11 flex-none text-center font-bold text-coral tabular">
              {index + 1}
            </span>
            <span className="min-w-0 flex-1 font-book">
              {chapter}
              {sample?.chapter === index + 1 ? <ToSample show={toSample} /> : null}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Link to the first page of the sample, which is further down, or beside. */
function ToSample({show}: {readonly show: (() => void) | undefined}) {
  const look =
    'flex min-h-11 items-center gap-2 font-sans text-sm text-selva underline underline-offset-4';
  const content = (
    <>
      <Icon name="book-open" className="size-4" />
      {copy.readSample}
    </>
  );
  // Links in the dialog would look as if they left the page.
  return show ? (
    <button type="button" onClick={show} className={look}>
      {content}
    </button>
  ) : (
    <a href="#muestra-1" className={look}>
      {content}
    </a>
  );
}

function IncludedPage({delivery: {files, includes}}: {readonly delivery: Delivery}) {
  return (
    <>
      <h2 className="text-3xl sm:text-4xl">{copy.included}</h2>
      <p className="mt-1 text-muted">{copy.filesAndBonuses}</p>
      <ul className="mt-4">
        {includes.map((item, index) => (
          <li key={index} className="flex gap-3 border-b border-arena py-3">
            <Icon name="circle-check" className="mt-0.5 size-5 text-selva" />
            <span className="min-w-0">{item}</span>
          </li>
        ))}
      </ul>
      {files.length ? (
        <dl className="mt-4 flex flex-wrap gap-4 text-sm">
          {files.map(({format, size}) => (
            <div key={format} className="flex gap-2 rounded-full bg-selva-soft px-4 py-2">
              <dt className="font-bold">{format}</dt>
              {size ? <dd>{size}</dd> : null}
            </div>
          ))}
        </dl>
      ) : null}
    </>
  );
}
