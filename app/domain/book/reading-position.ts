/** Where a shopper stopped reading in each book (docs/product.md 4.5): the newest first, the oldest forgotten. */
import {asList, asRecord, asText} from '../text/parse-unknown';

interface ReadingPosition {
  readonly handle: string;
  /** Index of the page. */
  readonly page: number;
}

export type ReadingPositions = readonly ReadingPosition[];

export const READING_STORAGE_KEY = 'reventaplr-hojear';
const MOST_BOOKS = 30;
const MOST_PAGES = 99;

/** Parses anything and never throws; drops invalid entries. */
export function parseReadingPositions(stored: unknown): ReadingPositions {
  return asList(stored)
    .flatMap((entry) => {
      const {handle: named, page} = asRecord(entry) ?? {};
      const handle = asText(named, 255);
      if (!handle || !Number.isInteger(page)) return [];
      return (page as number) > 0 && (page as number) <= MOST_PAGES
        ? [{handle, page: page as number}]
        : [];
    })
    .slice(0, MOST_BOOKS);
}

/** Index of the page at which the book was left; 0 (the cover) if it was never opened. */
export function positionIn(positions: ReadingPositions, handle: string): number {
  return positions.find((entry) => entry.handle === handle)?.page ?? 0;
}

/** A book left at its cover is not stored. */
export function withPosition(
  positions: ReadingPositions,
  handle: string,
  page: number,
): ReadingPositions {
  const others = positions.filter((entry) => entry.handle !== handle);
  return page > 0 ? [{handle, page}, ...others].slice(0, MOST_BOOKS) : others;
}
