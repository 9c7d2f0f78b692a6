/**
 * The shop's own modules as functions that can be called again and again: each call is a page of its own,
 * or an isolate of the worker, with memory of its own and the globals that it is given. Packages are shared.
 */
import {createRequire} from 'node:module';
import path from 'node:path';
import {Script} from 'node:vm';
import {build, type Plugin} from 'esbuild';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const require = createRequire(import.meta.url);

/** Evaluates the modules anew with these globals; returns the entry's exports. */
export type Load<Module> = (globals: Readonly<Record<string, unknown>>) => Module;

interface BundleOptions {
  /** Path of the module whose exports are wanted, from the root of the project. */
  readonly entry: string;
  /** Names of the globals that are given at each call. */
  readonly globals: readonly string[];
  /** Packages that are bundled too, because they keep state or read globals. */
  readonly inlined: readonly string[];
  /** Value of `import.meta.env.SSR`. */
  readonly isWorker: boolean;
  /** Modules that exist in a build alone, by their names. */
  readonly virtual: Readonly<Record<string, string>>;
}

/** @throws {Error} when a module cannot be bundled. */
export async function bundle<Module>(options: BundleOptions): Promise<Load<Module>> {
  const {entry, globals, isWorker} = options;
  const {outputFiles} = await build({
    entryPoints: [path.join(ROOT, entry)],
    absWorkingDir: ROOT,
    bundle: true,
    write: false,
    format: 'cjs',
    platform: isWorker ? 'neutral' : 'browser',
    mainFields: isWorker ? ['module', 'main'] : ['browser', 'module', 'main'],
    conditions: ['import'],
    target: 'es2022',
    jsx: 'automatic',
    logLevel: 'silent',
    define: {
      'import.meta.env.DEV': 'false',
      'import.meta.env.PROD': 'true',
      'import.meta.env.SSR': String(isWorker),
      'import.meta.env.BASE_URL': '"/"',
      'import.meta.env.MODE': '"production"',
    },
    plugins: [shopModules(options)],
  });
  const text = outputFiles[0]?.text ?? '';
  const names = ['module', 'exports', 'require', ...globals];
  const script = new Script(`(function (${names.join(', ')}) {${text}\n})`, {
    filename: `simulation/${path.basename(entry)}`,
  });
  const evaluate = script.runInThisContext() as (...values: unknown[]) => void;
  return (given) => {
    const module = {exports: {}};
    evaluate(module, module.exports, require, ...globals.map((name) => given[name]));
    return module.exports as Module;
  };
}

/** Resolves imports like Vite in a build. */
function shopModules({inlined, virtual}: BundleOptions): Plugin {
  return {
    name: 'shop-modules',
    setup(builder) {
      builder.onResolve({filter: /^~\//}, ({path: id, ...rest}) =>
        builder.resolve(`./app/${id.slice(2)}`, {...rest, resolveDir: ROOT}),
      );
      builder.onResolve({filter: /^@common\//}, ({path: id, ...rest}) =>
        builder.resolve(`./supabase/functions/_shared/common/${id.slice('@common/'.length)}`, {
          ...rest,
          resolveDir: ROOT,
        }),
      );
      builder.onResolve({filter: /^virtual:/}, ({path: id}) => ({path: id, namespace: 'virtual'}));
      builder.onLoad({filter: /./, namespace: 'virtual'}, ({path: id}) => ({
        contents: virtual[id] ?? 'export default null;',
        resolveDir: ROOT,
        loader: 'ts',
      }));
      // URLs of files, which nobody fetches here.
      builder.onResolve({filter: /\?url$/}, ({path: id}) => ({path: id, namespace: 'address'}));
      builder.onLoad({filter: /./, namespace: 'address'}, ({path: id}) => ({
        contents: `export default ${JSON.stringify(`/${path.basename(id)}`)};`,
      }));
      builder.onResolve({filter: /^[@a-z]/}, ({path: id}) =>
        inlined.some((name) => id === name || id.startsWith(`${name}/`)) ||
        id.startsWith('virtual:')
          ? null
          : {path: id, external: true},
      );
    },
  };
}
