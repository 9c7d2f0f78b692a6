import {reader as copy} from '~/copy/reader';
import {Prose} from './Prose';

interface SamplePageProps {
  /** Markdown. */
  readonly text: string;
  /** From 1 to `pageCount`. */
  readonly page: number;
  readonly pageCount: number;
  /** Number and title of the chapter; null when nobody says. */
  readonly chapter: number | null;
  readonly chapterTitle: string | null;
}

/** A page of the sample; the first opens the chapter, the others name it in a running head. */
export function SamplePage({text, page, pageCount, chapter, chapterTitle}: SamplePageProps) {
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
