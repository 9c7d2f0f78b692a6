/**
 * Brings a product's files into the private bucket, and into the list that the library reads. What is
 * there already is left alone, so a push that broke off goes on where it was; what has changed becomes
 * the next version, under a path of its own. A file belongs to the editions (variants) that it is said to.
 */
import {createHash} from 'node:crypto';
import type {SupabaseClient} from '@supabase/supabase-js';
import {storedFileName} from '../../supabase/functions/_shared/common/file-name.ts';

export interface FileToPush {
  readonly name: string;
  readonly content: Uint8Array;
  /** Global ids of the variants whose buyers get the file; null for all variants. */
  readonly variantIds: readonly string[] | null;
}

/** 'moved': the file's content is stored already, but its editions have changed. */
export type Pushed = 'new' | 'replaced' | 'moved' | 'unchanged';

interface KnownFile {
  readonly name: string;
  readonly sha256: string;
  readonly version: number;
  readonly variant_ids: readonly string[] | null;
}

const BUCKET = 'productos';
/** `file_size_limit` of supabase/config.toml. */
const MAX_FILE_BYTES = 50 * 1024 * 1024;
const TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  html: 'text/html; charset=utf-8',
  zip: 'application/zip',
  epub: 'application/epub+zip',
  png: 'image/png',
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  txt: 'text/plain; charset=utf-8',
};

/** The problem of a file in words; null if there is none. @param name the stored name. */
export function fileProblem(name: string, bytes: number): string | null {
  if (name === '' || name !== storedFileName(name)) return 'its name needs letters or digits';
  if (!TYPES[formatOf(name)]) return `its kind must be one of ${Object.keys(TYPES).join(', ')}`;
  if (bytes === 0) return 'it is empty';
  if (bytes > MAX_FILE_BYTES) return 'it is larger than 50 MiB';
  return null;
}

/**
 * What became of each file, in their order. `productId` is the provider's global id.
 * @throws {Error} naming the file that could not be brought.
 */
export async function pushFiles(
  client: SupabaseClient,
  productId: string,
  files: readonly FileToPush[],
): Promise<readonly Pushed[]> {
  const table = client.from('product_files');
  const {data, error} = await table
    .select('name,sha256,version,variant_ids')
    .eq('product_id', productId);
  if (error) throw new Error(`The list of files cannot be read: ${error.message}`);
  const known = data as readonly KnownFile[];
  const outcomes: Pushed[] = [];
  for (const file of files) {
    outcomes.push(await pushFile(client, productId, file, known));
  }
  return outcomes;
}

async function pushFile(
  client: SupabaseClient,
  productId: string,
  file: FileToPush,
  known: readonly KnownFile[],
): Promise<Pushed> {
  const {name, content} = file;
  const problem = fileProblem(name, content.byteLength);
  if (problem) throw new Error(`${name}: ${problem}`);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const before = known.find((each) => each.name === name);
  if (before?.sha256 === sha256) {
    if (isSameSet(before.variant_ids, file.variantIds)) return 'unchanged';
    const {error} = await client
      .from('product_files')
      .update({variant_ids: file.variantIds})
      .eq('product_id', productId)
      .eq('name', name);
    if (error) throw new Error(`${name}: ${error.message}`);
    return 'moved';
  }
  const version = (before?.version ?? 0) + 1;
  const format = formatOf(name);
  const path = `${productId.split('/').at(-1)}/v${version}/${name}`;
  const {error} = await client.storage
    .from(BUCKET)
    .upload(path, content, {contentType: TYPES[format] ?? '', upsert: true});
  if (error) throw new Error(`${name}: ${error.message}`);
  // Written last, so that the library never lists a missing file.
  const {error: unlisted} = await client.from('product_files').upsert({
    product_id: productId,
    name,
    variant_ids: file.variantIds,
    path,
    format,
    bytes: content.byteLength,
    sha256,
    version,
    updated_at: new Date().toISOString(),
  });
  if (unlisted) throw new Error(`${name}: ${unlisted.message}`);
  return before ? 'replaced' : 'new';
}

function isSameSet(a: readonly string[] | null, b: readonly string[] | null): boolean {
  if (a === null || b === null) return a === b;
  return a.length === b.length && a.every((each) => b.includes(each));
}

function formatOf(name: string): string {
  return name.split('.').at(-1) ?? '';
}
