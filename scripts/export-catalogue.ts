/**
 * `npx tsx scripts/export-catalogue.ts [-- --images https://…] [-- --render] [-- --out folder]`: the demo
 * catalogue as a CSV for Shopify's product import.
 *
 * Shopify fetches pictures from the web, so the file names none until they are
 * somewhere: `--render` draws them as JPEG files, and `--images` is the address of the folder to which
 * they were uploaded. Addresses of this machine are refused.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {buildCatalogue} from '../emulators/storefront-api/catalogue/build-catalogue';
import {renderCover} from '../emulators/storefront-api/catalogue/covers';
import {rasterise} from '../emulators/storefront-api/catalogue/rasterise';
import type {CatalogueImage} from '../emulators/storefront-api/catalogue/types';
import {writeCatalogueCsv} from '../emulators/storefront-api/catalogue-csv/write-catalogue-csv';
import {fail} from './lib/fail';
import {imageAddresses, imageFile} from './lib/image-addresses';

const CATALOGUE_SIZE = 134;

try {
  const {values} = parseArgs({
    options: {
      images: {type: 'string'},
      render: {type: 'boolean'},
      out: {type: 'string', default: 'catalogue-export'},
    },
  });
  const {products} = buildCatalogue({size: CATALOGUE_SIZE});
  mkdirSync(values.out, {recursive: true});
  const file = path.join(values.out, 'products.csv');
  writeFileSync(file, writeCatalogueCsv(products, imageAddresses(values.images)));
  console.log(`${file}: ${products.length} products${values.images ? '' : ', without pictures'}.`);
  const images = products.flatMap((product) => product.images);
  if (values.render) await render(images, path.join(values.out, 'images'));
  else if (!values.images) {
    console.log('For pictures: --render draws them, --images says where they were uploaded to.');
  }
} catch (error) {
  fail(error);
}

/** In the size of the catalogue, one file each. */
async function render(images: readonly CatalogueImage[], folder: string): Promise<void> {
  mkdirSync(folder, {recursive: true});
  for (const image of images) {
    const picture = await rasterise(renderCover(image.path, {}) ?? '', {format: 'jpeg'});
    writeFileSync(path.join(folder, imageFile(image)), picture);
  }
  console.log(`${folder}: ${images.length} pictures.`);
}
