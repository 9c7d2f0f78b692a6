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

/** Remembers that the product was viewed; does nothing where storage is forbidden or full. */
export function keepVisit(product: Visited[number]): void {
  writeStored(VISITED_STORAGE_KEY, withVisit(readVisited(), product));
}
