import {book as copy} from '~/copy/book';
import type {BookFacts} from '~/domain/book/book';
import type {BookExcerpt} from '~/domain/book/book-excerpt';
import type {Product, Variant} from '~/domain/product/product';
import {ReaderEntry} from '~/components/book/ReaderEntry';

interface BookInsideProps {
  readonly product: Omit<Product, 'description'>;
  readonly variant: Variant | null;
  readonly book: BookFacts;
  readonly excerpt: BookExcerpt | null;
}

/** For whom the book is, its chapters, and how its sample begins. */
export function BookInside({product, variant, book, excerpt}: BookInsideProps) {
  const {audience, chapters} = book;
  return (
    <section aria-labelledby="por-dentro" className="mt-10">
      <h2 id="por-dentro" className="text-2xl sm:text-3xl">
        {copy.inside}
      </h2>
      {audience ? (
        <p className="mt-2">
          <strong>{copy.audience}:</strong> {audience}.
        </p>
      ) : null}
      {chapters.length ? (
        <div className="mt-5">
          <h3 className="text-lg">
            {copy.contents}{' '}
            <span className="text-sm font-normal text-muted">
              {copy.chapterCount(chapters.length)}
            </span>
          </h3>
          <ol className="mt-2 grid gap-x-6 sm:grid-cols-2">
            {chapters.map((chapter, index) => (
              <li key={index} className="flex gap-3 border-b border-arena py-2">
                <span className="font-bold text-coral tabular-nums">{index + 1}</span>
                <span className="min-w-0">{chapter}</span>
              </li>
            ))}
          </ol>
        </div>
      ) : null}
      {excerpt ? (
        <div className="mt-6 rounded-lg border border-arena bg-white p-5 shadow-card sm:p-8">
          <p className="mb-3 text-sm font-bold text-coral">
            {excerpt.chapter === null ? copy.sample : copy.sampleOf(excerpt.chapter)}
          </p>
          <div className="grid gap-4 font-serif text-lg">
            {excerpt.paragraphs.map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
          </div>
        </div>
      ) : null}
      <p className="mt-5">
        <ReaderEntry
          product={product}
          variant={variant}
          look="inText"
          label={excerpt ? copy.keepReading : copy.readIt}
        />
      </p>
    </section>
  );
}
