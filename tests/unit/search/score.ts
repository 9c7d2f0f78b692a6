/**
 * Measures the search by what shoppers wrote and a person would expect: files of `search: ids`, where ids
 * are those of the ebooks ('07', '134'), '*' for any, nothing for what the shop does not sell, and '<10'
 * for the price that all of the first five must keep to.
 */
import {readFileSync} from 'node:fs';
import {ebooks} from '~/content/ebooks';
import type {SearchEngine} from '~/server/search/search-engine';

export interface ExpectedSearch {
  readonly text: string;
  readonly ids: ReadonlySet<string>;
  readonly any: boolean;
  readonly below: number | null;
}

export interface Score {
  /** Of the searches whose product exists, the share that finds it among the first five. */
  readonly found: number;
  /** Of the same, the share that finds nothing at all. */
  readonly empty: number;
  /** Of the searches for what the shop does not sell, the share that is told so. */
  readonly honest: number;
  readonly missed: readonly string[];
}

const FIRST = 5;

export function readSearches(file: string): readonly ExpectedSearch[] {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => {
      const at = line.lastIndexOf(':');
      const wanted = line
        .slice(at + 1)
        .trim()
        .split(/\s+/)
        .filter(Boolean);
      const below = wanted.find((each) => each.startsWith('<'));
      const ids = new Set(
        wanted.flatMap((each) => {
          if (/^\d+$/.test(each)) return each;
          return ebooks.filter(({niche}) => niche === each).map(({id}) => id);
        }),
      );
      return {
        text: line.slice(0, at),
        ids,
        any: wanted.includes('*'),
        below: below ? Number(below.slice(1)) : null,
      };
    });
}

const idOf = (handle: string) => handle.replace('producto-', '');

function firstIds(engine: SearchEngine, text: string): readonly string[] {
  return engine
    .search(text)
    .hits.slice(0, FIRST)
    .map(({entry}) => idOf(entry.handle));
}

export function score(engine: SearchEngine, searches: readonly ExpectedSearch[]): Score {
  const asked = searches.filter(({ids, any}) => any || ids.size > 0);
  const missed: string[] = [];
  let empty = 0;
  for (const {text, ids, any, below} of asked) {
    const first = engine.search(text).hits.slice(0, FIRST);
    if (first.length === 0) empty += 1;
    const dear = first.some(({entry}) => below !== null && Number(entry.price.amount) > below);
    const right = first.some(({entry}) => any || ids.has(idOf(entry.handle)));
    if (!right || dear)
      missed.push(`${text} → ${first.map(({entry}) => idOf(entry.handle)).join(' ')}`);
  }
  const unsold = searches.filter((search) => !asked.includes(search));
  const invented = unsold.filter(({text}) => engine.search(text).hits.length > 0);
  return {
    found: 1 - missed.length / asked.length,
    empty: empty / asked.length,
    honest: 1 - invented.length / Math.max(1, unsold.length),
    missed,
  };
}

/** Of the first five of a broad word, the share that is about it. */
export function purity(engine: SearchEngine, {text, ids}: ExpectedSearch): number {
  const first = firstIds(engine, text);
  return first.length === 0 ? 0 : first.filter((id) => ids.has(id)).length / first.length;
}
