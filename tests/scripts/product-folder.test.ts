/** Which edition gets which file of a folder. */
import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {storedFileName} from '../../supabase/functions/_shared/common/file-name.ts';
import {readProductFolder, readProductFolders} from '../../scripts/lib/product-folder';

const PRODUCT = {
  id: 'gid://shopify/Product/8023',
  title: 'Recetas',
  variants: [
    {id: 'v0', title: 'Solo PDF'},
    {id: 'v1', title: 'PDF + Word editable'},
    {id: 'v2', title: 'Paquete completo'},
  ],
};
const ONE = {
  id: 'gid://shopify/Product/8001',
  title: 'Una',
  variants: [{id: 'v', title: 'Default Title'}],
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'archivos-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

function put(files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, content);
  }
}

const read = (product: typeof PRODUCT = PRODUCT, sameForAll = false) => {
  const {files, problems} = readProductFolder(folder, product, sameForAll);
  return {
    files: Object.fromEntries(files.map(({name, variantIds}) => [name, variantIds])),
    problems,
  };
};

it('gives what lies beside the editions to all, and a folder to its edition alone', () => {
  put({
    'ebook.pdf': 'a',
    'pdf-word-editable/editable.docx': 'b',
    'paquete-completo/editable.docx': 'b',
    'paquete-completo/todo.zip': 'c',
  });
  expect(read()).toEqual({
    files: {'ebook.pdf': null, 'editable.docx': ['v2', 'v1'], 'todo.zip': ['v2']},
    problems: [],
  });
});

it('refuses a product of several editions without a folder for any, unless that is meant', () => {
  put({'ebook.pdf': 'a', 'editable.docx': 'b'});
  expect(read().problems).toEqual([expect.stringContaining('would open with the cheapest')]);
  expect(read(PRODUCT, true).problems).toEqual([]);
  expect(read(ONE).problems).toEqual([]);
});

it('refuses an edition that does not exist, and one name for two different files', () => {
  put({
    'solo-pdf/ebook.pdf': 'a',
    'paquete-completo/ebook.pdf': 'other',
    'de-lujo/extra.pdf': 'c',
    'paquete-completo/Mal Nombre.exe': 'd',
  });
  expect(read().problems.join('\n')).toMatch(/de-lujo\/extra\.pdf: no edition is called so/);
  expect(read().problems.join('\n')).toMatch(
    /ebook\.pdf: a different file is stored as ebook\.pdf too/,
  );
  expect(read().problems.join('\n')).toMatch(/Mal Nombre\.exe: its kind must be/);
});

it.each([
  ['Guía Práctica (1).PDF', 'guia-practica-1.pdf'],
  ['Portada.JPEG', 'portada.jpg'],
  ['ｇｕíａ\u3000①．ｐｄｆ', 'guia-1.pdf'],
  ['Straße\u200b ٢.pdf ', 'strasse-2.pdf'],
  [`${'x'.repeat(200)}.docx`, `${'x'.repeat(95)}.docx`],
  ['📚.pdf', ''],
  ['../../etc/passwd', 'etc-passwd'],
])('stores %s as %s, and finds it under both', (typed, stored) => {
  expect(storedFileName(typed)).toBe(stored);
  expect(storedFileName(stored)).toBe(stored);
});

it('lists everything that is wrong at once, and follows links', async () => {
  put({
    'producto-01/solo-pdf/dentro/ebook.pdf': 'a',
    'producto-01/vacio.pdf': '',
    'producto-01/musica.mp3': 'a',
    'Producto-03/nota.txt': 'a',
    'producto-02/ebook.pdf': 'a',
    'producto-02/Ebook.PDF': 'b',
    'otra-cosa/ebook.pdf': 'a',
    'producto-04/ebook.pdf': 'a',
    // Left behind by systems and programs.
    'producto-05/.DS_Store': 'a',
    'producto-05/Thumbs.db': 'a',
    'producto-05/~$ebook.docx': 'a',
    'producto-05/__MACOSX/._ebook.pdf': 'a',
    'Léeme.txt': 'a',
    '__MACOSX/x': 'a',
  });
  mkdirSync(path.join(folder, 'producto-03'));
  symlinkSync(path.join(folder, 'nada'), path.join(folder, 'producto-02', 'roto.pdf'));
  symlinkSync(path.join(folder, 'Léeme.txt'), path.join(folder, 'producto-02', 'leeme.txt'));
  const shop = new Map(
    ['01', '02', '03', '04', '05'].map((n) => [`producto-${n}`, n === '04' ? PRODUCT : ONE]),
  );
  const {problems, leftOut, products} = await readProductFolders(folder, false, async () => shop);
  expect(problems).toEqual([
    'otra-cosa: the shop has no product with this handle',
    expect.stringMatching(/^producto-01\/musica\.mp3: its kind must be one of/),
    'producto-01/solo-pdf/dentro: a folder inside the folder of an edition',
    'producto-01/solo-pdf: this folder has no files',
    'producto-01/vacio.pdf: it is empty',
    'producto-02/roto.pdf: a link that leads nowhere',
    'producto-02/ebook.pdf: a different file is stored as ebook.pdf too; rename one',
    'producto-03: it is the same product as Producto-03',
    expect.stringMatching(/^producto-04: it has 3 editions, and all/),
    'producto-05: it has no files',
  ]);
  expect(leftOut).toEqual(['Léeme.txt']);
  expect(products[2]?.files.map(({name}) => name)).toEqual(['ebook.pdf', 'leeme.txt']);
  const none = async () => new Map();
  await expect(readProductFolders(`${folder}/nada`, false, none)).rejects.toThrow('not a folder');
  await expect(readProductFolders(`${folder}/Léeme.txt`, false, none)).rejects.toThrow(
    'not a folder',
  );
});
