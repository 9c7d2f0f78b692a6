/**
 * The part of TOML that a Supabase `config.toml` uses: sections, and one-line strings, whole numbers,
 * booleans and lists of strings. Anything else is refused with its line, never skipped.
 */
export type TomlValue = string | number | boolean | readonly string[];
export interface TomlTable {
  [key: string]: TomlValue | TomlTable;
}

/** @throws {Error} naming the first line with any other syntax. */
export function parseToml(text: string): TomlTable {
  const root: TomlTable = {};
  let table = root;
  text.split('\n').forEach((raw, index) => {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) return;
    const section = /^\[([\w.-]+)\]$/.exec(line)?.[1];
    if (section) {
      table = openSection(root, section);
      return;
    }
    const [, key, source] = /^([\w-]+)\s*=\s*(.+)$/.exec(line) ?? [];
    const value = source === undefined ? undefined : parseValue(source);
    if (key === undefined || value === undefined) {
      throw new Error(`config.toml, line ${index + 1}: cannot read '${line}'`);
    }
    table[key] = value;
  });
  return root;
}

function openSection(root: TomlTable, path: string): TomlTable {
  return path.split('.').reduce((table, name) => {
    const found = (table[name] ??= {});
    if (typeof found !== 'object' || Array.isArray(found)) {
      throw new Error(`config.toml: [${path}] is already a value`);
    }
    return found as TomlTable;
  }, root);
}

function parseValue(source: string): TomlValue | undefined {
  const bare = /^("(?:[^"\\]|\\.)*"|\[.*\]|[\w-]+)\s*(?:#.*)?$/.exec(source)?.[1];
  if (bare === undefined) return undefined;
  if (bare === 'true' || bare === 'false') return bare === 'true';
  if (/^-?\d+$/.test(bare)) return Number(bare);
  // Strings and lists of strings are written as in JSON.
  try {
    const value: unknown = JSON.parse(bare);
    if (typeof value === 'string') return value;
    return Array.isArray(value) && value.every((item) => typeof item === 'string')
      ? value
      : undefined;
  } catch {
    return undefined;
  }
}
