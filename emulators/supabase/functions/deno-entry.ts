/**
 * Runs one edge function in Deno on a free port of this machine: `deno run deno-entry.ts <file>`. The
 * function calls `Deno.serve` as on the hosted service; the port is told on standard output. Ends when
 * standard input closes, which it does when the emulator ends, however that ends.
 */
export {};

type Handler = (request: Request) => Response | Promise<Response>;

/** The little of Deno that is used here; this file is type-checked as part of a Node project. */
declare const Deno: {
  args: string[];
  exit(code: number): never;
  stdin: {readable: AsyncIterable<Uint8Array>};
  addSignalListener(signal: 'SIGINT', handler: () => void): void;
  serve: {
    (handler: Handler): unknown;
    (
      options: {
        hostname: string;
        port: number;
        onListen(address: {port: number}): void;
        onError(error: unknown): Response;
      },
      handler: Handler,
    ): unknown;
  };
};

const serve = Deno.serve;
Deno.serve = ((handler: Handler) =>
  serve(
    {
      hostname: '127.0.0.1',
      port: 0,
      onListen: ({port}) => console.log(`LISTENING ${port}`),
      onError(error) {
        console.error(error);
        // What the hosted service says of a function that threw.
        return Response.json(
          {code: 'WORKER_ERROR', message: 'Function exited due to an error'},
          {status: 500},
        );
      },
    },
    handler,
  )) as typeof Deno.serve;

// Ctrl-C reaches the whole group; the emulator decides when to close.
Deno.addSignalListener('SIGINT', () => {});
void endWithParent();
await import(Deno.args[0] ?? '');

async function endWithParent(): Promise<void> {
  for await (const _chunk of Deno.stdin.readable);
  Deno.exit(0);
}
