import {
  parseVisited,
  VISITED_STORAGE_KEY,
  withVisit,
  type Visited,
} from '~/domain/catalogue/visited';
import {readStored, writeStored} from './browser/browser-storage';

/** The products that this browser looked at last. */
export function readVisited(): Visited {
  return parseVisited(readStored(VISITED_STORAGE_KEY));
}

/** Remembers that one is looked at; where storage is forbidden or full, nothing is. */
export function keepVisit(product: Visited[number]): void {
  writeStored(VISITED_STORAGE_KEY, withVisit(readVisited(), product));
}
