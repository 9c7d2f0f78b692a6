/**
 * How much memory the worker's own code holds, as the runtime's debugger tells. What the process takes
 * altogether says less: it grows with the local stand-in of the Cache API, which keeps every page that
 * it was ever given, and with garbage that a machine with memory to spare is in no hurry to collect.
 */
import {setTimeout as wait} from 'node:timers/promises';
import {WebSocket} from 'ws';

export interface WorkerHeap {
  /** Megabytes, with what has not been collected yet. */
  used(): Promise<number>;
  /**
   * Megabytes once all garbage is collected, which stops the worker for a moment.
   *
   * @param wake makes a request: an idle worker collects nothing.
   */
  held(wake: () => Promise<unknown>): Promise<number>;
  close(): void;
}

/** Of the debugger's protocol, bytes. */
interface HeapUsage {
  readonly usedSize: number;
  /** Texts and buffers that lie outside the heap. */
  readonly backingStorageSize: number;
}

const PAUSE_MS = 5;

/** @param port of the debugger, which is ready once the worker has answered a request. */
export async function connectToHeap(port: number): Promise<WorkerHeap> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`);
  await new Promise<void>((resolve, reject) => socket.once('open', resolve).once('error', reject));
  let asked = 0;

  function ask(method: string): Promise<unknown> {
    return new Promise((resolve) => {
      const id = (asked += 1);
      const onMessage = (data: Buffer) => {
        const answer = JSON.parse(data.toString()) as {id?: number; result?: unknown};
        if (answer.id !== id) return;
        socket.off('message', onMessage);
        resolve(answer.result);
      };
      socket.on('message', onMessage);
      socket.send(JSON.stringify({id, method}));
    });
  }

  async function used(): Promise<number> {
    const usage = (await ask('Runtime.getHeapUsage')) as HeapUsage | undefined;
    return usage ? (usage.usedSize + usage.backingStorageSize) / 1e6 : NaN;
  }

  return {
    used,
    async held(wake) {
      let collected = false;
      void ask('HeapProfiler.collectGarbage').then(() => (collected = true));
      while (!collected) {
        await wake();
        await wait(PAUSE_MS);
      }
      return used();
    },
    close: () => socket.close(),
  };
}
