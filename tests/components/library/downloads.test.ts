/** Reading a library of any size, and saving its files, with a backend and a storage service that fail. */
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {Purchase} from '~/domain/library/library';
import {readAll, readLibrary, requestDownload} from '~/state/library/library';
import {savePurchaseZip} from '~/state/library/purchase-zip';

vi.mock('~/state/account/connect-account', () => ({
  openAccounts: () =>
    Promise.resolve({
      client: {
        from: () => QUERY,
        functions: {
          invoke: (_name: string, {body}: {body: {file: string}}) =>
            Promise.resolve({
              data: {url: `https://storage.test/${body.file}?token=t`},
              error: null,
            }),
        },
      },
    }),
}));

const ROWS = Array.from({length: 1072}, (_, i) => {
  const row = {id: `${i}`, product_id: `${i}`, name: 'ebook.pdf', format: 'pdf'};
  return {...row, orders: {paid_at: '2026-11-22T10:00:00Z'}, order_lines: {title: 'Ebook'}};
});
const QUERY = {
  select: () => QUERY,
  order: () => QUERY,
  range: async (from: number, to: number) => {
    const data = ROWS.slice(from, Math.min(to + 1, from + 1000));
    return {data, count: ROWS.length, error: null};
  },
};
const CONTENTS: Record<string, string> = {'ebook.pdf': 'first file', 'cuaderno.pdf': 'second file'};
const PURCHASE = {
  id: 'right',
  title: 'Guía: ventas / 100%',
  files: Object.entries(CONTENTS).map(([name, content]) => ({name, bytes: content.length})),
} as unknown as Purchase;

let statuses: Record<string, number>;
let type: string;
let saved: {readonly name: string; readonly file: Blob}[];

beforeEach(() => {
  [statuses, saved, type] = [{}, [], 'application/pdf'];
  vi.stubGlobal('fetch', (url: string) => {
    const name = new URL(url).pathname.slice(1);
    const status = statuses[name] ?? 200;
    if (status === 0) return Promise.reject(new TypeError('Failed to fetch'));
    const headers = {'content-type': type};
    return Promise.resolve(new Response(status === 200 ? CONTENTS[name] : '{}', {status, headers}));
  });
  let offered: Blob;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    offered = file as Blob;
    return 'blob:zip';
  });
  vi.stubGlobal('document', {
    createElement: () => ({
      download: '',
      click() {
        saved.push({name: this.download, file: offered});
      },
    }),
  });
});

afterEach(() => vi.unstubAllGlobals());

describe('rows of a backend that cuts its answers', () => {
  const all = Array.from({length: 1072}, (_, i) => i);
  const backend =
    (most: number, calls: number[] = []) =>
    (from: number, to: number) => {
      calls.push(from);
      const data = all.slice(from, Math.min(to + 1, from + most));
      return Promise.resolve({data, count: all.length, error: null});
    };

  it.each([1000, 100, 5000])('are all read at %i an answer', async (most) => {
    expect(await readAll(backend(most))).toEqual(all);
  });

  it('are a whole library, each purchase with its files', async () => {
    const answer = await readLibrary();
    expect(answer.ok && answer.purchases.filter(({files}) => files.length === 1)).toHaveLength(
      1072,
    );
  });

  it('fails when one page fails, rather than show a part', async () => {
    const page = backend(1000);
    const failing = (from: number, to: number) =>
      from === 0 ? page(from, to) : Promise.resolve({data: null, count: null, error: {}});
    await expect(readAll(failing)).rejects.toThrow('could not be read');
  });
});

describe('an address of a file', () => {
  it.each([
    [200, {ok: true, url: 'https://storage.test/ebook.pdf?token=t'}],
    [503, {ok: false, error: 'storage'}],
    [0, {ok: false, error: 'storage'}],
  ])('is given only when the storage service answers it (%i)', async (status, answer) => {
    statuses = {'ebook.pdf': status};
    expect(await requestDownload('right', 'ebook.pdf')).toEqual(answer);
  });

  it('is not given when a page comes in place of the file', async () => {
    type = 'text/html; charset=utf-8';
    expect(await requestDownload('right', 'ebook.pdf')).toEqual({ok: false, error: 'storage'});
    expect((await requestDownload('right', 'pagina.html')).ok).toBe(true);
  });
});

describe('a purchase as one ZIP', () => {
  const options = () => {
    const percents: number[] = [];
    const stop = new AbortController();
    return {percents, stop, signal: stop.signal, onProgress: (each: number) => percents.push(each)};
  };

  it('holds every file, is named for the product and reports its progress', async () => {
    const {percents, ...rest} = options();
    expect(await savePurchaseZip([PURCHASE], rest)).toEqual({ok: true});
    expect(saved.map(({name}) => name)).toEqual(['Guía ventas 100.zip']);
    const bytes = Buffer.from((await saved[0]?.file.arrayBuffer()) ?? new ArrayBuffer()).toString(
      'latin1',
    );
    expect(bytes.startsWith('PK')).toBe(true);
    for (const [name, content] of Object.entries(CONTENTS)) {
      expect(bytes).toContain(name);
      expect(bytes).toContain(content);
    }
    expect(percents.at(-1)).toBe(99);
  });

  it.each([
    [404, 'missing'],
    [503, 'storage'],
  ])('names the file that cannot be had (%i) and saves nothing', async (status, error) => {
    statuses = {'cuaderno.pdf': status};
    expect(await savePurchaseZip([PURCHASE], options())).toEqual({
      ok: false,
      file: 'cuaderno.pdf',
      error,
    });
    expect(saved).toEqual([]);
  });
});
