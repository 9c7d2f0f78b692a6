/**
 * Measures the search by what shoppers wrote and a person would expect: files of `search: ids`, where ids are those of
 * the ebooks ('07', '134'), '*' for any, a niche's handle for its ebooks, nothing for what the shop does not sell, and
 * '<10' for the price that all of the first five must keep to.
 */
import {readFileSync} from 'node:fs';
import {ebooks} from '~/content/ebooks';
import type {SearchEngine} from '~/server/search/catalogue-entry';

export interface Score {
  /** Of the searches whose product exists, the share that finds it among the first five. */
  readonly found: number;
  /** The share of which none of the first three is wrong. */
  readonly clean: number;
  /** nDCG at 10, averaged. */
  readonly ndcg: number;
  /** The share that shows nothing at all. */
  readonly empty: number;
  /** Of the searches for what the shop does not sell, the share that claims no answer. */
  readonly honest: number;
  readonly missed: readonly string[];
}

export function score(engine: SearchEngine, file: string): Score {
  const sums = {asked: 0, found: 0, clean: 0, ndcg: 0, empty: 0, unsold: 0, honest: 0};
  const missed: string[] = [];
  for (const line of readFileSync(new URL(file, import.meta.url), 'utf8').split('\n')) {
    const at = line.lastIndexOf(':');
    if (at < 0) continue;
    const text = line.slice(0, at);
    const wanted = line
      .slice(at + 1)
      .split(/\s+/)
      .filter(Boolean);
    const below = Number(wanted.find((each) => each.startsWith('<'))?.slice(1) ?? Infinity);
    const ids = new Set(
      wanted.flatMap((each) =>
        /^\d+$/.test(each) ? each : ebooks.filter(({niche}) => niche === each).map(({id}) => id),
      ),
    );
    const {hits, near} = engine.search(text);
    if (ids.size === 0 && !wanted.includes('*')) {
      sums.unsold += 1;
      sums.honest += Number(hits.length === 0);
      continue;
    }
    const shown = (hits.length > 0 ? hits : near).slice(0, 10).map(({entry}) => entry);
    const right = shown.map(
      ({handle, price}) =>
        (wanted.includes('*') || ids.has(handle.replace('producto-', ''))) &&
        Number(price.amount) <= below,
    );
    const gain = (count: number, counts: (at: number) => boolean) =>
      Array.from({length: count}, (_, place) =>
        counts(place) ? 1 / Math.log2(place + 2) : 0,
      ).reduce((a, b) => a + b, 0);
    const isFound = right.slice(0, 5).includes(true);
    sums.asked += 1;
    sums.found += Number(isFound);
    sums.clean += Number(shown.length > 0 && !right.slice(0, 3).includes(false));
    sums.ndcg +=
      gain(right.length, (place) => right[place] === true) /
      gain(Math.min(10, ids.size || 10), () => true);
    sums.empty += Number(shown.length === 0);
    if (!isFound) missed.push(`${text} → ${shown.map(({handle}) => handle).join(' ')}`);
  }
  const share = (count: number) => count / sums.asked;
  return {
    found: share(sums.found),
    clean: share(sums.clean),
    ndcg: share(sums.ndcg),
    empty: share(sums.empty),
    honest: sums.honest / Math.max(1, sums.unsold),
    missed,
  };
}
