import {
  parseReadingPositions,
  positionIn,
  READING_STORAGE_KEY,
  withPosition,
} from '~/domain/book/reading-position';
import {readStored, writeStored} from './browser/browser-storage';

/** Index of the page at which this browser left the book. */
export function readPosition(handle: string): number {
  return positionIn(parseReadingPositions(readStored(READING_STORAGE_KEY)), handle);
}

/** Remembers the page; where storage is forbidden or full, the book opens at its cover next time. */
export function keepPosition(handle: string, page: number): void {
  const positions = parseReadingPositions(readStored(READING_STORAGE_KEY));
  writeStored(READING_STORAGE_KEY, withPosition(positions, handle, page));
}
