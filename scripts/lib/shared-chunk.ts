/**
 * Puts everything that the entry and the root import into one chunk, for every page needs it. Cut by the bundler's own
 * rule it would be some twenty files, and compress 5 kB worse.
 */
import type {Rollup} from 'vite';

const ON_EVERY_PAGE = /\/app\/(?:entry\.client\.tsx|root\.tsx\?__remix-build-client-route)$/;

/** A `manualChunks` function; make one for each build. */
export function sharedChunk() {
  let shared: ReadonlySet<string> | null = null;
  return (id: string, meta: Rollup.ManualChunkMeta): string | undefined => {
    shared ??= staticImports(
      [...meta.getModuleIds()].filter((each) => ON_EVERY_PAGE.test(each)),
      meta,
    );
    return shared.has(id) ? 'shared' : undefined;
  };
}

/** What the entries import, directly or not, without the entries themselves. */
function staticImports(
  entries: readonly string[],
  {getModuleInfo}: Rollup.ManualChunkMeta,
): ReadonlySet<string> {
  const queue = [...entries];
  const found = new Set<string>();
  for (const id of queue) {
    for (const imported of getModuleInfo(id)?.importedIds ?? []) {
      if (found.has(imported) || entries.includes(imported)) continue;
      found.add(imported);
      queue.push(imported);
    }
  }
  return found;
}
