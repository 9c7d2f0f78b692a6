import {readFileSync} from 'node:fs';
import {DEMO_COLLECTIONS} from '../../emulators/storefront-api/catalogue/collections';
import type {Catalogue} from '../../emulators/storefront-api/catalogue/types';
import {readCatalogueCsv} from '../../emulators/storefront-api/catalogue-csv/read-catalogue-csv';
import {CatalogueCsvError} from '../../emulators/storefront-api/catalogue-csv/read-rows';

/** The catalogue of a product CSV, filed in the shop's own collections. @throws {Error} naming the file, and the line if it is malformed. */
export function loadCatalogueCsv(file: string): Catalogue {
  try {
    return readCatalogueCsv(readFileSync(file), DEMO_COLLECTIONS, (sentence) =>
      console.warn(`${file}: ${sentence}`),
    );
  } catch (error) {
    if (error instanceof CatalogueCsvError)
      throw new Error(`${file} cannot be loaded:\n${error.message}`);
    throw new Error(`CATALOGUE_CSV names a file that cannot be read: ${file}`, {cause: error});
  }
}
