import {readFileSync} from 'node:fs';
import type {Catalogue} from '../../emulators/storefront-api/catalogue/types';
import {readCatalogueCsv} from '../../emulators/storefront-api/catalogue-csv/read-catalogue-csv';
import {CatalogueCsvError} from '../../emulators/storefront-api/catalogue-csv/read-rows';

/** The catalogue of a product CSV. @throws {Error} naming the file, and the line if it is malformed. */
export function loadCatalogueCsv(file: string): Catalogue {
  try {
    return readCatalogueCsv(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof CatalogueCsvError) throw new Error(`${file}: ${error.message}`);
    throw new Error(`CATALOGUE_CSV names a file that cannot be read: ${file}`, {cause: error});
  }
}
