import {readerPages, type Reading} from './reader-pages';

/** The pages of a book, sheet below sheet. */
export function ReaderSheets(reading: Reading) {
  return readerPages(reading).map(({id, label, content}) => (
    <section
      key={id}
      id={id}
      aria-label={label}
      className="rounded-lg border border-arena bg-white p-5 text-lg shadow-card sm:p-10"
    >
      {content}
    </section>
  ));
}
