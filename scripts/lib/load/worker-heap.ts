/**
 * How much memory the worker's own code holds, as the runtime's debugger tells. What the process takes
 * altogether says less: it grows with the local stand-in of the Cache API, and with garbage that a
 * machine with memory to spare is in no hurry to collect.
 */
import {WebSocket} from 'ws';

export interface WorkerHeap {
  /** Megabytes, with what has not been collected yet. */
  used(): Promise<number>;
  close(): void;
}

/** @param port of the debugger, which is ready once the worker has answered a request. */
export async function connectToHeap(port: number): Promise<WorkerHeap> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`);
  await new Promise<void>((resolve, reject) => socket.once('open', resolve).once('error', reject));
  let asked = 0;
  return {
    used: () =>
      new Promise((resolve) => {
        const id = (asked += 1);
        const onMessage = (data: Buffer) => {
          const answer = JSON.parse(data.toString()) as {id?: number; result?: {usedSize: number}};
          if (answer.id !== id) return;
          socket.off('message', onMessage);
          resolve((answer.result?.usedSize ?? NaN) / 1e6);
        };
        socket.on('message', onMessage);
        socket.send(JSON.stringify({id, method: 'Runtime.getHeapUsage'}));
      }),
    close: () => socket.close(),
  };
}
