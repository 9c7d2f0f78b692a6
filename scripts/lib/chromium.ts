/**
 * Finds a Chromium to drive, or installs one. A test run needs no set-up by hand: on a machine
 * without any browser, Debian's package or Playwright's own download provides it.
 */
import {chromium} from '@playwright/test';
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';

/** Draws no window, which saves the tests a third of the processor; what Playwright itself prefers. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** What a headless Chromium needs in a container, and what keeps it from calling home. */
export const CHROMIUM_ARGUMENTS = [
  '--headless=new',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Its sandbox refuses to start for root, which is who runs in most containers.
  ...(isRoot() ? ['--no-sandbox'] : []),
];

/**
 * Path of the browser: `CHROMIUM_PATH`, else the system's headless shell, else Playwright's own,
 * else the system's; undefined when there is none. @throws {Error} when `CHROMIUM_PATH` names no file.
 */
export function findChromium(): string | undefined {
  const chosen = process.env['CHROMIUM_PATH']?.trim();
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH names no file: ${chosen}`);
  }
  const candidates = [
    ...systemPaths([HEADLESS_SHELL]),
    chromium.executablePath(),
    ...systemPaths(COMMANDS),
    ...MAC_APPLICATIONS,
  ];
  return candidates.find((candidate) => candidate && existsSync(candidate));
}

/** Path of the browser. @throws {Error} that says how to get one when there is none. */
export function requireChromium(): string {
  const found = findChromium();
  if (!found) throw new Error(howToGetOne('No Chromium was found.'));
  return found;
}

/**
 * Finds a browser, installing one when there is none; where packages can be installed without a
 * prompt, the headless shell even when there is another. @throws {Error} when there is no way to one.
 */
export function ensureChromium(): string {
  if (canInstallPackages() && !isPreferred(findChromium())) installPackage(HEADLESS_SHELL);
  if (canInstallPackages() && !findChromium()) installPackage('chromium');
  if (!findChromium()) install('npx', ['playwright', 'install', 'chromium']);
  const found = findChromium();
  if (found) return found;
  throw new Error(howToGetOne('No Chromium was found, and none could be installed.'));
}

/** A mirror that does not answer must not hold the tests back for ever, least of all when one could do without. */
const INSTALL_LIMIT_MS = 300_000;
const BETTER_ONE_LIMIT_MS = 60_000;

function isPreferred(browser: string | undefined): boolean {
  return (
    Boolean(process.env['CHROMIUM_PATH']?.trim()) || Boolean(browser?.endsWith(HEADLESS_SHELL))
  );
}

function canInstallPackages(): boolean {
  return isRoot() && systemHas('apt-get');
}

function installPackage(name: string): void {
  const line = `apt-get update && apt-get install -y --no-install-recommends ${name}`;
  install('sh', ['-c', line]);
}

function install(command: string, parameters: readonly string[]): void {
  console.log('Installing a browser for the tests.');
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  const timeout = findChromium() ? BETTER_ONE_LIMIT_MS : INSTALL_LIMIT_MS;
  spawnSync(command, parameters, {stdio: 'inherit', env, timeout});
}

function systemPaths(commands: readonly string[]): string[] {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return commands.flatMap((command) => [
    `/usr/bin/${command}`,
    ...folders.map((folder) => path.join(folder, command)),
  ]);
}

function systemHas(command: string): boolean {
  return spawnSync(command, ['--version'], {stdio: 'ignore'}).status === 0;
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

function howToGetOne(problem: string): string {
  return [
    problem,
    'Any of these mends it:',
    '- npx playwright install chromium',
    '- sudo apt-get install chromium (Debian), or the like of your system',
    '- CHROMIUM_PATH=/path/to/chrome in the environment',
  ].join('\n');
}
