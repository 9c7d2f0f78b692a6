/** Type-checks and lints the edge functions in Deno, the runtime that runs them. */
import {spawnSync} from 'node:child_process';
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {CACHE_DIRECTORY} from '../emulators/supabase/constants';
import {denoExecutable} from '../emulators/supabase/functions/function-process';

const FOLDER = 'supabase/functions';
const entries = readdirSync(FOLDER)
  .filter((name) => name !== '_shared')
  .map((name) => `${FOLDER}/${name}/index.ts`);
// Packages come from node_modules and nothing is fetched, so this works without a network.
const OFFLINE = ['--quiet', '--no-config', '--no-lock', '--no-remote', '--node-modules-dir=manual'];
const env = {
  ...process.env,
  DENO_DIR: path.resolve(CACHE_DIRECTORY, 'deno'),
  DENO_NO_UPDATE_CHECK: '1',
};
const failed = [
  ['check', ...OFFLINE, ...entries],
  ['lint', '--quiet', '--no-config', FOLDER],
].filter((parameters) => {
  const {status} = spawnSync(denoExecutable(), parameters, {stdio: 'inherit', env});
  return status !== 0;
});
if (failed.length > 0) process.exit(1);
