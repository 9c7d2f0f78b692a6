import {useEffect, useState, type KeyboardEvent} from 'react';
import type {IndexedProduct} from './indexed-product';

interface ActiveOption {
  /** The one that Enter opens; -1 for none. */
  readonly index: number;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Which option of the list is active while the focus stays in the text box: the one moved to with
 * the keys, as long as it is listed; else the best match of a text.
 */
export function useActiveOption(
  results: readonly IndexedProduct[],
  query: string,
  idOf: (handle: string) => string,
): ActiveOption {
  const [moved, setMoved] = useState<{handle: string; query: string} | null>(null);
  const kept =
    moved?.query === query ? results.findIndex(({product}) => product.handle === moved.handle) : -1;
  const index = kept !== -1 ? kept : query.trim() && results.length > 0 ? 0 : -1;

  useEffect(() => {
    if (moved) document.getElementById(idOf(moved.handle))?.scrollIntoView({block: 'nearest'});
  }, [moved, idOf]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const target = results[targetOfKey(event.key, index, results.length)];
    if (!target) return;
    event.preventDefault();
    setMoved({handle: target.product.handle, query});
  }

  return {index, onKeyDown};
}

/** Undefined-yielding -1 for any other key. Past either end it goes on from the other. */
function targetOfKey(key: string, index: number, count: number): number {
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return index <= 0 ? count - 1 : index - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return -1;
  }
}
