/**
 * Which ebook the n-th product of the catalogue is. Products 1 to 134 are the ebooks themselves;
 * beyond that they are further volumes of the same ebooks, so that a large catalogue keeps the
 * proportions between niches. Also names the few products that are special on purpose.
 */
import {ebooks, type Ebook} from './ebooks';
import type {Niche, Subcategory} from './niches';
import {pick} from './pick';

export interface SeriesEntry {
  /** 1-based position in the catalogue. */
  n: number;
  handle: string;
  title: string;
  /** 1 for the ebook itself, 2 and up for the further volumes. */
  volume: number;
  ebook: Ebook;
  niche: Niche;
  subcategory: Subcategory | null;
  imageCount: number;
}

/** Positions that the storefront's edge cases are tried with. */
export const special = {several: 23, withoutImage: 47, soldOut: 67, combined: 76} as const;

/** Coprime with 134: walks every ebook once a round, and any run of it is spread over all niches. */
const STRIDE = 83;

/** The n-th product, n from 1; throws a RangeError below. */
export function seriesEntry(n: number): SeriesEntry {
  const count = ebooks.length;
  const index = n <= count ? n - 1 : ((n - 1) * STRIDE) % count;
  const ebook = ebooks[index];
  if (!ebook) throw new RangeError(`No product at position ${n}`);
  const volume = Math.floor((n - 1) / count) + 1;
  return {
    n,
    handle: `producto-${n <= count ? ebook.id : n}`,
    title: volume === 1 ? ebook.name : `${ebook.name} (Volumen ${volume})`,
    volume,
    ebook,
    niche: ebook.niche,
    subcategory: ebook.subcategory,
    imageCount: n === special.withoutImage ? 0 : pick([5, 4, 5, 3, 2, 4, 1, 5], n, 'images'),
  };
}

/** Reads a handle back ('producto-07', 'producto-134'); null when it is not a product's handle. */
export function seriesEntryOfHandle(handle: string): SeriesEntry | null {
  const digits = /^producto-(\d{2,7})$/.exec(handle)?.[1];
  if (!digits || Number(digits) < 1) return null;
  const entry = seriesEntry(Number(digits));
  return entry.handle === handle ? entry : null;
}
