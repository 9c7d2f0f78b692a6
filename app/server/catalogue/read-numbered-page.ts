/**
 * A numbered page of a list that the provider pages by cursor only. It is reached in one of two
 * ways: within the provider's limit of 250 the list is read from its start and cut, in one call; a
 * page further in is reached by page jumps from both ends at once, and the last call reads on from the
 * nearer one. Pages of a list of up to 1,100 products take three calls or fewer with nothing cached;
 * beyond that, one more for each 450. Jumps are the same for all pages, so they are soon cached.
 */
import {COLLECTION_PAGE_SIZE} from '~/domain/limits';
import {pageCount, pageOffset} from '~/domain/catalogue/views';

/** The provider's maximum for one connection. */
export const PROVIDER_PAGE_LIMIT = 250;
/** In products. A page that begins within a jump also ends within what one call can read from its start. */
export const PAGE_JUMP_SIZE = PROVIDER_PAGE_LIMIT - COLLECTION_PAGE_SIZE;

export interface Cursors {
  readonly after?: string;
  readonly before?: string;
}

/** A jump over the products behind `after`, and where the one over those before `before` begins. */
export interface PageJump {
  readonly length: number;
  /** Length of the whole list; null if the provider does not report it. */
  readonly total: number | null;
  readonly hasNextPage: boolean;
  readonly endCursor: string | null;
  readonly startCursor: string | null;
}

export interface WindowVariables extends Cursors {
  readonly first?: number;
  readonly last?: number;
}

interface WindowAnswer<Node, Owner> {
  /** The list's owner, such as its collection. */
  readonly owner: Owner;
  readonly nodes: readonly Node[];
  readonly hasNextPage: boolean;
  readonly total: number | null;
}

/** How to read a list; null means that it does not exist. */
export interface NumberedList<Node, Owner = null> {
  readonly readWindow: (variables: WindowVariables) => Promise<WindowAnswer<Node, Owner> | null>;
  readonly readPageJump: (cursors: Cursors) => Promise<PageJump | null>;
}

export type NumberedPage<Node, Owner = null> =
  | {
      readonly kind: 'page';
      readonly owner: Owner;
      readonly nodes: readonly Node[];
      readonly total: number;
      readonly pageCount: number;
    }
  /** The requested page does not exist; `page` is the last page. */
  | {readonly kind: 'other-page'; readonly page: number};

/**
 * The page, an existing page number to redirect to, or null if there is no such list.
 * @throws whatever the reads throw.
 */
export async function readNumberedPage<Node, Owner>(
  list: NumberedList<Node, Owner>,
  page: number,
): Promise<NumberedPage<Node, Owner> | null> {
  const offset = pageOffset(page, COLLECTION_PAGE_SIZE);
  const window = await findWindow(list, offset);
  if (window === null) return null;
  if ('beyond' in window) return {kind: 'other-page', page: lastPage(window.beyond)};

  const answer = await list.readWindow(window.variables);
  if (!answer) return null;
  const total = window.total ?? (await exactTotal(list, {...answer, length: answer.nodes.length}));
  if (page > lastPage(total)) return {kind: 'other-page', page: lastPage(total)};
  return {
    kind: 'page',
    owner: answer.owner,
    nodes: answer.nodes.slice(window.skip, window.skip + COLLECTION_PAGE_SIZE),
    total,
    pageCount: lastPage(total),
  };
}

interface Window {
  readonly variables: WindowVariables;
  /** Products of the answer that come before the page. */
  readonly skip: number;
  /** Null until counted. */
  readonly total: number | null;
}

type Jumpable = Pick<NumberedList<unknown>, 'readPageJump'>;

/** Finds the cursor of a page; null if the list does not exist. */
async function findWindow(
  list: Jumpable,
  offset: number,
): Promise<Window | {beyond: number} | null> {
  const forward = Math.floor(offset / PAGE_JUMP_SIZE);
  if (forward === 0) {
    return {variables: {first: offset + COLLECTION_PAGE_SIZE}, skip: offset, total: null};
  }

  // Cursors before and after, for as many jumps from either end.
  const cursors: Cursors[] = [{}];
  let total: number | null = null;
  for (let walked = 0; ; walked++) {
    if (total !== null) {
      const tail: number = total - offset;
      if (tail <= 0) return {beyond: total};
      const size = Math.min(COLLECTION_PAGE_SIZE, tail);
      const backward = Math.floor((tail - size) / PAGE_JUMP_SIZE);
      if (walked >= forward) {
        const skip = offset - forward * PAGE_JUMP_SIZE;
        return {variables: {first: skip + size, after: cursors[forward]?.after}, skip, total};
      }
      if (walked >= backward) {
        const last = tail - backward * PAGE_JUMP_SIZE;
        return {variables: {last, before: cursors[backward]?.before}, skip: 0, total};
      }
    }
    const jump = await list.readPageJump(cursors[walked] ?? {});
    if (!jump) return null;
    total ??= await exactTotal(list, jump);
    cursors.push({
      after: jump.endCursor ?? undefined,
      before: jump.startCursor ?? undefined,
    });
  }
}

/** The list's own end is believed before any count of the provider's. */
async function exactTotal(
  list: Jumpable,
  start: Pick<PageJump, 'length' | 'hasNextPage' | 'total'>,
): Promise<number> {
  if (!start.hasNextPage) return start.length;
  return start.total !== null && start.total > start.length ? start.total : countByWalking(list);
}

/** Used if the shop does not report the length of its lists. */
async function countByWalking({readPageJump}: Jumpable): Promise<number> {
  let count = 0;
  let after: string | undefined;
  for (;;) {
    const jump = await readPageJump({after});
    if (!jump) return count;
    count += jump.length;
    if (!jump.hasNextPage || !jump.endCursor) return count;
    after = jump.endCursor;
  }
}

function lastPage(total: number): number {
  return pageCount(total, COLLECTION_PAGE_SIZE);
}
