/**
 * Headers of requests that are sent in parallel, so that each has a connection of its own: a worker that
 * renders for others may close a kept one after five seconds, unread, with a request already in it.
 */
export const OWN_CONNECTION = {connection: 'close'};

/** Does the work for every item, so many of them `atOnce`; rejects with the first that fails. */
export async function inParallel<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({length: atOnce}, worker));
}
