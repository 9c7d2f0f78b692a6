/**
 * A product's folder of files, and which edition gets what of it. Files beside each other are for every
 * edition; a folder in it, named after an edition, is for that edition alone. The same file in two of
 * them is for both.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {foldText} from '../../supabase/functions/_shared/common/fold-text';
import type {ShopProduct} from './read-products';
import {fileProblem, type FileToPush} from './push-files';

interface FoundFile {
  readonly name: string;
  /** Of the edition's folder; null for what lies beside it. */
  readonly edition: string | null;
  readonly content: Uint8Array;
}

export interface ProductFolder {
  readonly files: readonly FileToPush[];
  /** What is wrong, in words; nothing may be uploaded then. */
  readonly problems: readonly string[];
}

/** 'PDF + Word editable' is the folder 'pdf-word-editable'. */
export function editionFolder(variantTitle: string): string {
  return foldText(variantTitle)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
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
  return assign(findFiles(directory), product, sameForAll);
}

function findFiles(directory: string): readonly FoundFile[] {
  const entries = readdirSync(directory, {withFileTypes: true}).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  );
  return entries.flatMap((entry): FoundFile[] => {
    const inside = path.join(directory, entry.name);
    if (entry.isFile()) {
      return [{name: entry.name, edition: null, content: readFileSync(inside)}];
    }
    return readdirSync(inside)
      .sort()
      .map((name) => ({name, edition: entry.name, content: readFileSync(path.join(inside, name))}));
  });
}

function assign(
  found: readonly FoundFile[],
  {variants}: ShopProduct,
  sameForAll: boolean,
): ProductFolder {
  const problems: string[] = [];
  const byFolder = new Map<string, string[]>();
  for (const {id, title} of variants) {
    const folder = editionFolder(title);
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), id]);
  }
  const files = new Map<string, FileToPush>();
  for (const {name, edition, content} of found) {
    const problem = fileProblem({name, content});
    const place = edition === null ? name : `${edition}/${name}`;
    if (problem) problems.push(`${place}: ${problem}`);
    const variantIds = edition === null ? null : byFolder.get(edition);
    if (variantIds === undefined) {
      problems.push(
        `${place}: no edition is called so; there is ${[...byFolder.keys()].join(', ')}`,
      );
      continue;
    }
    const before = files.get(name);
    if (before && !Buffer.from(before.content).equals(Buffer.from(content))) {
      problems.push(`${place}: another edition has a different file of this name; rename one`);
    } else if (before && (before.variantIds === null || variantIds === null)) {
      problems.push(`${place}: it lies beside the editions too, where it is for all of them`);
    } else {
      const all = before?.variantIds ? [...before.variantIds, ...(variantIds ?? [])] : variantIds;
      files.set(name, {name, content, variantIds: all});
    }
  }
  const isSplit = [...files.values()].some(({variantIds}) => variantIds !== null);
  if (variants.length > 1 && !isSplit && !sameForAll) {
    problems.push(
      `it has ${variants.length} editions, and all of its files would open with the cheapest: ` +
        `make folders (${[...byFolder.keys()].join(', ')}), or add --same-for-all`,
    );
  }
  return {files: [...files.values()], problems};
}
