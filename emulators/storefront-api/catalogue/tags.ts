/** Three to six tags a product: its themes first (the screen shows the first), then where it is filed. */
import {tagOf} from './niches';
import type {SeriesEntry} from './series';
import {topics} from './topics';

export function tagsOf(entry: SeriesEntry): string[] {
  const themes = topics[entry.ebook.id]?.themes ?? [];
  const filed = [entry.subcategory, entry.niche].flatMap((one) => (one ? tagOf(one) : []));
  return [...new Set([...themes, ...filed])];
}
