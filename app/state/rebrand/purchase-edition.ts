/** The files of a purchase for its edition, and the registration of what was made of them. */
import {HIDDEN} from '@common/hidden';
import {asRecord} from '~/domain/text/parse-unknown';
import {sha256Of} from '~/domain/certificate/certificate';
import {openAccounts} from '../account/connect-account';
import {readLibrary, requestDownload} from '../library/library';

const FAILURES = ['signed-out', 'revoked', 'full'] as const;
/** The function takes no more. */
const MAX_FILES = 60;

export type Registration =
  | {readonly ok: true; readonly number: number; readonly certificateId: string}
  | {
      readonly ok: false;
      readonly error: (typeof FAILURES)[number] | 'too-many-files' | 'unavailable';
    };

/**
 * Registers one's own version of a purchase: digests, names and sizes of its files, never the files. Never rejects.
 * @param purchase id of the right to the files.
 */
export async function registerVersion(
  purchase: string,
  files: readonly {readonly name: string; readonly content: Blob}[],
): Promise<Registration> {
  if (files.length > MAX_FILES) return {ok: false, error: 'too-many-files'};
  try {
    const library = await readLibrary();
    const id = library.ok
      ? library.purchases.find((each) => each.id === purchase)?.certificateId
      : null;
    if (!id) return {ok: false, error: 'unavailable'};
    const digests = [];
    // Handles one file after the other, so that only one is in memory.
    for (const {name, content} of files) {
      const sha256 = await sha256Of(await content.arrayBuffer());
      digests.push({name: storableName(name), bytes: content.size, sha256});
    }
    const {client} = await openAccounts();
    const answer = await client.functions.invoke<unknown>('certificates/register-version', {
      body: {id, files: digests},
    });
    const number = asRecord(answer.data)?.['number'];
    if (typeof number === 'number') return {ok: true, number, certificateId: id};
    return {ok: false, error: await reasonOf(answer.error)};
  } catch {
    return {ok: false, error: 'unavailable'};
  }
}

/** Cleans a name for the function, which refuses invisible characters and long names. */
function storableName(name: string): string {
  let visible = Array.from(name).slice(-50).join('');
  // One by one: what stands on both sides of one may then be another.
  while (HIDDEN.test(visible)) visible = visible.replace(HIDDEN, '');
  return visible.trim() || 'archivo';
}

async function reasonOf(error: unknown): Promise<(typeof FAILURES)[number] | 'unavailable'> {
  const response = asRecord(error)?.['context'];
  if (!(response instanceof Response)) return 'unavailable';
  const told = asRecord(await response.json().catch(() => null))?.['error'];
  return FAILURES.find((known) => known === told) ?? 'unavailable';
}

export interface PurchaseFiles {
  readonly title: string;
  readonly files: readonly {readonly name: string; readonly content: Blob}[];
}

/**
 * The files of a purchase, fetched into the browser; rejects when they cannot be had.
 * @param id of the right to the files.
 */
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
