/** One connection each: a worker may close a kept one with a request already in it. */
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
