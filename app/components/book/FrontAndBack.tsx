/** What a book has around its text: cover, contents, and what comes with it. */
import {reader as copy} from '~/copy/reader';
import type {Book, Delivery} from '~/domain/book/book';
import type {Product} from '~/domain/product/product';
import {Icon} from '~/components/ui/Icon';
import {ResponsiveImage} from '~/components/ui/ResponsiveImage';

interface CoverPageProps {
  readonly product: Pick<Product, 'title' | 'images' | 'productType'>;
  readonly book: Book;
  readonly formats: readonly string[];
}

export function CoverPage({product, book, formats}: CoverPageProps) {
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
      <p className="mt-6 text-sm font-semibold text-selva">{productType}</p>
      <h2 className="text-3xl wrap-anywhere sm:text-4xl">{title}</h2>
      {book.audience ? (
        <p className="mx-auto mt-3 max-w-md font-serif text-lg">
          <em>{book.audience}</em>
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

export function ContentsPage({book: {chapters, sample}, toSample}: ContentsPageProps) {
  return (
    <>
      <h2 className="text-3xl sm:text-4xl">{copy.contents}</h2>
      <p className="mt-1 text-sm text-muted">{copy.chapterCount(chapters.length)}</p>
      <ol className="mt-4">
        {chapters.map((chapter, index) => (
          <li key={index} className="flex gap-4 border-b border-arena py-2">
            <span className="w-11 flex-none text-center font-bold text-coral tabular-nums">
              {index + 1}
            </span>
            <span className="min-w-0 flex-1 font-serif">
              {chapter}
              {sample?.chapter === index + 1 ? <ToSample show={toSample} /> : null}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** To the first page of the sample, which is further down, or beside. */
function ToSample({show}: {readonly show: (() => void) | undefined}) {
  const look =
    'flex min-h-11 items-center gap-2 font-sans text-sm font-bold text-selva underline underline-offset-4';
  const content = (
    <>
      <Icon name="book-open" className="size-4" />
      {copy.readSample}
    </>
  );
  // In the dialog a link would be taken for one that leads away.
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

export function IncludedPage({delivery: {files, includes}}: {readonly delivery: Delivery}) {
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
