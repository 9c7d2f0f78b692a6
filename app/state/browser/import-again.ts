/** A module may consist of several files, each importing the next, and each request may fail. */
const ATTEMPTS = 10;
/** At the first file that fails an attempt ends; the next one must not join requests of it that fail later. */
const PAUSE_MS = 200;

/** Loads a module, and again after a failure, because most failures are short. Rejects if all attempts fail. */
export function importAgain<Module>(
  load: () => Promise<Module>,
  attempts = ATTEMPTS,
): Promise<Module> {
  return load().catch(async (error: unknown) => {
    if (attempts === 1) throw error;
    await new Promise((later) => setTimeout(later, PAUSE_MS));
    return importAgain(load, attempts - 1);
  });
}
