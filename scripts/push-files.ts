/**
 * `npm run files:push -- FOLDER`: uploads a folder a product, named by the product's handle, to the private
 * bucket (docs/operating.md, Files). What is there already is left alone, so it may be broken off and
 * started again.
 */
import './lib/require-node';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {fail} from './lib/fail';
import {fileProblem, pushFiles} from './lib/push-files';
import {loadDotEnv} from './lib/local-environment';
import {readProductIds} from './lib/read-product-ids';
import {serviceTarget} from './lib/service-target';
import {serviceClient} from './lib/service-client';

const [folder] = process.argv.slice(2);
if (!folder) fail('Name the folder: npm run files:push -- ./archivos');
loadDotEnv();
const target = serviceTarget();
const handles = readdirSync(folder, {withFileTypes: true})
  .filter((entry) => entry.isDirectory())
  .map(({name}) => name)
  .sort();
if (handles.length === 0) fail(`${folder} has no folders named by products' handles.`);

const products = handles.map((handle) => {
  const directory = path.join(folder, handle);
  const names = readdirSync(directory)
    .filter((name) => statSync(path.join(directory, name)).isFile())
    .sort();
  const files = names.map((name) => ({name, content: readFileSync(path.join(directory, name))}));
  return {handle, files};
});
const problems = products.flatMap(({handle, files}) =>
  files.flatMap((file) => {
    const problem = fileProblem(file);
    return problem ? [`  ${handle}/${file.name}: ${problem}`] : [];
  }),
);
// Nothing is uploaded before everything is found sound.
if (problems.length > 0) fail(`These files cannot be uploaded:\n${problems.join('\n')}`);

const ids = await readProductIds(handles);
const unknown = handles.filter((handle) => !ids.has(handle));
if (unknown.length > 0) fail(`The shop has no product with the handle ${unknown.join(', ')}.`);

const client = serviceClient(target.url, target.key);
for (const [index, {handle, files}] of products.entries()) {
  const outcomes = await pushFiles(client, ids.get(handle) ?? '', files);
  const count = (wanted: string) => outcomes.filter((outcome) => outcome === wanted).length;
  console.log(
    `${index + 1}/${products.length}  ${handle}: ${count('new')} new, ${count('replaced')} replaced, ${count('unchanged')} as they were`,
  );
}
