/** The files of a purchase, fetched into the browser; rejects when they cannot be had. */
import {readLibrary, requestDownload} from '../library/library';

export interface PurchaseFiles {
  readonly title: string;
  readonly files: readonly {readonly name: string; readonly content: Blob}[];
}

/** @param id of the right to the files. */
export async function readPurchaseFiles(id: string): Promise<PurchaseFiles> {
  const library = await readLibrary();
  const purchase = library.ok ? library.purchases.find((each) => each.id === id) : undefined;
  if (!purchase || purchase.state !== 'active') throw new Error('no-purchase');
  const files = [];
  for (const {name} of purchase.files) {
    const answer = await requestDownload(id, name);
    if (!answer.ok) throw new Error(answer.error);
    const response = await fetch(answer.url);
    if (!response.ok) throw new Error('unavailable');
    files.push({name, content: await response.blob()});
  }
  return {title: purchase.title, files};
}
