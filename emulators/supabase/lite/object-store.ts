/**
 * Where the bytes of the storage service lie: in the data directory, or in memory. @supabase/lite keeps
 * what is known of an object in the database, and asks this for its contents alone.
 */
import {createHash} from 'node:crypto';
import {copyFile, mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {App} from '@supabase/lite';

type StorageAdapter = NonNullable<App['_storageAdapter']>;

interface Bytes {
  get(key: string): Promise<Buffer>;
  put(key: string, bytes: Buffer): Promise<void>;
  copy(from: string, to: string): Promise<void>;
  remove(key: string): Promise<void>;
}

/** Null keeps everything in memory. */
export function createObjectStore(dataDirectory: string | null): StorageAdapter {
  const bytes = dataDirectory ? onDisk(path.join(dataDirectory, 'objects')) : inMemory();
  const read = async (bucket: string, name: string) => {
    const content = await bytes.get(keyOf(bucket, name));
    return {content, metadata: describe(content)};
  };
  return {
    driver: null,
    async getObject(bucket, name, _version, headers) {
      const {content, metadata} = await read(bucket, name);
      if (headers?.ifNoneMatch === metadata.eTag) return {httpStatusCode: 304, metadata};
      return {httpStatusCode: 200, metadata, body: content};
    },
    async uploadObject(bucket, name, _version, body, mimetype, cacheControl) {
      const content = await contentOf(body);
      await bytes.put(keyOf(bucket, name), content);
      return {...describe(content), mimetype, cacheControl};
    },
    deleteObject: (bucket, name) => bytes.remove(keyOf(bucket, name)),
    async deleteObjects(bucket, names) {
      for (const name of names) await bytes.remove(keyOf(bucket, name));
    },
    async copyObject(bucket, name, _version, otherBucket, otherName) {
      await bytes.copy(keyOf(bucket, name), keyOf(otherBucket, otherName));
      const {metadata} = await read(otherBucket, otherName);
      return {httpStatusCode: 200, eTag: metadata.eTag, lastModified: new Date()};
    },
    headObject: async (bucket, name) => (await read(bucket, name)).metadata,
    privateAssetUrl: (bucket, name) => Promise.resolve(`object:${keyOf(bucket, name)}`),
  };
}

/** File name without a path, so that an object's name cannot lead out of the folder. */
function keyOf(bucket: string, name: string): string {
  return createHash('sha256').update(`${bucket}/${name}`).digest('hex');
}

function describe(content: Buffer) {
  return {
    cacheControl: 'no-cache',
    contentLength: content.byteLength,
    size: content.byteLength,
    // Fields of the object's database row, which lite puts into its answers.
    mimetype: 'application/octet-stream',
    eTag: `"${createHash('md5').update(content).digest('hex')}"`,
  };
}

async function contentOf(body: Parameters<StorageAdapter['uploadObject']>[3]): Promise<Buffer> {
  if (body instanceof Uint8Array) return Buffer.from(body);
  const chunks: Uint8Array[] = [];
  const reader = (body as ReadableStream<Uint8Array>).getReader();
  for (;;) {
    const {done, value} = await reader.read();
    if (done) return Buffer.concat(chunks);
    chunks.push(value);
  }
}

function onDisk(directory: string): Bytes {
  const file = (key: string) => path.join(directory, key);
  return {
    get: (key) => readFile(file(key)),
    async put(key, content) {
      await mkdir(directory, {recursive: true});
      await writeFile(file(key), content);
    },
    copy: (from, to) => copyFile(file(from), file(to)),
    remove: (key) => rm(file(key), {force: true}),
  };
}

function inMemory(): Bytes {
  const all = new Map<string, Buffer>();
  const get = (key: string) => {
    const content = all.get(key);
    return content ? Promise.resolve(content) : Promise.reject(new Error('No such object'));
  };
  return {
    get,
    async put(key, content) {
      all.set(key, content);
      return Promise.resolve();
    },
    copy: async (from, to) => void all.set(to, await get(from)),
    remove: (key) => Promise.resolve(void all.delete(key)),
  };
}
