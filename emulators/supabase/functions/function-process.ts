/** An edge function in a Deno process of its own, started by its first request. */
import {spawn, type ChildProcess} from 'node:child_process';
import {watch, type FSWatcher} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {CACHE_DIRECTORY} from '../constants';

export interface FunctionOptions {
  /** Path of the function's `index.ts`. */
  readonly file: string;
  /** All environment variables of the function. */
  readonly variables: Readonly<Record<string, string>>;
  /** Restarts the function at the next request after its files have changed. */
  readonly watch: boolean;
  /** Keeps the function's output out of the console. */
  readonly quiet: boolean;
}

const ENTRY = fileURLToPath(new URL('./deno-entry.ts', import.meta.url));
const STARTING_TIME_MS = 20_000;

export class FunctionProcess {
  private child: ChildProcess | null = null;
  private listening: Promise<number> | null = null;

  private readonly watcher: FSWatcher | null;

  constructor(private readonly options: FunctionOptions) {
    // Deno's own watch mode would outlive us.
    this.watcher = options.watch
      ? watch(functionsFolder(options.file), {recursive: true}, () => void this.stop()).unref()
      : null;
  }

  /** Port of 127.0.0.1 on which the function answers. Rejects when it does not start; the next call retries. */
  port(): Promise<number> {
    this.listening ??= this.start();
    return this.listening;
  }

  async close(): Promise<void> {
    this.watcher?.close();
    await this.stop();
  }

  /** Stops the function until the next request. */
  private async stop(): Promise<void> {
    const {child} = this;
    this.child = null;
    this.listening = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await exited;
  }

  private start(): Promise<number> {
    const {file, variables, quiet} = this.options;
    const child = spawn(
      denoExecutable(),
      [
        'run',
        ...['--quiet', '--no-prompt', '--no-config', '--no-lock', '--no-remote'],
        ...['--allow-net', '--allow-env', `--allow-read=${functionsFolder(file)}`],
        ENTRY,
        pathToFileURL(path.resolve(file)).href,
      ],
      {
        env: {
          ...variables,
          PATH: process.env['PATH'] ?? '',
          DENO_DIR: path.resolve(CACHE_DIRECTORY, 'deno'),
          DENO_NO_UPDATE_CHECK: '1',
        },
        stdio: ['pipe', 'pipe', quiet ? 'ignore' : 'inherit'],
      },
    );
    this.child = child;
    return this.firstPort(child);
  }

  private firstPort(child: ChildProcess): Promise<number> {
    return new Promise((resolve, reject) => {
      const fail = (reason: string) => {
        if (this.child === child) this.listening = null;
        reject(new Error(`The edge function ${reason}`));
      };
      const timer = setTimeout(() => {
        child.kill('SIGKILL');
        fail('did not start in time');
      }, STARTING_TIME_MS);
      child.once('error', (error) => fail(`could not be run: ${error.message}`));
      child.once('exit', (code) => {
        clearTimeout(timer);
        fail(`stopped (${code ?? 'killed'})`);
      });
      createInterface({input: child.stdout!}).on('line', (line) => {
        const port = /^LISTENING (\d+)$/.exec(line)?.[1];
        if (!port) {
          if (!this.options.quiet) console.log(line);
          return;
        }
        clearTimeout(timer);
        resolve(Number(port));
      });
    });
  }
}

/** The folder above the function's own, with the code that functions share. */
function functionsFolder(file: string): string {
  return path.dirname(path.dirname(path.resolve(file)));
}

/** The binary of the `deno` package itself: its launcher would stand between us and the process. */
export function denoExecutable(): string {
  const require = createRequire(import.meta.url);
  const installer = require('deno/install_api.cjs') as {runInstall(): string};
  return installer.runInstall();
}
