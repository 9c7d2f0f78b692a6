/**
 * The files of purchases as one ZIP, made in the browser. Files are fetched one after the other and
 * written as they come: to the browser's private disk where it has one, so that memory holds no whole
 * file, else to a blob, which browsers keep on disk once it is large.
 */
import {downloadZip} from 'client-zip';
import type {DownloadFailure, LibraryFile, Purchase} from '~/domain/library/library';
import {signDownload, storageFailure, type SignDownload} from './library';

type ZipOutcome =
  | {readonly ok: true}
  | {readonly ok: false; readonly file: string | null; readonly error: DownloadFailure};

interface ZipOptions {
  readonly signal: AbortSignal;
  /** Called with whole percent of the bytes, rising. */
  readonly onProgress: (percent: number) => void;
  readonly sign?: SignDownload | undefined;
}

class FileFailure extends Error {
  constructor(
    readonly file: string,
    readonly failure: DownloadFailure,
  ) {
    super(failure);
  }
}

const PRIVATE_NAME = 'compra.zip';
/** After this time the browser has copied the file, even if it asks where to save it. */
const KEPT_MS = 10 * 60_000;

/** Saves the ZIP as a download; never rejects. An aborted download leaves no file. */
export async function savePurchaseZip(
  purchases: readonly Purchase[],
  options: ZipOptions,
): Promise<ZipOutcome> {
  try {
    const zip = zipOf(purchases, options);
    const file = (await writePrivately(zip.stream, options.signal)) ?? (await zip.blob());
    stopIfAborted(options.signal);
    const [first] = purchases;
    offerFile(file, zipName((purchases.length > 1 ? first?.order : first?.title) ?? ''));
    return {ok: true};
  } catch (error) {
    return error instanceof FileFailure
      ? {ok: false, file: error.file, error: error.failure}
      : {ok: false, file: null, error: 'unavailable'};
  }
}

/** The product's title as a valid file name. */
export function zipName(title: string): string {
  return `${safeTitle(title)}.zip`;
}

/** The title in characters that every file system takes. */
function safeTitle(title: string): string {
  const safe = title
    .replace(/[\p{C}\\/:*?"<>|#%]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+/, '');
  return Array.from(safe).slice(0, 100).join('').trim() || 'compra';
}

/** Builds the ZIP; the caller reads either the stream or the blob. */
function zipOf(
  purchases: readonly Purchase[],
  {signal, onProgress, sign = signDownload}: ZipOptions,
) {
  const all = purchases.flatMap(({id, title, variant, files}) =>
    files.map((file) => ({id, file, name: purchases.length > 1 ? `${title} ${variant}` : title})),
  );
  const bytes = all.reduce((sum, {file}) => sum + file.bytes, 0);
  let read = 0;
  async function* entries() {
    for (const {id, file, name} of all) {
      const body = await open(id, file, signal, sign);
      const counted = body.pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform(chunk, controller) {
            read += chunk.byteLength;
            onProgress(Math.min(99, Math.floor((100 * read) / Math.max(1, bytes))));
            controller.enqueue(chunk);
          },
        }),
      );
      yield {name: `${safeTitle(name)} - ${file.name}`, input: counted};
    }
  }
  const response = downloadZip(entries());
  return {stream: response.body, blob: () => response.blob()};
}

/** Chrome 99 has no `throwIfAborted`. */
function stopIfAborted(signal: AbortSignal): void {
  if (signal.aborted) throw new Error('aborted');
}

/** @throws {FileFailure} */
async function open(id: string, {name}: LibraryFile, signal: AbortSignal, sign: SignDownload) {
  stopIfAborted(signal);
  // A signed URL is valid for a minute, so it is requested when needed.
  const answer = await sign(id, name);
  if (!answer.ok) throw new FileFailure(name, answer.error);
  const response = await fetch(answer.url, {signal}).catch(() => null);
  stopIfAborted(signal);
  const error = response ? storageFailure(response, name) : 'storage';
  if (error || !response?.body) throw new FileFailure(name, error ?? 'storage');
  return response.body;
}

/** The ZIP on the browser's private disk; null, with the stream unread, if that is unavailable. */
async function writePrivately(
  stream: ReadableStream<Uint8Array> | null,
  signal: AbortSignal,
): Promise<Blob | null> {
  if (!stream) return null;
  let handle: FileSystemFileHandle;
  let writable: FileSystemWritableFileStream;
  try {
    const directory = await navigator.storage.getDirectory();
    handle = await directory.getFileHandle(PRIVATE_NAME, {create: true});
    writable = await handle.createWritable();
  } catch {
    return null; // Private windows and older browsers.
  }
  await stream.pipeTo(writable, {signal});
  return handle.getFile();
}

/** Saves a file as a download. */
export function offerFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
