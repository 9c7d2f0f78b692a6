/** Which edition gets which file of a folder. */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {editionFolder, readProductFolder} from '../../scripts/lib/product-folder';

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
    'paquete-completo/Mal Nombre.pdf': 'd',
  });
  expect(read().problems.join('\n')).toMatch(/de-lujo\/extra\.pdf: no edition is called so/);
  expect(read().problems.join('\n')).toMatch(/ebook\.pdf: another edition has a different file/);
  expect(read().problems.join('\n')).toMatch(/Mal Nombre\.pdf: its name must be/);
});

it('refuses a file that is for one edition and for all', () => {
  put({'ebook.pdf': 'a', 'paquete-completo/ebook.pdf': 'a'});
  expect(read(PRODUCT, true).problems).toEqual([
    expect.stringContaining('it lies beside the editions too'),
  ]);
});

it('names folders by the words of an edition', () => {
  expect(editionFolder('PDF + Word editable')).toBe('pdf-word-editable');
  expect(editionFolder('Índigo / Una marca')).toBe('indigo-una-marca');
});
