/** The products that a shopper looked at last (docs/product.md 2.7): the newest first, the oldest forgotten. */
import {asList, asRecord, asText} from '../text/parse-unknown';
import {isProductId} from '~/domain/share/shared-list';

interface VisitedProduct {
  /** The product's id. */
  readonly id: string;
  readonly handle: string;
  readonly title: string;
}

export type Visited = readonly VisitedProduct[];

export const VISITED_STORAGE_KEY = 'reventaplr-vistos';
/** The page shows six of them, without the product that is open. */
const MOST_VISITED = 7;

/** Parses anything and never throws; drops invalid entries. */
export function parseVisited(stored: unknown): Visited {
  return asList(stored)
    .flatMap((entry) => {
      const fields = asRecord(entry);
      const id = asText(fields?.id, 255);
      const handle = asText(fields?.handle, 255);
      const title = asText(fields?.title, 255);
      return id && isProductId(id) && handle && title ? [{id, handle, title}] : [];
    })
    .slice(0, MOST_VISITED);
}

/** Adds the product that is viewed now. */
export function withVisit(visited: Visited, {id, handle, title}: VisitedProduct): Visited {
  const others = visited.filter((each) => each.id !== id);
  return [{id, handle, title}, ...others].slice(0, MOST_VISITED);
}
