/** Ends a script on a Node that is too old for it, before anything else fails in words of its own. */
import {readFileSync} from 'node:fs';
import {fail} from './fail';

const {engines} = JSON.parse(readFileSync('package.json', 'utf8')) as {engines: {node: string}};
const wanted = engines.node.replace('>=', '');
const {node} = process.versions;
if (node.localeCompare(wanted, 'en', {numeric: true}) < 0) {
  fail(
    `This is Node ${node}; the shop needs ${wanted} or newer. Install it from https://nodejs.org, or with a version manager.`,
  );
}
