/**
 * Finds a Chromium to drive, or installs one. A test run needs no set-up by hand: on a machine
 * without any browser, Debian's package or Playwright's own download provides it.
 */
import {chromium} from '@playwright/test';
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';

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
 * Path of the browser: `CHROMIUM_PATH`, else Playwright's own, else the system's; null when there
 * is none. @throws {Error} when `CHROMIUM_PATH` names no file.
 */
export function findChromium(): string | null {
  const chosen = process.env['CHROMIUM_PATH']?.trim();
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH names no file: ${chosen}`);
  }
  const candidates = [chromium.executablePath(), ...systemPaths(), ...MAC_APPLICATIONS];
  return candidates.find((candidate) => candidate && existsSync(candidate)) ?? null;
}

/** Path of the browser. @throws {Error} that says how to get one when there is none. */
export function requireChromium(): string {
  const found = findChromium();
  if (!found) throw new Error(howToGetOne('No Chromium was found.'));
  return found;
}

/** Finds a browser, installing one when there is none. @throws {Error} when neither way works. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium was found: installing one.');
  for (const [command, ...parameters] of installCommands()) {
    if (command) spawnSync(command, parameters, {stdio: 'inherit', env: INSTALL_ENVIRONMENT});
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(howToGetOne('No Chromium was found, and none could be installed.'));
}

const INSTALL_ENVIRONMENT = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};

function installCommands(): string[][] {
  const playwright = ['npx', 'playwright', 'install', 'chromium'];
  if (!isRoot() || !systemHas('apt-get')) return [playwright];
  return [
    ['sh', '-c', 'apt-get update && apt-get install -y --no-install-recommends chromium'],
    playwright,
  ];
}

function systemPaths(): string[] {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return COMMANDS.flatMap((command) => [
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
