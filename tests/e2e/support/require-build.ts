import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

/** `npm test` has built just before; whoever runs the tests alone gets a build when there is none. */
export default function requireBuild(): void {
  if (existsSync('dist/server') && existsSync('dist/client')) return;
  const {status} = spawnSync('npm', ['run', 'build'], {stdio: 'inherit', shell: true});
  if (status !== 0) throw new Error('The build failed, so there is nothing to test.');
}
