/** Registers one's own version of a purchase: digests, names and sizes of its files, never the files. */
import {asRecord} from '~/domain/text/parse-unknown';
import {sha256Of} from '~/domain/certificate/certificate';
import {openAccounts} from '../account/connect-account';
import {readLibrary} from '../library/library';

const FAILURES = ['signed-out', 'revoked', 'full'] as const;
/** The function takes no more. */
const MAX_FILES = 60;

export type Registration =
  | {readonly ok: true; readonly number: number; readonly certificateId: string}
  | {
      readonly ok: false;
      readonly error: (typeof FAILURES)[number] | 'too-many-files' | 'unavailable';
    };

/** @param purchase id of the right to the files. Never rejects. */
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
    // One after the other: in memory there is one file at a time.
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

/** Without invisible characters, which the function refuses, and not longer than it takes. */
function storableName(name: string): string {
  const visible = name.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim();
  return Array.from(visible).slice(-50).join('').trim() || 'archivo';
}

async function reasonOf(error: unknown): Promise<(typeof FAILURES)[number] | 'unavailable'> {
  const response = asRecord(error)?.['context'];
  if (!(response instanceof Response)) return 'unavailable';
  const told = asRecord(await response.json().catch(() => null))?.['error'];
  return FAILURES.find((known) => known === told) ?? 'unavailable';
}
