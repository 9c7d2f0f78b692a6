/**
 * `npm run files:push -- FOLDER [--same-for-all]`: uploads a folder a product, named by the product's handle,
 * with a folder in it for what an edition alone gets, to the private bucket (docs/operating.md, Orders, files
 * and the library). What is there already is left alone, so it may be broken off and started again.
 */
import './lib/require-node';
import {parseArgs} from 'node:util';
import {fail} from './lib/fail';
import {loadDotEnv} from './lib/local-environment';
import {readProductFolders} from './lib/product-folder';
import {pushFiles} from './lib/push-files';
import {readProducts} from './lib/read-products';
import {openProject, serviceClient} from './lib/service-target';

const {values, positionals} = parseArgs({
  options: {'same-for-all': {type: 'boolean'}},
  allowPositionals: true,
});
const [folder] = positionals;
if (!folder) fail('Name the folder: npm run files:push -- ./archivos');
try {
  loadDotEnv();
  const target = await openProject();
  const {products, problems, leftOut} = await readProductFolders(
    folder,
    values['same-for-all'] === true,
    readProducts,
  );
  for (const name of leftOut) console.warn(`! ${name} lies beside the products' folders: left out`);
  // Nothing is uploaded before everything is found sound.
  if (problems.length > 0) {
    throw new Error(
      `These files cannot be uploaded:\n${problems.map((each) => `  ${each}`).join('\n')}`,
    );
  }
  const client = serviceClient(target.url, target.key);
  for (const [index, {handle, product, files}] of products.entries()) {
    const outcomes = await pushFiles(client, product.id, files);
    const count = (wanted: string) => outcomes.filter((outcome) => outcome === wanted).length;
    console.log(
      `${index + 1}/${products.length}  ${handle}: ${count('new')} new, ${count('replaced')} replaced, ` +
        `${count('moved')} moved to other editions, ${count('unchanged')} as they were`,
    );
  }
} catch (error) {
  fail(error);
}
