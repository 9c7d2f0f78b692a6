/** Everything a drawing of one product needs, decided once from its place in the catalogue. */
import {nameOf} from '../niches';
import {bookOf, type Book} from '../books';
import {hash} from '../pick';
import type {SeriesEntry} from '../series';
import {topics} from '../topics';
import {motifOfTitle} from './motifs/title-motifs';
import {inksOf, paletteOf, schemesOf, type Inks, type Palette, type Scheme} from './palettes';
import type {Voice} from './typeset';

export interface CoverDesign {
  n: number;
  book: Book;
  title: string;
  /** Part of the title after a colon; usually empty. */
  subtitle: string;
  /** Collection of the product and, for further volumes, the number of the volume. */
  kicker: string;
  kind: string;
  palette: Palette;
  inks: Inks;
  scheme: Scheme;
  motif: string;
  voice: Voice;
  layout: number;
}

const LAYOUT_COUNT = 6;

export function designOf(entry: SeriesEntry): CoverDesign {
  const {n, ebook, niche, subcategory, volume} = entry;
  const palette = paletteOf(niche.handle);
  const inks = inksOf(palette);
  const [title = '', subtitle = ''] = ebook.name.split(': ');
  const topic = topics[ebook.id];
  const kind = (topic?.kind ?? 'Ebook PLR').replace(' PLR', '').toUpperCase();
  // Neighbours in a grid never share a layout, and volumes of one ebook never look alike.
  const turn = n + (volume - 1) * 2;
  const schemes = schemesOf(palette);
  return {
    n,
    book: bookOf(ebook.id),
    title,
    subtitle: subtitle && subtitle.charAt(0).toLocaleUpperCase('es') + subtitle.slice(1),
    kicker:
      nameOf(subcategory ?? niche).toLocaleUpperCase('es') +
      (volume > 1 ? ` · VOL. ${volume}` : ''),
    kind,
    palette,
    inks,
    scheme: schemes[(turn + Math.floor(turn / 6)) % 3] ?? schemes[0],
    motif: motifOfTitle(ebook.id)(inks),
    voice: palette.voice,
    layout: (turn * 5 + (hash(Math.floor(turn / 6), 'layout') % 2)) % LAYOUT_COUNT,
  };
}
