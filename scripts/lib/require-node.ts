/** Ends a script on a Node that is too old for it, before anything else fails in words of its own. */
import {readFileSync} from 'node:fs';
import {fail} from './fail';

const {engines} = JSON.parse(readFileSync('package.json', 'utf8')) as {engines: {node: string}};
const problem = nodeProblem(process.versions.node, engines.node);
if (problem) fail(problem);

/** What is wrong with a version of Node ('20.18.1') for a range ('>=20.19'); null when nothing is. */
function nodeProblem(version: string, range: string): string | null {
  const wanted = range.replace('>=', '');
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = wanted.split('.').map(Number);
  const isEnough = major > leastMajor || (major === leastMajor && minor >= leastMinor);
  return isEnough
    ? null
    : `This is Node ${version}; the shop needs ${wanted} or newer. Install it from https://nodejs.org, or with a version manager.`;
}
