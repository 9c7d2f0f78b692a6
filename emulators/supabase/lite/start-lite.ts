/** Starts @supabase/lite in a process of its own. */
import {fork} from 'node:child_process';
import {compileEntry} from './compile-entry';
import type {Mail} from './mail';
import type {FromLite, LiteOptions, ToLite} from './messages';

export interface Lite {
  /** Port of 127.0.0.1, once lite answers; rejects when it cannot start. */
  readonly port: Promise<number>;
  /** Deletes all accounts, wishes and messages, or makes every session a day older. */
  order(what: 'empty' | 'age'): Promise<void>;
  close(): Promise<void>;
}

const CLOSING_TIME_MS = 5000;

export function startLite(options: LiteOptions, onMail: (mail: Mail) => void): Lite {
  const child = fork(compileEntry(), [JSON.stringify(options)], {
    // Optimising the database's code for a long life costs a third more than tests ever get back from it.
    execArgv: ['--liftoff-only'],
    env: {...process.env, LITE_TELEMETRY: '0', EXPERIMENTAL_STORAGE: '1'},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const port = new Promise<number>((resolve, reject) => {
    child.on('message', (message: FromLite) => {
      if (message.type === 'ready') resolve(message.port);
      if (message.type === 'mail') onMail(message.mail);
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error('The account backend stopped')));
  });
  // Callers that await the port get the error; without a caller, it must not crash the process.
  port.catch(() => {});
  const send = (message: ToLite) => child.send(message);
  return {
    port,
    async order(what) {
      await port;
      const done = new Promise<void>((resolve) => {
        const listen = (message: FromLite) => {
          if (message.type !== 'done') return;
          child.off('message', listen);
          resolve();
        };
        child.on('message', listen);
      });
      send(what);
      await done;
    },
    async close() {
      // A database in the middle of starting has nothing to save.
      const ready = await Promise.race([
        port.then(
          () => true,
          () => false,
        ),
        soon(),
      ]);
      if (ready) {
        send('close');
        await Promise.race([exited, delay(CLOSING_TIME_MS)]);
      }
      child.kill('SIGKILL');
      await exited;
    },
  };
}

function soon(): Promise<false> {
  return new Promise((resolve) => setImmediate(() => resolve(false)));
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
