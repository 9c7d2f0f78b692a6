/**
 * Draws every picture of the catalogue: book covers and further views (800×1000), and collection
 * pictures (800×600). They are SVG text without filters, fonts or links, a few kilobytes each, so
 * that a whole catalogue needs no binary file in the repository; `rasterise.ts` turns them into what
 * browsers get.
 */
import {collectionPicture} from './covers/collection-picture';
import {designOf, type CoverDesign} from './covers/cover-design';
import {frontCover} from './covers/layouts';
import {chapterView, contentsView, licenceView, screensView} from './covers/views';
import {SANS} from './covers/typeset';
import {escapeHtml} from '../../html';
import {nameOf, niches} from './niches';
import {seriesEntryOfHandle} from './series';

const views: readonly ((design: CoverDesign) => string)[] = [
  frontCover,
  contentsView,
  chapterView,
  licenceView,
  screensView,
];

/**
 * The SVG of an image path of the catalogue; null for any other path. `width` in pixels scales the
 * picture as the provider's image service does; without it the picture has its full size.
 */
export function renderCover(path: string, options: {width?: number | undefined}): string | null {
  const cover = /^\/files\/covers\/(producto-\d+)-([1-5])\.png$/.exec(path);
  if (cover?.[1]) return renderProduct(cover[1], Number(cover[2]), options.width);
  const collection = /^\/files\/collections\/([a-z0-9-]+)\.png$/.exec(path);
  return collection?.[1] ? renderCollection(collection[1], options.width) : null;
}

function renderProduct(handle: string, view: number, width: number | undefined): string | null {
  const entry = seriesEntryOfHandle(handle);
  const draw = views[view - 1];
  if (!entry || !draw || view > entry.imageCount) return null;
  return sheet(entry.title, 800, 1000, draw(designOf(entry)), width);
}

function renderCollection(handle: string, width: number | undefined): string | null {
  for (const [i, niche] of niches.entries()) {
    const {subcategories} = niche;
    if (niche.handle === handle) {
      const shown = subcategories.length > 0 ? subcategories.map((one) => one.handle) : [handle];
      return sheet(nameOf(niche), 800, 600, collectionPicture(niche.handle, shown, i), width);
    }
    const own = subcategories.findIndex((one) => one.handle === handle);
    const subcategory = subcategories[own];
    if (!subcategory) continue;
    const picture = collectionPicture(niche.handle, [handle], own);
    return sheet(nameOf(subcategory), 800, 600, picture, width);
  }
  return null;
}

function sheet(title: string, w: number, h: number, content: string, width = w): string {
  const size = `width="${width}" height="${Math.round((width * h) / w)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${w} ${h}" role="img" font-family="${SANS}"><title>${escapeHtml(title)}</title>${content}</svg>`;
}
