/**
 * A product's folder of files, and which edition gets what of it. Files beside each other are for every
 * edition; a folder in it, named after an edition, is for that edition alone. The same file in two of
 * them is for both.
 */
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {storedFileName} from '../../supabase/functions/_shared/common/file-name.ts';
import {foldText} from '../../supabase/functions/_shared/common/fold-text';
import {messageOf} from './fail';
import type {ShopProduct} from './read-products';
import {fileProblem, type FileToPush} from './push-files';

interface FoundFile {
  /** Name under which the file is stored. */
  readonly name: string;
  /** Path on the disk, with its folder. */
  readonly place: string;
  /** Edition of the folder; null for files outside an edition's folder. */
  readonly edition: string | null;
  readonly content: Uint8Array;
}

export interface ProductFolder {
  readonly files: readonly FileToPush[];
  /** Problems in words; if there are any, nothing may be uploaded. */
  readonly problems: readonly string[];
}

/** 'PDF + Word editable' is the folder 'pdf-word-editable'. */
export function editionFolder(variantTitle: string): string {
  return foldText(variantTitle.normalize('NFKC'))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

export interface ProductFolders {
  readonly products: readonly {
    readonly handle: string;
    readonly product: ShopProduct;
    readonly files: readonly FileToPush[];
  }[];
  readonly problems: readonly string[];
  /** Files that lie beside the folders. */
  readonly leftOut: readonly string[];
}

/**
 * Reads a folder of products' folders, each named by its handle, and finds everything that is wrong with it.
 * @throws {Error} when it is no folder, or has none.
 */
export async function readProductFolders(
  directory: string,
  sameForAll: boolean,
  readProducts: (handles: readonly string[]) => Promise<ReadonlyMap<string, ShopProduct>>,
): Promise<ProductFolders> {
  if (!statSync(directory, {throwIfNoEntry: false})?.isDirectory()) {
    throw new Error(`${directory} is not a folder.`);
  }
  const names = readdirSync(directory)
    .filter((name) => !isLeftover(name))
    .sort();
  const isFolder = (name: string) =>
    statSync(path.join(directory, name), {throwIfNoEntry: false})?.isDirectory() === true;
  const folders = names.filter(isFolder);
  if (folders.length === 0) {
    throw new Error(`${directory} has no folders named by products' handles.`);
  }
  const spellings = (name: string) =>
    (['NFC', 'NFKC'] as const).map((form) => name.normalize(form).trim().toLowerCase());
  const known = await readProducts([...new Set(folders.flatMap(spellings))]);
  const problems: string[] = [];
  const byHandle = new Map<string, string>();
  const products = folders.flatMap((name) => {
    const handle = spellings(name).find((each) => known.has(each)) ?? '';
    const product = known.get(handle);
    const twin = byHandle.get(handle);
    if (!product || twin) {
      const problem = twin
        ? `it is the same product as ${twin}`
        : 'the shop has no product with this handle';
      problems.push(`${name}: ${problem}`);
      return [];
    }
    byHandle.set(handle, name);
    const own = readProductFolder(path.join(directory, name), product, sameForAll);
    problems.push(...own.problems);
    return [{handle, product, files: own.files}];
  });
  return {products, problems, leftOut: names.filter((name) => !isFolder(name))};
}

/**
 * Reads the folder of a product. @param sameForAll whether a product of several editions may have no
 * folder for any of them: all its files open with the cheapest then.
 */
export function readProductFolder(
  directory: string,
  product: ShopProduct,
  sameForAll: boolean,
): ProductFolder {
  const problems: string[] = [];
  const found = findFiles(directory, null, problems);
  const name = path.basename(directory);
  if (found.length === 0 && problems.length === 0) problems.push(`${name}: it has no files`);
  return assign(name, found, problems, product, sameForAll);
}

/** What systems and programs leave behind: hidden files, thumbnails, bins, lock files of Word. */
function isLeftover(name: string): boolean {
  return /^(?:\.|~\$|__MACOSX$|(?:eh)?thumbs\.db$|desktop\.ini$|icon\r$|@eaDir$|#recycle$|\$RECYCLE\.BIN$|System Volume Information$|~.*\.tmp$|.*:Zone\.Identifier$)/i.test(
    name,
  );
}

/** Finds the files of a product's or edition's folder; adds those that cannot be uploaded to `problems`. */
function findFiles(
  directory: string,
  edition: string | null,
  problems: string[],
  root = directory,
): readonly FoundFile[] {
  const found: FoundFile[] = [];
  for (const own of readdirSync(directory).sort()) {
    if (isLeftover(own)) continue;
    const inside = path.join(directory, own);
    const place = path.relative(path.dirname(root), inside);
    try {
      // A symbolic link counts as its target.
      const stats = statSync(inside, {throwIfNoEntry: false});
      if (!stats) problems.push(`${place}: a link that leads nowhere`);
      else if (stats.isDirectory() && edition !== null) {
        problems.push(`${place}: a folder inside the folder of an edition`);
      } else if (stats.isDirectory()) {
        const files = findFiles(inside, own.normalize('NFC'), problems, root);
        if (files.length === 0) problems.push(`${place}: this folder has no files`);
        found.push(...files);
      } else {
        const name = storedFileName(own);
        const problem = fileProblem(name, stats.size);
        if (problem) problems.push(`${place}: ${problem}`);
        else found.push({name, place, edition, content: readFileSync(inside)});
      }
    } catch (error) {
      // What may not be read.
      problems.push(`${place}: ${messageOf(error)}`);
    }
  }
  return found;
}

function assign(
  folder: string,
  found: readonly FoundFile[],
  problems: string[],
  {variants}: ShopProduct,
  sameForAll: boolean,
): ProductFolder {
  const byFolder = new Map<string, string[]>();
  for (const {id, title} of variants) {
    const key = editionFolder(title);
    byFolder.set(key, [...(byFolder.get(key) ?? []), id]);
  }
  const files = new Map<string, FileToPush>();
  for (const {name, place, edition, content} of found) {
    const variantIds = edition === null ? null : byFolder.get(editionFolder(edition));
    if (variantIds === undefined) {
      const editions = [...byFolder.keys()].join(', ');
      problems.push(
        variants.length > 1
          ? `${place}: no edition is called so; there is ${editions}`
          : `${place}: the product has no editions; put the file one folder up`,
      );
      continue;
    }
    const before = files.get(name);
    if (before && !Buffer.from(before.content).equals(Buffer.from(content))) {
      problems.push(`${place}: a different file is stored as ${name} too; rename one`);
    } else if (before && (before.variantIds === null) !== (variantIds === null)) {
      problems.push(`${place}: it lies beside the editions too, where it is for all of them`);
    } else {
      const all = before?.variantIds ? [...before.variantIds, ...(variantIds ?? [])] : variantIds;
      files.set(name, {name, content, variantIds: all});
    }
  }
  const isSplit = [...files.values()].some(({variantIds}) => variantIds !== null);
  if (variants.length > 1 && !isSplit && !sameForAll) {
    problems.push(
      `${folder}: it has ${variants.length} editions, and all of its files would open with the cheapest: ` +
        `make folders (${[...byFolder.keys()].join(', ')}), or add --same-for-all`,
    );
  }
  return {files: [...files.values()], problems};
}
