/** A module may consist of several files, each importing the next, and each request may fail. */
const ATTEMPTS = 10;

/** Loads a module, and again after a failure, because most failures are short. Rejects if all attempts fail. */
export function importAgain<Module>(
  load: () => Promise<Module>,
  attempts = ATTEMPTS,
): Promise<Module> {
  return load().catch((error: unknown) => {
    if (attempts === 1) throw error;
    return importAgain(load, attempts - 1);
  });
}
