/** Runs a command-line script: a failure is its message, not a stack trace; Ctrl-C closes cleanly. */
export interface Running {
  close(): Promise<void>;
}

export async function run(start: () => Promise<Running>): Promise<void> {
  let running: Running;
  try {
    running = await start();
  } catch (error) {
    console.error(`\n✖ ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
  let closing = false;
  const stop = () => {
    if (closing) process.exit(1);
    closing = true;
    void running.close().finally(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.removeAllListeners(signal);
    process.on(signal, stop);
  }
  // The worker's runtime, started by the first visit, would end the process at once on a signal, with
  // the database still writing. What it must do at the end it does on 'exit' as well.
  process.on('newListener', (event, listener: () => void) => {
    if (event === 'SIGINT' || event === 'SIGTERM') {
      queueMicrotask(() => process.removeListener(event, listener));
    }
  });
}
