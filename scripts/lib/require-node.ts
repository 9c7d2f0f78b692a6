/** Ends a script on a Node that is too old for it, before anything else fails in words of its own. */
import {readFileSync} from 'node:fs';
import {fail} from './fail';
import {nodeProblem} from './node-problem';

const {engines} = JSON.parse(readFileSync('package.json', 'utf8')) as {engines: {node: string}};
const problem = nodeProblem(process.versions.node, engines.node);
if (problem) fail(problem);
